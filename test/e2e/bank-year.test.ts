import { beforeAll, describe, expect, it } from 'vitest';
import { aBankFile, sendBankFile } from '#test/helpers/bank-files.ts';
import {
  ACCOUNTS,
  linesOf,
  OWNERS,
  REFUNDING,
  statementsOf,
  SUPPLIERS,
  supplierIban,
  WITHOUT_RULE,
  type Asked,
  type Invoice,
  type Truth,
} from '#test/helpers/bank-year.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import {
  aTenant,
  fakeClock,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

/**
 * A year of a building of 60 lots by its bank statements: each month, calls are sent, invoices approved,
 * the file imported, certain proposals accepted, and the rest done by a user.
 */

const test = await startTestApp({ clock: fakeClock('2026-12-31T20:00:00Z') });
const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);
/** Months in which the reserve is called as well. */
const RESERVE_MONTHS = [3, 9];

let tenant: Tenant;
let buildingId: string;
const owners: string[] = [];
const accounts: Record<keyof typeof ACCOUNTS, string> = { working: '', reserve: '' };
/** Actual purpose of each line, by bank reference. */
const truths = new Map<string, Truth>();
/** The expense that each line to a supplier pays. */
const expenses = new Map<string, string>();
/** Lines left to a user, with the best proposal. */
const left: { readonly reference: string; readonly proposed: string }[] = [];

const created = async (path: string, body: object): Promise<string> =>
  must(await tenant.syndic.post(path, body), 201).id;

async function theBuilding(): Promise<void> {
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  const address = { name: 'Résidence', address: 'Rue Haute 1', total_units: 60 };
  buildingId = await created('/buildings', address);
  const made = await mapInParallel(Array(OWNERS).keys(), (owner) =>
    created('/owners', {
      name: `Copropriétaire ${owner}`,
      email: `owner${owner}@example.org`,
    }),
  );
  owners.push(...made);
  await mapInParallel(Array(60).keys(), async (lot) => {
    const unit = { building_id: buildingId, unit_number: `A${lot}`, quota: lot < 40 ? 17 : 16 };
    const unitId = await created('/units', unit);
    // The last lot is the second one of an owner.
    const holder = { owner_id: owners[lot] ?? owners[49], ownership_share: '1/1' };
    await created(`/units/${unitId}/owners`, { ...holder, start_date: '2024-01-01' });
  });
  for (const [place, account_code] of [
    ['working', '551'],
    ['reserve', '550'],
  ] as const) {
    const account = { iban: ACCOUNTS[place], holder: 'ACP', account_code };
    accounts[place] = await created(`/buildings/${buildingId}/bank-accounts`, account);
  }
  const { supplier: refunding } = REFUNDING;
  const registered = { name: `Fournisseur ${refunding}`, iban: supplierIban(refunding) };
  await created('/suppliers', registered);
  for (const supplier of Array.from({ length: WITHOUT_RULE }, (_, place) => place)) {
    await created('/bank-rules', {
      building_id: buildingId,
      counterparty_iban: supplierIban(supplier),
      supplier: `Fournisseur ${supplier}`,
    });
  }
}

/**
 * Sends a call.
 * @returns its amount for each owner
 */
async function call(month: number, place: Asked['place']): Promise<Asked[]> {
  const day = `2026-${String(month).padStart(2, '0')}-01`;
  const id = await created('/calls-for-funds', {
    building_id: buildingId,
    title: `${place} ${month}`,
    fund: place === 'working' ? 'Provision' : 'Reserve',
    total_amount: place === 'working' ? 9_000 : 4_200,
    call_date: day,
    due_date: day,
  });
  must(await tenant.syndic.put(`/calls-for-funds/${id}/send`), 200);
  const asked = must(await tenant.syndic.get(`/calls-for-funds/${id}/receivables`), 200);
  return asked
    .map((one: Json) => ({
      owner: owners.indexOf(one.owner_id),
      place,
      amount_cents: Math.round(one.open_amount * 100),
      communication: one.structured_communication.replaceAll(/\D/g, ''),
    }))
    .filter(({ amount_cents }: Asked) => amount_cents > 0);
}

/** Creates an approved invoice of each supplier. */
async function invoicesOf(month: number): Promise<(Invoice & { readonly id: string })[]> {
  const invoices: (Invoice & { readonly id: string })[] = [];
  for (const supplier of Array.from({ length: SUPPLIERS }, (_, place) => place)) {
    const amount_cents = 12_000 + supplier * 3_717 + month * 113;
    const id = await created('/expenses', {
      building_id: buildingId,
      description: `Facture ${month}`,
      supplier: `Fournisseur ${supplier}`,
      amount: amount_cents / 100,
      expense_date: `2026-${String(month).padStart(2, '0')}-02`,
      category: 'Maintenance',
    });
    must(await tenant.syndic.put(`/expenses/${id}/submit-for-approval`), 200);
    must(await tenant.syndic.put(`/expenses/${id}/approve`, { approval_notes: 'Seen' }), 200);
    invoices.push({ supplier, amount_cents, id });
  }
  return invoices;
}

const open = async (): Promise<Json[]> =>
  must(await tenant.accountant.get('/bank-transactions?status=Open&sort=booked_on&limit=500'), 200);

/** Returns the expected proposal for a line, which a user only has to accept. */
function proposedOf(truth: Truth | undefined, amount: number): string | undefined {
  switch (truth?.is) {
    case 'owner':
      return amount < 0 ? 'Return' : undefined;
    case 'expense':
      return amount > 0 ? 'Return' : undefined;
    case 'refund':
      return 'Refund';
    case 'account':
      return truth.code === '440' ? 'Refund' : 'Transfer';
    default:
      return undefined;
  }
}

