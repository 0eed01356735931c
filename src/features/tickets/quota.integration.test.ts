import { expect, it } from 'vitest';
import { PNG } from '#test/helpers/documents.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { multipart } from '#test/helpers/multipart.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Caller,
} from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const { syndic, organizationId } = tenant;
const fixture = await aFixture(test, tenant);
const { buildingId: building_id } = fixture;

const LIFT = { building_id, title: 'The lift stands still', description: 'Since this morning.' };
const ENGLISH = { 'accept-language': 'en' };

const anOwner = (ownerId: string) => aCaller(test, { role: 'Owner', organizationId, ownerId });

async function attach(who: Caller, ticketId: string) {
  const form = await multipart({}, { name: 'lift.png', content: PNG });
  return who.post(`/tickets/${ticketId}/attachments`, form.body, { ...form.headers, ...ENGLISH });
}

it('an owner opens twenty tickets a day, however they are sent', async () => {
  const { owner } = fixture;
  const answers = await mapInParallel(Array(24).keys(), () =>
    owner.post('/tickets', LIFT, ENGLISH),
  );
  const statuses = statusesOf(answers).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(4).fill(429)]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    code: 'daily_quota_exceeded',
    what: 'tickets',
    maximum: 20,
    detail: 'You can open 20 tickets a day. Try again tomorrow.',
  });
  // It is ten o'clock in Belgium.
  expect(refused?.headers['retry-after']).toBe(String(14 * 3_600));
  must(await (await anOwner(fixture.otherOwnerId)).post('/tickets', LIFT), 201);
  must(await syndic.post('/tickets', LIFT), 201);
  test.clock.set('2026-03-16T23:00:00Z');
  must(await owner.post('/tickets', LIFT), 201);
});

it('an owner sends a hundred MiB of files a day', async () => {
  const owner = await anOwner(fixture.otherOwnerId);
  const { id } = must(await syndic.post('/tickets', LIFT), 201);
  const { id: own } = must(await owner.post('/tickets', LIFT), 201);
  const { sha256 } = must(await attach(owner, own), 201);
  const large = 100 * 1_024 * 1_024 - 10;
  await asSuperuser(test.databaseUrl, (client) =>
    client.query('update app.contents set size = $1 where sha256 = $2', [large, sha256]),
  );
  const refused = await attach(owner, own);
  expect(refused).toMatchObject({ status: 429, body: { what: 'bytes', maximum: 100 } });
  expect(refused.body.detail).toBe('You can send 100 MiB of files a day. Try again tomorrow.');
  must(await attach(syndic, id), 201);
});
