import { describe, expect, it } from 'vitest';
import { aFixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, organizationId } = tenant;
const { owner: anne, ownerId, otherOwnerId, buildingId } = await aFixture(test, tenant);

async function asked(who: Caller, body: object): Promise<Json> {
  return must(await who.post('/gdpr/requests', body), 201);
}

const step = (who: Caller, id: string, operation: string, body?: object) =>
  who.put(`/gdpr/requests/${id}/${operation}`, body);

/** Finds the last notification of a user about their requests. */
async function lastTold(who: Caller): Promise<Json> {
  for (const job of await jobs.take({ organizationId })) await jobs.run(job);
  return must(await who.get('/notifications/my'), 200)[0];
}

describe('a request', () => {
  it('is to be answered within a month of its receipt', async () => {
    const received_on = '2026-01-31';
    const details = 'The wrong phone number';
    const wanted = { kind: 'Rectification', owner_id: ownerId, received_on, details };
    const request = await asked(syndic, wanted);
    expect(request).toMatchObject({
      ...wanted,
      owner_name: 'Anne Peeters',
      due_on: '2026-02-28',
      status: 'Open',
      allowed_actions: ['extend', 'complete', 'refuse'],
    });
    expect(must(await syndic.get(`/gdpr/requests/${request.id}`), 200)).toEqual(request);
    const listed = await syndic.get('/gdpr/requests?kind=Rectification&sort=due_on');
    expect(must(listed, 200).map(({ id }: Json) => id)).toContain(request.id);
  });

  it('is opened by an owner for themselves, today', async () => {
    const request = await asked(anne, { kind: 'Access' });
    expect(request).toMatchObject({
      owner_id: ownerId,
      received_on: '2026-03-16',
      due_on: '2026-04-16',
      allowed_actions: [],
    });
    const other = await anne.post('/gdpr/requests', { kind: 'Access', owner_id: otherOwnerId });
    expect(must(other, 422).errors[0].pointer).toBe('/body/owner_id');
    const back = { kind: 'Access', received_on: '2026-03-01' };
    expect(must(await anne.post('/gdpr/requests', back), 403).code).toBe('forbidden');
    must(await step(anne, request.id, 'complete'), 403);
  });

  it('is of an owner of the organization, and was received by today', async () => {
    const refused = [
      [{ kind: 'Access' }, 'unknown_reference'],
      [{ kind: 'Access', owner_id: buildingId }, 'unknown_reference'],
      [{ kind: 'Access', owner_id: ownerId, received_on: '2026-03-17' }, 'date_in_future'],
    ] as const;
    for (const [body, code] of refused)
      expect(must(await syndic.post('/gdpr/requests', body), 422).code).toBe(code);
    const foreign = await stranger.syndic.post('/gdpr/requests', {
      kind: 'Access',
      owner_id: ownerId,
    });
    expect(must(foreign, 422).code).toBe('unknown_reference');
    must(await syndic.post('/gdpr/requests', { kind: 'Curiosity', owner_id: ownerId }), 400);
  });

  it('is seen by the office and by whose it is alone', async () => {
    const { id } = await asked(syndic, { kind: 'Objection', owner_id: otherOwnerId });
    must(await anne.get(`/gdpr/requests/${id}`), 404);
    const own: Json[] = must(await anne.get('/gdpr/requests?limit=500'), 200);
    expect(new Set(own.map((request) => request.owner_id))).toEqual(new Set([ownerId]));
    must(await stranger.syndic.get(`/gdpr/requests/${id}`), 404);
    must(await step(stranger.syndic, id, 'complete'), 404);
    const narrowed = await aCaller(test, {
      role: 'Syndic',
      organizationId,
      buildingIds: [buildingId],
    });
    must(await narrowed.get(`/gdpr/requests/${id}`), 200);
    must(await step(narrowed, id, 'complete'), 403);
  });
});

