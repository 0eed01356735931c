import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callWork, type CallWork } from '#test/helpers/calls.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let fixture: Fixture;
let work: CallWork;

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  work = callWork(tenant, fixture);
});

const preview = (id: string) => `/calls-for-funds/${id}/sending-preview`;

it('the preview of a call counts its letters, asks for an account, and writes nothing', async () => {
  const { id } = await work.aCall();
  const shown = must(await tenant.accountant.get(preview(id)), 200);
  expect(shown).toMatchObject({ total: 100.01, post_by: null });
  const counts = shown.recipients.map(({ count }: { count: number }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(2);
  expect(shown.gaps).toContainEqual({ code: 'BankAccountMissing', severity: 'Blocking', count: 2 });
  const call = must(await tenant.accountant.get(`/calls-for-funds/${id}`), 200);
  expect(call).toMatchObject({ status: 'Draft', journal_entry_ids: [] });
  expect(must(await tenant.accountant.get(`/calls-for-funds/${id}/deliveries`), 200)).toEqual([]);
});

it('the preview counts what sending then does', async () => {
  const { id } = await work.aCall();
  const { recipients } = must(await tenant.accountant.get(preview(id)), 200);
  must(await tenant.accountant.put(`/calls-for-funds/${id}/send`), 200);
  const deliveries = must(await tenant.accountant.get(`/calls-for-funds/${id}/deliveries`), 200);
  const countBy = (channel: string) =>
    recipients.reduce(
      (sum: number, one: { channel: string; count: number }) =>
        sum + (one.channel === channel ? one.count : 0),
      0,
    );
  for (const channel of ['Email', 'Post'])
    expect(deliveries.filter((one: { channel: string }) => one.channel === channel)).toHaveLength(
      countBy(channel),
    );
});

it('a call without a bank account can still be sent by a program', async () => {
  const sent = await work.aSentCall();
  expect(sent).toMatchObject({ status: 'Sent' });
});

it('the preview refuses what sending refuses, and is for those who may send', async () => {
  const { id } = await work.aSentCall();
  const again = await tenant.accountant.get(preview(id));
  expect(again.body).toMatchObject({ status: 409, code: 'invalid_transition' });
  expect((await tenant.auditor.get(preview(id))).status).toBe(403);
});
