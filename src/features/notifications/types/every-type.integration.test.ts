import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { aCrowd, type Crowd } from '#test/helpers/crowd.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { definitionOf, type PayloadOf } from './index.ts';

let crowd: Crowd;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  crowd = await aCrowd(await startTestApp());
  ({ tenant, fixture } = crowd);
});

const owners = ['accountant', 'anne', 'bart'];
const board = ['boardHere', 'boardMember'];
const office = ['accountant', 'auditor', 'chris', 'syndic'];

/** An event of a type whose operations need nothing in the database but people and a building. */
type PlainEvent = {
  [T in NotificationType]: readonly [type: T, what: string, payload: PayloadOf<T>, names: string[]];
}[NotificationType];

function plainEvents(): PlainEvent[] {
  const { buildingId: building_id, owner } = fixture;
  const { boardMember } = tenant;
  const meeting = {
    meeting_id: NIL_UUID,
    building_id,
    meeting_type: 'GeneralAssembly',
    title: 'AG 2026',
    scheduled_date: '2026-04-30T16:30:00Z',
  } as const;
  const paper = { document_id: NIL_UUID, building_id, title: 'Polis' };
  const ofOffice = { ...paper, building_id: null };
  const ticket = { ticket_id: NIL_UUID, building_id, title: 'Porte', created_by: owner.userId };
  const assigned = { ...ticket, assignee_id: boardMember.userId };
  const alert = { message: 'Gaz', building_id };
  const request = { user_id: owner.userId, owner_id: fixture.ownerId };
  const before = { ...meeting, scheduled_date: '2023-12-31T12:00:00Z' };
  const boardMeeting = { ...meeting, meeting_type: 'BoardMeeting' } as const;
  const year = { building_id, fiscal_year: '2026', amount_cents: 123_450 };
  const window = { starts_at: '2026-04-30T20:00:00Z', ends_at: '2026-04-30T21:00:00Z' };
  const all = [
    ...office,
    ...board,
    'anne',
    'bart',
    'bartElsewhere',
    'boardElsewhere',
    'syndicElsewhere',
  ];
  return [
    ['MeetingCreated', 'owners and board', meeting, [...owners, ...board]],
    ['MeetingReminder', 'owners and board', meeting, [...owners, ...board]],
    ['MeetingCancelled', 'owners and board', { ...meeting, reason: 'x' }, [...owners, ...board]],
    ['MeetingMinutesPublished', 'owners and board', meeting, [...owners, ...board]],
    ['MeetingMinutesPublished', 'the owners of that day', before, board],
    ['MeetingCreated', 'the board alone for its own', boardMeeting, board],
    ['BudgetApproved', 'owners and readers of the books', year, [...owners, ...board, ...office]],
    ['DocumentShared', 'owners', { ...paper, visibility: 'Owners' }, owners],
    ['DocumentShared', 'the board', { ...paper, visibility: 'Board' }, board],
    ['DocumentShared', 'nobody', { ...paper, visibility: 'Staff' }, []],
    [
      'DocumentShared',
      'all owners',
      { ...ofOffice, visibility: 'Owners' },
      ['anne', 'bart', 'bartElsewhere'],
    ],
    ['DocumentUploaded', 'the office', { ...paper, visibility: 'Staff' }, office],
    ['DocumentUploaded', 'the board too', { ...paper, visibility: 'Board' }, [...office, ...board]],
    [
      'DocumentUploaded',
      'those who are not narrowed',
      { ...ofOffice, visibility: 'Owners' },
      [...office, 'boardMember'],
    ],
    ['TicketCreated', 'syndics and board', ticket, ['syndic', ...board]],
    ['TicketUpdate', 'who opened it', ticket, ['anne']],
    ['TicketUpdate', 'who deals with it too', assigned, ['anne', 'boardMember']],
    ['TicketAssigned', 'who deals with it', assigned, ['boardMember']],
    ['TicketAssigned', 'nobody', ticket, []],
    ['TicketResolved', 'who opened it', ticket, ['anne']],
    ['GdprRequestCompleted', 'who asked', { ...request, request: 'Erasure' }, ['anne']],
    ['GdprRequestCompleted', 'who asked', { ...request, request: 'DataExport' }, ['anne']],
    ['SystemAlert', 'syndics', { ...alert, audience: 'Syndics' }, ['syndic']],
    ['SystemAlert', 'the staff', { ...alert, audience: 'Staff' }, [...office, ...board]],
    [
      'SystemAlert',
      'staff and owners',
      { ...alert, audience: 'Everybody' },
      [...office, ...board, 'anne', 'bart'],
    ],
    ['SystemAlert', 'all', { message: 'Gaz', building_id: null, audience: 'Everybody' }, all],
    ['SystemMaintenance', 'everybody', window, all],
  ];
}