describe('the time to answer', () => {
  it('is extended once by two months, with a reason that the person is told', async () => {
    const request = await asked(syndic, { kind: 'Access', owner_id: ownerId });
    must(await step(syndic, request.id, 'extend', {}), 400);
    const reason = 'Papers of nine years';
    expect(must(await step(syndic, request.id, 'extend', { reason }), 200)).toMatchObject({
      status: 'Extended',
      due_on: '2026-06-16',
      extended_on: '2026-03-16',
      extension_reason: reason,
      allowed_actions: ['complete', 'refuse'],
    });
    expect((await lastTold(anne)).message).toContain(reason);
    expect(must(await step(syndic, request.id, 'extend', { reason }), 409)).toMatchObject({
      code: 'invalid_transition',
      from: 'Extended',
    });
  });

  it('is not extended after the first month', async () => {
    const received_on = '2026-02-15';
    const { id } = await asked(syndic, { kind: 'Access', owner_id: ownerId, received_on });
    const refused = await step(syndic, id, 'extend', { reason: 'Many papers' });
    expect(must(refused, 422).code).toBe('extension_too_late');
  });

  it('waits for the office, by its last day', async () => {
    const { due_on } = await asked(syndic, { kind: 'Portability', owner_id: otherOwnerId });
    const waiting = async (who: Caller, query = '') =>
      must(await who.get(`/overview${query}`), 200).items.filter(
        ({ kind, title }: Json) => kind === 'GdprRequestToAnswer' && /Bart/.test(title),
      );
    const [item] = (await waiting(syndic)).filter(({ detail }: Json) => /Portable/.test(detail));
    expect(item).toMatchObject({ due_on, link: `/owners/${otherOwnerId}` });
    expect((await waiting(syndic, `?building_id=${buildingId}`)).length).toBeGreaterThan(0);
    for (const who of [anne, tenant.accountant]) expect(await waiting(who)).toEqual([]);
  });
});

describe('an answer', () => {
  it('says what was done, and the person is told', async () => {
    const { id } = await asked(anne, { kind: 'Restriction' });
    const outcome = 'Kept, and no longer used.';
    expect(must(await step(syndic, id, 'complete', { outcome }), 200)).toMatchObject({
      status: 'Completed',
      outcome,
      answered_at: '2026-03-16T09:00:00.000Z',
      allowed_actions: [],
    });
    expect(await lastTold(anne)).toMatchObject({
      notification_type: 'GdprRequestCompleted',
      message: 'The use of your personal data has been restricted.',
      link: `/owners/${ownerId}`,
    });
    for (const operation of ['complete', 'refuse', 'extend'])
      must(await step(syndic, id, operation, operation === 'complete' ? {} : { reason: 'x' }), 409);
  });

  it('may be a refusal, with its reason and where to complain', async () => {
    const { id } = await asked(anne, { kind: 'Erasure' });
    const reason = 'The books are kept for seven years.';
    expect(must(await step(syndic, id, 'refuse', { reason }), 200)).toMatchObject({
      status: 'Refused',
      outcome: reason,
    });
    const { message } = await lastTold(anne);
    expect(message).toContain(reason);
    expect(message).toContain('Data Protection Authority');
  });

  it('is given by one at a time', async () => {
    const { id } = await asked(anne, { kind: 'Access' });
    const { headers } = await syndic.get(`/gdpr/requests/${id}`);
    const match = { 'if-match': String(headers['etag']) };
    must(await syndic.put(`/gdpr/requests/${id}/complete`, {}, match), 200);
    must(await syndic.put(`/gdpr/requests/${id}/refuse`, { reason: 'x' }, match), 412);
  });
});

describe('the office', () => {
  it('is reminded once a day of what is due', async () => {
    const office = await aTenant(test);
    const { ownerId: owner_id } = await aFixture(test, office);
    const alerts = async () => {
      await jobs.run({ task: 'daily-gdpr-requests', payload: {} });
      for (const job of await jobs.take({ organizationId: office.organizationId }))
        await jobs.run(job);
      return must(await office.syndic.get('/notifications/my'), 200).length;
    };
    await asked(office.syndic, { kind: 'Access', owner_id, received_on: '2026-03-15' });
    expect(await alerts()).toBe(0);
    const { id } = await asked(office.syndic, {
      kind: 'Access',
      owner_id,
      received_on: '2026-02-23',
    });
    expect(await alerts()).toBe(1);
    expect(await alerts()).toBe(1);
    must(await step(office.syndic, id, 'complete'), 200);
    test.clock.set('2026-03-22T09:00:00Z');
    expect(await alerts()).toBe(1);
    test.clock.set('2026-04-08T09:00:00Z');
    expect(await alerts()).toBe(2);
  });
});
