import { describe, expect, it } from 'vitest';
import { aFixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const { syndic, accountant } = tenant;
const { owner: anne, ownerId, otherOwnerId, buildingId } = await aFixture(test, tenant);

const act = (who: Caller, operation: string, body: object, id = ownerId) =>
  who.put(`/gdpr/owners/${id}/${operation}`, body);
const list = async (what: string, who = syndic): Promise<Json[]> =>
  must(await who.get(`/gdpr/owners/${ownerId}/${what}`), 200);
const stateOf = async (id: string) => must(await syndic.get(`/gdpr/requests/${id}`), 200).status;
const asked = async (kind: string): Promise<string> =>
  must(await anne.post('/gdpr/requests', { kind }), 201).id;

/** Sends a notification, and returns its status on each channel. */
async function outcome(notification_type: string): Promise<Record<string, string>> {
  const told = { user_id: anne.userId, notification_type, title: 'Lift', message: 'Stands still' };
  const { deliveries } = must(await syndic.post('/notifications', told), 201);
  return Object.fromEntries(
    deliveries.map(({ channel, status, reason }: Json) => [channel, reason ?? status]),
  );
}

describe('a rectification', () => {
  it('keeps what it was before, with who, when and why, and answers the request', async () => {
    const request = await asked('Rectification');
    const change = { phone: '0477 33 99 41', address: 'Kerkstraat 5, 9000 Gent' };
    must(await act(syndic, 'rectify', change), 400);
    const reason = 'Mistyped';
    expect(must(await act(syndic, 'rectify', { ...change, reason }), 200)).toMatchObject({
      phone: '+32477339941',
      address: change.address,
    });
    const kept = { reason, rectified_by: syndic.userId, rectified_at: '2026-03-16T09:00:00.000Z' };
    expect(await list('rectifications')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...kept,
          field: 'phone',
          value_before: null,
          value_after: '+32477339941',
        }),
        expect.objectContaining({ ...kept, field: 'address', value_after: change.address }),
      ]),
    );
    expect(await list('rectifications', anne)).toHaveLength(2);
    expect(await stateOf(request)).toBe('Completed');
    must(await act(syndic, 'rectify', { phone: '+32477339941', reason }), 200);
    expect(await list('rectifications')).toHaveLength(2);
  });
});

describe('a restriction', () => {
  it('keeps data without using it, until it is lifted', async () => {
    const request = await asked('Restriction');
    expect(await outcome('TicketUpdate')).toMatchObject({ Email: 'channel_disabled' });
    const reason = 'The share is contested';
    expect(must(await act(syndic, 'restrict', { reason }), 200).is_restricted).toBe(true);
    expect(await stateOf(request)).toBe('Completed');
    expect(must(await act(syndic, 'restrict', { reason }), 409).code).toBe('duplicate');
    const restricted = {
      Email: 'restricted',
      SMS: 'restricted',
      Push: 'restricted',
      InApp: 'Sent',
    };
    expect(await outcome('DocumentShared')).toEqual(restricted);
    expect((await outcome('MeetingCreated'))['Email']).toBe('not_configured');

    expect(must(await act(syndic, 'object', { reason }), 200).is_restricted).toBe(true);
    const lift = { ground: 'Restriction', reason: 'Settled by the deed' };
    expect(must(await act(syndic, 'lift-restriction', lift), 200).is_restricted).toBe(true);
    const other = { ground: 'Objection', reason: 'Weighed' };
    expect(must(await act(syndic, 'lift-restriction', other), 200).is_restricted).toBe(false);
    expect(must(await act(syndic, 'lift-restriction', other), 409).code).toBe('invalid_transition');
    expect((await outcome('DocumentShared'))['Email']).toBe('not_configured');
    expect(await list('restrictions', anne)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ground: 'Restriction',
          reason,
          placed_by: syndic.userId,
          lift_reason: lift.reason,
          lifted_by: syndic.userId,
        }),
        expect.objectContaining({ ground: 'Objection', lift_reason: other.reason }),
      ]),
    );
  });

  it('keeps runs from reminding somebody, not a person', async () => {
    for (const owner_id of [ownerId, otherOwnerId]) {
      const entry = {
        building_id: buildingId,
        entry_date: '2026-01-10',
        description: 'Taken over',
        lines: [
          { account_code: '4101', owner_id, debit: 100, due_date: '2026-01-10' },
          { account_code: '489', credit: 100 },
        ],
      };
      must(await accountant.post('/journal-entries', entry), 201);
    }
    must(await act(syndic, 'restrict', { reason: 'Contested' }), 200);
    const run = must(await accountant.post('/payment-reminders/run', { dry_run: true }), 200);
    expect(run.skipped).toContainEqual(
      expect.objectContaining({ owner_id: ownerId, reason: 'restricted' }),
    );
    expect(run.lines.map(({ owner_id }: Json) => owner_id)).toEqual([otherOwnerId]);
    const owing = { building_id: buildingId, owner_id: ownerId };
    must(await accountant.post('/payment-reminders', owing), 201);
  });
});

describe('the rights of a person', () => {
  it('are entered by the syndic of the organization alone', async () => {
    const bodies = {
      rectify: { name: 'Anna', reason: 'x' },
      restrict: { reason: 'x' },
      object: { reason: 'x' },
      'lift-restriction': { ground: 'Objection', reason: 'x' },
    };
    for (const [operation, body] of Object.entries(bodies)) {
      for (const who of [accountant, tenant.boardMember, tenant.auditor, anne])
        must(await act(who, operation, body), 403);
      must(await act(stranger.syndic, operation, body), 404);
    }
    for (const what of ['restrictions', 'rectifications']) {
      must(await stranger.syndic.get(`/gdpr/owners/${ownerId}/${what}`), 404);
      must(await anne.get(`/gdpr/owners/${otherOwnerId}/${what}`), 404);
      must(await accountant.get(`/gdpr/owners/${ownerId}/${what}`), 403);
    }
  });
});