describe('what needs no records of its own', () => {
  it('goes to the people whom it concerns', async () => {
    for (const [type, what, payload, expected] of plainEvents()) {
      const found = await crowd.namesTold(type, payload);
      expect(found, `${type}: ${what}`).toEqual([...new Set(expected)].sort());
    }
  });

  it('is not told to the one who did it', async () => {
    const payload = { document_id: NIL_UUID, building_id: null, title: 'Polis' } as const;
    expect(
      await crowd.namesTold('DocumentUploaded', { ...payload, visibility: 'Staff' }, tenant.syndic),
    ).toEqual(['accountant', 'auditor', 'chris']);
  });
});

describe('every type', () => {
  it('has values and links for all its texts, in every language', async () => {
    const expense_id = await crowd.expenses.anExpense('Rejected');
    const { id: call_for_funds_id } = await crowd.calls.aSentCall();
    const { id: payment_id } = await crowd.calls.pay(fixture.ownerId, 1);
    const owing = { building_id: fixture.buildingId, owner_id: fixture.ownerId };
    const { id: reminder } = must(await tenant.accountant.post('/payment-reminders', owing), 201);
    const receivables: { id: string }[] = await crowd.calls.receivables(call_for_funds_id);
    const transfer = {
      unit_id: fixture.unitId,
      unit_owner_id: fixture.unitOwnerId,
      from_owner_id: fixture.ownerId,
      to_owner_id: fixture.otherOwnerId,
      effective_date: '2026-04-01',
    };
    const events: [NotificationType, unknown][] = [
      ...plainEvents().map(([type, , payload]): [NotificationType, unknown] => [type, payload]),
      ['ExpenseSubmitted', { expense_id }],
      ['ExpenseApproved', { expense_id }],
      ['ExpenseRejected', { expense_id }],
      ['CallForFundsIssued', { call_for_funds_id }],
      ['PaymentReceived', { payment_id }],
      ['PaymentOverdue', { payment_reminder_ids: [reminder] }],
      ['PaymentDue', { due_date: '2026-03-31', receivable_ids: receivables.map(({ id }) => id) }],
      ['OwnershipTransferred', transfer],
    ];
    const seen = new Set<NotificationType>();
    for (const [type, payload] of events) {
      const { recipients, values } = await crowd.told(type, payload as never);
      const definition = definitionOf(type);
      const link = recipients[0]?.link ?? definition.link(payload);
      expect(link ?? '/', type).toMatch(/^\/[\w/-]*$/);
      expect(definition.objectId(payload) ?? 'x', type).not.toMatch(/undefined|null|^$/);
      for (const { values: own } of recipients) {
        for (const language of LANGUAGES) {
          const facts = { ...values, ...own };
          const message = translate(language, `notification.${type}.message`, facts);
          expect(message, `${type} ${language}`).not.toMatch(/notification\.|undefined|[{}]/);
          seen.add(type);
        }
      }
    }
    expect(NOTIFICATION_TYPES.filter((type) => !seen.has(type))).toEqual([]);
  });
});
