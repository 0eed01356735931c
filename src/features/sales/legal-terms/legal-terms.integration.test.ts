import { beforeAll, expect, it } from 'vitest';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** A request is received on 2 March 2026, to be answered by the 17th. */

const test = await startTestApp();
const jobs = makeJobHelpers(test);
let tenant: Tenant;
let f: Fixture;

beforeAll(async () => {
  test.clock.set('2026-03-02T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
});

/** Runs the task on a day, and returns the messages of that day to the syndic. */
async function warn(day: string): Promise<string[]> {
  test.clock.set(`${day}T09:00:00Z`);
  await jobs.take({ organizationId: tenant.organizationId });
  for (let round = 0; round < 2; round += 1) {
    await jobs.run({ task: 'daily-legal-terms', payload: {} });
  }
  for (const job of await jobs.take({ organizationId: tenant.organizationId })) await jobs.run(job);
  const rows: Json[] = must(await tenant.syndic.get('/notifications/my?limit=100'), 200);
  return rows
    .filter((row) => row.notification_type === 'SystemAlert' && row.created_at.startsWith(day))
    .map(({ message }) => message);
}

it('warns 7, 3 and 1 days before an answer is due, then every day, once a day', async () => {
  const request = must(
    await tenant.syndic.post('/lot-requests', {
      unit_ids: [f.unitId],
      kind: 'BeforeContract',
      asked_by: 'Notary',
      name: 'Notaire Claes',
      received_on: '2026-03-02',
    }),
    201,
  );
  const days = ['09', '10', '11', '14', '15', '16', '17', '18'].map((day) => `2026-03-${day}`);
  const warned: string[] = [];
  for (const day of days) {
    const messages = await warn(day);
    if (messages.length > 0) warned.push(`${day} ${messages.length}`);
  }
  expect(warned).toEqual([
    '2026-03-10 1',
    '2026-03-14 1',
    '2026-03-16 1',
    '2026-03-17 1',
    '2026-03-18 1',
  ]);
  must(await tenant.syndic.put(`/lot-requests/${request.id}/send`, { by: 'Link' }), 200);
  expect(await warn('2026-03-19')).toEqual([]);
});

it('warns of an attachment on the 15th, 18th and 20th working day, and once it is late', async () => {
  // Sessions end before the last day of the first test.
  test.clock.set('2026-03-20T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  must(
    await tenant.syndic.post('/holds', {
      owner_id: f.ownerId,
      unit_ids: [f.unitId],
      deed_on: '2026-03-02',
      amount: 500,
      informed_on: '2026-03-03',
      letter_sent_on: '2026-03-04',
    }),
    201,
  );
  const alarms = ['2026-03-24', '2026-03-25', '2026-03-30', '2026-04-01', '2026-04-02'];
  const warned: string[] = [];
  for (const day of alarms) if ((await warn(day)).length > 0) warned.push(day);
  expect(warned).toEqual(['2026-03-25', '2026-03-30', '2026-04-01', '2026-04-02']);
});
