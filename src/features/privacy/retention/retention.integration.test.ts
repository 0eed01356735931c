import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { aRequest } from '#test/helpers/gdpr.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { aTenant, must, startTestApp, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic, accountant, organizationId } = tenant;
const { buildingId, ownerId } = await aFixture(test, tenant);

const dryRun = async (who = syndic): Promise<Json> =>
  must(await who.get('/gdpr/retention'), 200).ended;
const run = async (body: object = {}): Promise<Json> =>
  must(await syndic.post('/gdpr/retention/run', body), 200);
const change = (text: string, ...values: unknown[]) =>
  asSuperuser(test.databaseUrl, (client) => client.query(text, values));

/** Creates a document with a retention date. */
async function kept(retention_until: string, fields: object = {}): Promise<string> {
  const id = await aDocument(syndic, buildingId);
  must(await syndic.put(`/documents/${id}`, { retention_until, ...fields }), 200);
  return id;
}

describe('what has reached the end of its time', () => {
  it('is named before it goes, and goes the day after its last', async () => {
    const [ended, last, held] = [
      await kept('2026-03-15'),
      await kept('2026-03-16'),
      await kept('2026-03-01', { legal_hold: true }),
    ];
    const voucher = await kept('2026-03-01', { document_type: 'Invoice' });
    const named = [{ what: 'Documents', id: ended, kept_until: '2026-03-15' }];
    expect(await dryRun()).toMatchObject(named);
    expect(await run({ dry_run: true })).toMatchObject({ dry_run: true, ended: named });
    must(await syndic.get(`/documents/${ended}`), 200);
    expect(await run()).toMatchObject({ dry_run: false, ended: named });
    must(await syndic.get(`/documents/${ended}`), 404);
    for (const id of [last, held, voucher]) must(await syndic.get(`/documents/${id}`), 200);
    expect(await dryRun()).toEqual([]);
    const log = await test.database.read(organizationId, (db) =>
      db.query(sql`select details from app.audit_log
        left join app.audit_values using (organization_id, id)
        where organization_id = ${organizationId} and action = 'retention.run'`),
    );
    expect(log).toEqual([{ details: { ended: named } }]);
  });

  it('goes by itself, of each organization, and no day early', async () => {
    const early = await aRequest(syndic, ownerId);
    const due = await aRequest(syndic, ownerId);
    for (const id of [early, due]) must(await syndic.put(`/gdpr/requests/${id}/complete`), 200);
    const answered =
      'update app.gdpr_requests set answered_at = $3 where organization_id = $1 and id = $2';
    await change(answered, organizationId, due, '2021-03-15T12:00:00Z');
    await change(answered, organizationId, early, '2021-03-15T23:30:00Z');
    await jobs.run({ task: 'daily-retention', payload: {} });
    must(await syndic.get(`/gdpr/requests/${due}`), 404);
    must(await syndic.get(`/gdpr/requests/${early}`), 200);
  });

  it('takes what erased people wrote with their payments, and no other', async () => {
    const pay = async (owner_id: string): Promise<string> => {
      const fields = { building_id: buildingId, owner_id, amount: 10 };
      const payment = { ...fields, received_on: '2018-06-01', communication: 'From Anne' };
      return must(await accountant.post('/payments', payment), 201).id;
    };
    const gone = must(
      await syndic.post('/owners', { name: 'Gone', email: 'gone@example.org' }),
      201,
    ).id;
    const [theirs, others] = [await pay(gone), await pay(ownerId)];
    await change(
      `insert into app.erasures (organization_id, id, owner_id, retained, erased_by, erased_at)
        values ($1, $2, $2, '[]', $2, now())`,
      organizationId,
      gone,
    );
    expect(await dryRun()).toMatchObject([
      { what: 'Payments', id: theirs, kept_until: '2025-12-31' },
    ]);
    await run();
    const read = async (id: string) => must(await accountant.get(`/payments/${id}`), 200);
    expect((await read(theirs)).communication).toBeNull();
    expect((await read(others)).communication).toBe('From Anne');
    expect(await dryRun()).toEqual([]);
  });

  it('takes when and from where people signed in, a year after, of this organization alone', async () => {
    const used = 'update auth.sessions set last_used_at = $2 where id = $1';
    const { auditor, boardMember } = tenant;
    await change(used, auditor.sessionId, '2025-03-15T12:00:00Z');
    await change(used, boardMember.sessionId, '2025-03-16T12:00:00Z');
    await change(used, stranger.auditor.sessionId, '2025-03-01T12:00:00Z');
    const ended = [{ what: 'SignIns', id: auditor.sessionId, kept_until: '2026-03-15' }];
    expect(await dryRun()).toMatchObject(ended);
    expect(await run()).toMatchObject({ ended });
    must(await auditor.get('/auth/me'), 401);
    must(await boardMember.get('/auth/me'), 200);
    must(await stranger.auditor.get('/auth/me'), 200);
  });

  it('is the matter of the syndic of the organization', async () => {
    await kept('2026-03-01');
    expect(await dryRun(stranger.syndic)).toEqual([]);
    must(await accountant.get('/gdpr/retention'), 403);
    must(await accountant.post('/gdpr/retention/run', {}), 403);
  });
});
