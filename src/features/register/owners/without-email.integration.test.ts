import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  must(await tenant.syndic.put(`/owners/${fixture.ownerId}`, { email: null }), 200);
});

/** Runs the jobs of the organization that wait: letters are drawn, mails are sent. */
async function runJobs(): Promise<void> {
  const jobs = makeJobHelpers(test);
  const { organizationId } = tenant;
  for (const job of await jobs.take({ organizationId })) await jobs.run(job);
}

const ofOwner = (rows: readonly Json[]) =>
  rows.find(({ owner_id }) => owner_id === fixture.ownerId);

describe('an owner without an e-mail address', () => {
  it('is entered, found and listed, and may get one and lose it again', async () => {
    const { syndic } = tenant;
    const made = must(await syndic.post('/owners', { name: 'Zoë Zonder' }), 201);
    expect(made).toMatchObject({ name: 'Zoë Zonder', email: null });
    expect(must(await syndic.get('/search?q=Zonder'), 200)).toMatchObject([{ id: made.id }]);
    const path = `/owners/${made.id}`;
    expect(must(await syndic.put(path, { email: 'zoe@example.org' }), 200).email).toBe(
      'zoe@example.org',
    );
    expect(must(await syndic.put(path, { email: null }), 200).email).toBeNull();
    expect(must(await syndic.get(path), 200).email).toBeNull();
    const portable = must(await syndic.get(`/gdpr/owners/${made.id}/portable-data`), 200);
    expect(portable.person.email).toBeNull();
    must(await syndic.get(`/gdpr/owners/${made.id}/data-export`), 200);
    must(await syndic.delete(`/gdpr/owners/${made.id}/delete-data`), 200);
  });

  it('gets calls by post', async () => {
    const { id } = await callWork(tenant, fixture).aSentCall();
    await runJobs();
    const deliveries = must(await tenant.accountant.get(`/calls-for-funds/${id}/deliveries`), 200);
    expect(ofOwner(deliveries)).toMatchObject({ channel: 'Post', status: 'ToPost' });
  });

  it('gets reminders by post, sent by a person or by the run', async () => {
    const owing = { building_id: fixture.buildingId, owner_id: fixture.ownerId };
    must(
      await tenant.accountant.post('/journal-entries', {
        building_id: fixture.buildingId,
        entry_date: '2026-01-10',
        description: 'Taken over',
        lines: [
          { account_code: '4101', owner_id: fixture.ownerId, debit: 100, due_date: '2026-01-10' },
          { account_code: '489', credit: 100 },
        ],
      }),
      201,
    );
    const { created } = must(await tenant.accountant.post('/payment-reminders/run'), 200);
    expect(created).toBe(1);
    const [{ id }] = must(
      await tenant.accountant.get(`/payment-reminders?owner_id=${owing.owner_id}`),
      200,
    );
    expect(must(await tenant.accountant.put(`/payment-reminders/${id}/send`), 200)).toMatchObject({
      status: 'Open',
      mail: null,
    });
    await runJobs();
    const letters = await tenant.accountant.get(
      '/payment-reminders/letters?channel=Post&format=pdf',
    );
    expect((await textsOf(letters.raw)).join(' ')).toContain('Anne Peeters');
  });

  it('is convened by registered letter, whatever they had agreed to', async () => {
    const { syndic } = tenant;
    const consents = `/owners/${fixture.ownerId}/convocation-consents`;
    must(await syndic.post(consents, { means: 'Paper', agreed_on: '2026-01-01' }), 201);
    const meeting = {
      building_id: fixture.buildingId,
      meeting_type: 'GeneralAssembly',
      location: 'Hall',
      scheduled_date: '2026-05-20T17:00:00.000Z',
    };
    const { id } = must(await syndic.post('/meetings', meeting), 201);
    const item = { title: 'Accounts', description: 'Of 2025', kind: 'Information' };
    must(await syndic.post(`/meetings/${id}/agenda-items`, item), 201);
    must(await syndic.put(`/meetings/${id}/convene`), 200);
    await runJobs();
    const convoked = must(await syndic.get(`/meetings/${id}/convocations`), 200);
    expect(ofOwner(convoked)).toMatchObject({ channel: 'Post' });
  });
});
