import { beforeAll, describe, expect, it } from 'vitest';
import type { Static, TSchema } from '#contract/common.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import {
  meetingCancelled,
  meetingCreated,
  meetingMinutesPublished,
  meetingReminder,
} from '#features/assemblies/meetings/notification-types.ts';
import { budgetApproved } from '#features/assemblies/minutes/budget-approved.ts';
import { paymentDue } from '#features/books/owner-accounts/notification-types.ts';
import {
  documentShared,
  documentUploaded,
} from '#features/documents/documents/notification-types.ts';
import { callForFundsIssued } from '#features/money/calls-for-funds/notification-types.ts';
import {
  expenseApproved,
  expenseRejected,
  expenseSubmitted,
} from '#features/money/expenses/notification-types.ts';
import { paymentOverdue } from '#features/money/payment-reminders/notification-types.ts';
import { paymentReceived } from '#features/money/payments/notification-types.ts';
import type { NotificationTypeDefinition } from '#features/notifications/definition.ts';
import { systemAlert, systemMaintenance } from '#features/notifications/notification-types.ts';
import { gdprRequestCompleted } from '#features/privacy/requests/notification-types.ts';
import {
  ticketAssigned,
  ticketCreated,
  ticketResolved,
  ticketUpdate,
} from '#features/tickets/notification-types.ts';
import { ownershipTransferred } from '#features/unit-transfers/notification-types.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { aCrowd, type Crowd } from '#test/helpers/crowd.ts';
import type { Fixture } from '#test/helpers/fixture.ts';
import { must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

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

/** An event that needs only people and a building in the database, and its recipients. */
interface PlainEvent {
  readonly definition: NotificationTypeDefinition;
  readonly what: string;
  readonly payload: unknown;
  readonly names: readonly string[];
}

function event<Schema extends TSchema>(
  definition: NotificationTypeDefinition<Schema>,
  what: string,
  payload: Static<Schema>,
  names: readonly string[],
): PlainEvent {
  return { definition, what, payload, names };
}

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
  const asked = {
    gdpr_request_id: NIL_UUID,
    owner_id: fixture.ownerId,
    status: 'Completed',
  } as const;
  const before = { ...meeting, scheduled_date: '2023-12-31T12:00:00Z' };
  const boardMeeting = { ...meeting, meeting_type: 'BoardMeeting' } as const;
  const decided = { building_id, decision_id: NIL_UUID };
  const year = { ...decided, fiscal_year: '2026', amount_cents: 123_450 };
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
    event(meetingCreated, 'owners and board', meeting, [...owners, ...board]),
    event(meetingReminder, 'owners and board', meeting, [...owners, ...board]),
    event(meetingCancelled, 'owners and board', { ...meeting, reason: 'x' }, [...owners, ...board]),
    event(meetingMinutesPublished, 'owners and board', meeting, [...owners, ...board]),
    event(meetingMinutesPublished, 'the owners of that day', before, board),
    event(meetingCreated, 'the board alone for its own', boardMeeting, board),
    event(budgetApproved, 'owners and readers of the books', year, [
      ...owners,
      ...board,
      ...office,
    ]),
    event(documentShared, 'owners', { ...paper, visibility: 'Owners' }, owners),
    event(documentShared, 'the board', { ...paper, visibility: 'Board' }, board),
    event(documentShared, 'nobody', { ...paper, visibility: 'Staff' }, []),
    event(documentShared, 'all owners', { ...ofOffice, visibility: 'Owners' }, [
      'anne',
      'bart',
      'bartElsewhere',
    ]),
    event(documentUploaded, 'the office', { ...paper, visibility: 'Staff' }, office),
    event(documentUploaded, 'the board too', { ...paper, visibility: 'Board' }, [
      ...office,
      ...board,
    ]),
    event(documentUploaded, 'those who are not narrowed', { ...ofOffice, visibility: 'Owners' }, [
      ...office,
      'boardMember',
    ]),
    event(ticketCreated, 'syndics and board', ticket, ['syndic', ...board]),
    event(ticketUpdate, 'who opened it', ticket, ['anne']),
    event(ticketUpdate, 'who deals with it too', assigned, ['anne', 'boardMember']),
    event(ticketAssigned, 'who deals with it', assigned, ['boardMember']),
    event(ticketAssigned, 'nobody', ticket, []),
    event(ticketResolved, 'who opened it', ticket, ['anne']),
    event(gdprRequestCompleted, 'who asked', { ...asked, kind: 'Erasure' }, ['anne']),
    event(gdprRequestCompleted, 'who asked', { ...asked, kind: 'Access' }, ['anne']),
    event(systemAlert, 'syndics', { ...alert, audience: 'Syndics' }, ['syndic']),
    event(systemAlert, 'the staff', { ...alert, audience: 'Staff' }, [...office, ...board]),
    event(systemAlert, 'staff and owners', { ...alert, audience: 'Everybody' }, [
      ...office,
      ...board,
      'anne',
      'bart',
    ]),
    event(systemAlert, 'all', { message: 'Gaz', building_id: null, audience: 'Everybody' }, all),
    event(systemMaintenance, 'everybody', window, all),
  ];
}

describe('what needs no records of its own', () => {
  it('goes to the people whom it concerns', async () => {
    for (const { definition, what, payload, names } of plainEvents()) {
      const found = await crowd.listRecipientNames(definition, payload);
      expect(found, `${definition.type}: ${what}`).toEqual([...new Set(names)].sort());
    }
  });

  it('is not told to the one who did it', async () => {
    const payload = { document_id: NIL_UUID, building_id: null, title: 'Polis' } as const;
    expect(
      await crowd.listRecipientNames(
        documentUploaded,
        { ...payload, visibility: 'Staff' },
        tenant.syndic,
      ),
    ).toEqual(['accountant', 'auditor', 'chris']);
  });

  it('goes to those who run the platform, and to nobody else, where it concerns all of it', async () => {
    const late = { finding: 'backup_late', building_id: null, audience: 'Operators' } as const;
    const names = await crowd.listRecipientNames(systemAlert, late);
    expect(names).toContain('superAdmin');
    expect(names.filter((name) => [...office, ...board, ...owners].includes(name))).toEqual([]);
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
    const due = { due_date: '2026-03-31', receivable_ids: receivables.map(({ id }) => id) };
    const events = [
      ...plainEvents(),
      event(expenseSubmitted, '', { expense_id }, []),
      event(expenseApproved, '', { expense_id }, []),
      event(expenseRejected, '', { expense_id }, []),
      event(callForFundsIssued, '', { call_for_funds_id }, []),
      event(paymentReceived, '', { payment_id }, []),
      event(paymentOverdue, '', { payment_reminder_ids: [reminder] }, []),
      event(paymentDue, '', due, []),
      event(ownershipTransferred, '', transfer, []),
    ];
    const seen = new Set<NotificationType>();
    for (const { definition, payload } of events) {
      const { type } = definition;
      const { recipients, values } = await crowd.told(definition, payload);
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
    expect([...seen].toSorted()).toEqual(NOTIFICATION_TYPES.toSorted());
  });
});
