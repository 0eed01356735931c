import { expect, it } from 'vitest';
import { aFixture } from '#test/helpers/fixture.ts';
import { batchWork } from '#test/helpers/payment-batches.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

const test = await startTestApp();

it('a batch waits for those who may approve it and did not make it, until it is approved', async () => {
  const tenant = await aTenant(test);
  const fixture = await aFixture(test, tenant);
  const work = await batchWork(tenant, fixture);
  const supplier = await work.aSupplier();
  const invoice = await work.anInvoice(supplier);
  const { id, execution_date } = await work.aBatch([invoice.id]);
  const { syndic, accountant, boardMember, auditor } = tenant;
  const waiting = async (caller: Caller): Promise<Json[]> => {
    const { items } = must(await caller.get('/overview'), 200);
    return items.filter(({ kind }: Json) => kind === 'BatchToApprove');
  };
  const link = `/payment-batches/${id}`;
  const item = { kind: 'BatchToApprove', due_on: execution_date, amount: 100.01, link };
  for (const caller of [syndic, boardMember]) expect(await waiting(caller)).toMatchObject([item]);
  for (const caller of [accountant, auditor]) expect(await waiting(caller)).toEqual([]);
  const { figures } = must(await syndic.get('/overview'), 200);
  expect(figures.batches_to_approve).toMatchObject({ count: 1 });
  must(await boardMember.put(`${link}/approve`), 200);
  expect(await waiting(syndic)).toEqual([]);
});
