import { beforeAll, expect, expectTypeOf, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { runAsSystem } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, countWaiting } from '#test/helpers/test-database.ts';
import {
  findEntryInForce,
  findEntry,
  lockLedger,
  postEntry,
  reverseEntry,
  type LockedLedger,
} from './index.ts';

let test: TestApp;
let tenant: Tenant;
let buildingId: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  buildingId = must(await tenant.syndic.post('/buildings', body), 201).id;
});

function act<T>(work: (ctx: TenantContext, ledger: LockedLedger) => Promise<T>): Promise<T> {
  const { database, clock } = test;
  const system = { database, clock, ids: uuidv7Source, followers };
  return runAsSystem(system, tenant.organizationId, async (ctx) =>
    work(ctx, await lockLedger(ctx)),
  );
}

type Draft = Parameters<typeof postEntry>[2];

function aPurchase(amount: number, changes: Partial<Draft> = {}): Draft {
  return {
    building_id: buildingId,
    entry_date: '2026-01-31',
    journal: 'Purchases',
    description: `Facture ${amount}`,
    category: 'Repairs',
    source: { type: 'Expense', id: uuidv7Source.next() },
    lines: [
      { account_code: '6107', debit_cents: amount, credit_cents: 0 },
      {
        account_code: '440',
        debit_cents: 0,
        credit_cents: amount,
        supplier: `Fournisseur ${amount % 2}`,
      },
    ],
    ...changes,
  };
}

async function postAll(ctx: TenantContext, ledger: LockedLedger, drafts: readonly Draft[]) {
  const posted = [];
  for (const draft of drafts) posted.push(await postEntry(ctx, ledger, draft));
  return posted;
}

function months() {
  return asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select account_code, starts_on::text as month, party_id <> organization_id and party_id::text not like '00000000%' as of_party,
        category, is_closing, debit_cents::int, credit_cents::int from app.account_sums
        where organization_id = $1 and span = 'Month' order by account_code, month, debit_cents, credit_cents`,
      [tenant.organizationId],
    );
    return rows;
  });
}

it('posts several in a row, and sums them by month, party and category', async () => {
  const later = { entry_date: '2026-02-01' };
  const drafts = [aPurchase(1), aPurchase(2), aPurchase(5), aPurchase(7, later)];
  const posted = await act((ctx, ledger) => postAll(ctx, ledger, drafts));
  expect(posted.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  const repairs = {
    account_code: '6107',
    of_party: false,
    category: 'Repairs',
    is_closing: false,
    credit_cents: 0,
  };
  const suppliers = {
    account_code: '440',
    of_party: true,
    category: '',
    is_closing: false,
    debit_cents: 0,
  };
  expect(await months()).toEqual([
    { ...suppliers, month: '2026-01-01', credit_cents: 2 },
    { ...suppliers, month: '2026-01-01', credit_cents: 6 },
    { ...suppliers, month: '2026-02-01', credit_cents: 7 },
    { ...repairs, month: '2026-01-01', debit_cents: 8 },
    { ...repairs, month: '2026-02-01', debit_cents: 7 },
  ]);
});

it('posts all of a transaction or none', async () => {
  const before = must(await tenant.auditor.get('/ledger/proof'), 200);
  const wrong = aPurchase(4, {
    lines: [{ account_code: '6107', debit_cents: 4, credit_cents: 0 }],
  });
  await expect(
    act((ctx, ledger) => postAll(ctx, ledger, [aPurchase(3), wrong])),
  ).rejects.toMatchObject({
    code: 'invalid_entry_line',
  });
  expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toEqual(before);
});

it('reverses an entry with its source, party and category, which nobody reverses by hand', async () => {
  const source = { type: 'Expense', id: uuidv7Source.next() } as const;
  const draft = aPurchase(900, { source });
  const { id } = await act((ctx, ledger) => postEntry(ctx, ledger, draft));
  const byHand = await tenant.accountant.post(`/journal-entries/${id}/reverse`);
  expect(must(byHand, 409)).toMatchObject({ code: 'entry_has_source', source });
  const before = await months();
  const day = { entry_date: '2026-01-31' };
  const reversal = await act(async (ctx, ledger) => {
    const entry = await findEntryInForce(ledger, source, 'Purchases');
    expect(entry.id).toBe(id);
    return reverseEntry(ctx, ledger, entry, { ...day, description: 'Annulée' });
  });
  const answer = must(await tenant.auditor.get(`/journal-entries/${reversal.id}`), 200);
  expect(answer).toMatchObject({ source, reverses_id: id, description: 'Annulée' });
  expect(answer.lines[1]).toMatchObject({
    account_code: '440',
    debit: 9,
    supplier: 'Fournisseur 0',
  });
  const after = await months();
  expect(after).toHaveLength(before.length);
  must(await tenant.accountant.post(`/journal-entries/${reversal.id}/reverse`), 409);
  await expect(
    act(async (ctx, ledger) => {
      const entry = found(await findEntry(ctx.db, id), 'journal_entry', id);
      return reverseEntry(ctx, ledger, entry, day);
    }),
  ).rejects.toMatchObject({ code: 'already_reversed' });
  // Neither the entry that was reversed nor its reversal is in force.
  await expect(act((_, ledger) => findEntryInForce(ledger, source, 'Purchases'))).rejects.toThrow(
    'A source has at most one entry in a journal',
  );
  const bySource = must(await tenant.auditor.get(`/journal-entries?source_id=${source.id}`), 200);
  expect(bySource.map((entry: { id: string }) => entry.id)).toEqual([reversal.id, id]);
});

it('asks for the ledger that lockLedger gives, which makes the next transaction wait', async () => {
  expectTypeOf(postEntry).parameter(1).toEqualTypeOf<LockedLedger>();
  expectTypeOf<{ readonly db: Connection }>().not.toExtend<LockedLedger>();
  expectTypeOf<TenantContext>().not.toExtend<LockedLedger>();
  const order: string[] = [];
  const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = act(async () => {
    isLocked.resolve();
    await mayEnd.promise;
    order.push('first');
  });
  await isLocked.promise;
  const second = act(async () => order.push('second'));
  await expect.poll(() => countWaiting(test.databaseUrl, 'ledger_heads')).toBe(1);
  mayEnd.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