/** Books a line as a user would who knows its purpose. */
async function byHand({ id }: Json): Promise<void> {
  // A recent booking may have changed what a line is.
  const path = `/bank-transactions/${id}`;
  const line = must(await tenant.accountant.get(path), 200);
  const { end_to_end_id: reference, amount } = line;
  const [first] = line.proposals;
  left.push({ reference, proposed: first === undefined ? 'nothing' : first.kind });
  const truth = truths.get(reference);
  const proposed = proposedOf(truth, amount);
  if (proposed !== undefined) {
    expect(first).toMatchObject({ kind: proposed, certainty: 'Likely' });
    must(await tenant.accountant.put(`${path}/match`, { proposal: 0 }), 200);
  } else if (truth?.is === 'owner') {
    const lines = [{ owner_id: owners[truth.owner], amount }];
    must(await tenant.accountant.put(`${path}/match`, { lines }), 200);
  } else if (truth?.is === 'expense') {
    const lines = [{ expense_id: expenses.get(reference), amount }];
    must(await tenant.accountant.put(`${path}/match`, { lines }), 200);
  } else must(await tenant.accountant.put(`${path}/park`), 200);
}

let balances = { working: 0, reserve: 0 };

async function liveThrough(month: number): Promise<void> {
  const asked = await call(month, 'working');
  if (RESERVE_MONTHS.includes(month)) asked.push(...(await call(month, 'reserve')));
  const invoices = await invoicesOf(month);
  const lines = linesOf(month, asked, invoices).map((line, place) => {
    const reference = `M${month}-${place}`;
    truths.set(reference, line.truth);
    const { truth } = line;
    const invoice =
      truth.is === 'expense' && invoices.find(({ supplier }) => supplier === truth.supplier);
    if (invoice) expenses.set(reference, invoice.id);
    return { ...line, reference };
  });
  const written = statementsOf(month, lines, balances);
  ({ balances } = written);
  const [first, ...others] = written.statements;
  if (first === undefined) throw new Error('a month has statements');
  const file = aBankFile(first, ...others);
  const { statements } = must(await sendBankFile(test, tenant.accountant, file), 201);
  expect(statements.map(({ status }: Json) => status)).toEqual(['Accepted', 'Accepted']);
  must(await tenant.accountant.post('/bank-transactions/match-certain'), 200);
  for (const line of await open()) await byHand(line);
}

/** Reads all rows of a list, page by page. */
async function all(path: string): Promise<Json[]> {
  const rows: Json[] = [];
  for (let offset = 0; ; offset += 500) {
    const page: Json[] = must(
      await tenant.auditor.get(`${path}&sort=id&limit=500&offset=${offset}`),
      200,
    );
    rows.push(...page);
    if (page.length < 500) return rows;
  }
}

beforeAll(async () => {
  await theBuilding();
  for (const month of MONTHS) await liveThrough(month);
}, LIMITS.longTest);

describe('a year of 1,000 transactions', () => {
  it('matches at least 95 % without a person', () => {
    expect(truths.size).toBeGreaterThanOrEqual(1_000);
    const share = 1 - left.length / truths.size;
    expect(share, `${left.length} of ${truths.size} were left`).toBeGreaterThanOrEqual(0.95);
    expect(share).toBeLessThan(1);
  });

  it('leaves to a person a list of what only a person knows, mostly with what it may be', () => {
    const proposed = left.filter((one) => one.proposed !== 'nothing');
    expect(proposed.length).toBeGreaterThan(left.length / 2);
    const kinds = new Set(proposed.map((one) => one.proposed));
    for (const kind of ['OwnerPayment', 'SupplierPayment', 'Return', 'Refund', 'Transfer']) {
      expect(kinds).toContain(kind);
    }
  });

  it('matches none of them wrongly', async () => {
    const [transactions, entries, paid] = await Promise.all([
      all('/bank-transactions?status=Matched'),
      all(`/journal-entries?building_id=${buildingId}&journal=Bank`),
      all('/expenses?status=Paid'),
    ]);
    const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
    const expenseOf = new Map(
      paid.flatMap(({ id, journal_entry_ids: ids }) => ids.map((entry: string) => [entry, id])),
    );
    const wrong = transactions.filter(({ end_to_end_id: reference, entry_id }) => {
      const truth = truths.get(reference);
      const lines: Json[] = entryOf.get(entry_id).lines;
      if (truth?.is === 'owner' || truth?.is === 'refund') {
        const named = lines.flatMap(({ owner_id }) => owner_id ?? []);
        return named.length === 0 || named.some((owner) => owner !== owners[truth.owner]);
      }
      if (truth?.is === 'expense') return expenseOf.get(entry_id) !== expenses.get(reference);
      const codes = lines.map(({ account_code: code }) => code);
      return truth?.is !== 'account' || !codes.includes(truth.code);
    });
    expect(wrong).toEqual([]);
    expect(transactions.length).toBeGreaterThan(truths.size - 10);
  });

  it('leaves books that tie to the last balance on both accounts', async () => {
    for (const place of ['working', 'reserve'] as const) {
      const path = `/bank-accounts/${accounts[place]}/reconciliation`;
      expect(must(await tenant.auditor.get(path), 200)).toMatchObject({
        bank: balances[place] / 100,
        books: balances[place] / 100,
        open: [],
        difference: 0,
      });
    }
    expect(must(await tenant.auditor.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
    const integrity = must(await tenant.auditor.get('/owner-accounts/integrity'), 200);
    expect(integrity).toMatchObject({ balanced: true });
  });
});
