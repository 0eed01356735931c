import { beforeAll, describe, expect, it } from 'vitest';
import { anAudit, fileDocument } from '#test/helpers/audits.ts';
import { IBAN, aBankFile, sendBankFile } from '#test/helpers/bank-files.ts';
import { supplierIban } from '#test/helpers/bank-year.ts';
import { writeCamt } from '#test/helpers/camt-writer.ts';
import type { WrittenMovement, WrittenStatement } from '#test/helpers/coda-writer.ts';
import { approveExpense } from '#test/helpers/expenses.ts';
import { aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

/** A building whose bank statements of a year are imported and booked, and the bank's own file. */

const test = await startTestApp();
let tenant: Tenant;
let f: Fixture;
let auditId: string;

const OPENING_CENTS = 500_000;
/** Amounts of the movements of each month, in cents; the first pays an invoice. */
const AMOUNTS = [-12_345, 40_000, -1_210, 38_000] as const;

const movementsOf = (month: number): WrittenMovement[] =>
  AMOUNTS.map((amount_cents, place) => ({
    amount_cents: amount_cents - month,
    booked_on: `2025-0${month}-1${place}`,
    communication: `Movement ${month}-${place}`,
    counterparty_account: supplierIban(place),
    counterparty_name: 'Party',
  }));

type Months = readonly [WrittenStatement, ...WrittenStatement[]];

/** Writes the statements of eight months, as the bank has them. */
function months(): Months {
  let opening_cents = OPENING_CENTS;
  const [first, ...others] = [1, 2, 3, 4, 5, 6, 7, 8].map((month): WrittenStatement => {
    const movements = movementsOf(month);
    const statement = { iban: IBAN, number: month, date: `2025-0${month}-20`, movements };
    const at = opening_cents;
    opening_cents += sum(movements);
    return { ...statement, opening_cents: at };
  });
  if (first === undefined) throw new Error('A year has a first month');
  return [first, ...others];
}

const sum = (movements: readonly WrittenMovement[]) =>
  movements.reduce((total, { amount_cents }) => total + amount_cents, 0);

beforeAll(async () => {
  test.clock.set('2026-02-02T09:00:00Z');
  tenant = await aTenant(test);
  f = await aFixture(test, tenant);
  const account = { iban: IBAN, holder: 'ACP', account_code: '551' };
  must(await tenant.accountant.post(`/buildings/${f.buildingId}/bank-accounts`, account), 201);
  await post('2025-01-01', 5_000, { journal: 'Opening' });
  const file = aBankFile(...months());
  must(await sendBankFile(test, tenant.accountant, file), 201);
  const transactions = must(
    await tenant.accountant.get('/bank-transactions?sort=booked_on&limit=100'),
    200,
  );
  for (const [place, transaction] of transactions.entries()) await book(transaction, place);
  ({ id: auditId } = await anAudit(tenant, f.fiscalYearId));
});

/** Books money on the bank account by hand. Returns the entry. */
async function post(entry_date: string, amount: number, more: object = {}): Promise<Json> {
  const lines = [
    { account_code: '551', [amount < 0 ? 'credit' : 'debit']: Math.abs(amount) },
    { account_code: '489', [amount < 0 ? 'debit' : 'credit']: Math.abs(amount) },
  ];
  const entry = { building_id: f.buildingId, entry_date, description: 'By hand', lines, ...more };
  return must(await tenant.accountant.post('/journal-entries', entry), 201);
}

/** Matches the first movement of a month with its invoice, and all others with an account. */
async function book({ id, amount, booked_on }: Json, place: number): Promise<void> {
  const isInvoice = place % AMOUNTS.length === 0;
  const line = isInvoice
    ? { expense_id: await anInvoice(-amount, booked_on), amount }
    : { account_code: '489', amount };
  must(await tenant.accountant.put(`/bank-transactions/${id}/match`, { lines: [line] }), 200);
}

async function anInvoice(amount: number, expense_date: string): Promise<string> {
  const id = await approveExpense(tenant, {
    building_id: f.buildingId,
    description: `Invoice of ${expense_date}`,
    amount,
    expense_date,
    category: 'Maintenance',
    account_code: '6105',
    supplier: 'Party',
  });
  // The invoice of August has no document.
  if (!expense_date.startsWith('2025-08')) await fileDocument(tenant.syndic, f.buildingId, id);
  return id;
}

const compare = (content: Uint8Array, as = tenant.auditor, id = auditId) =>
  sendBankFile(test, as, content, { path: `/audits/${id}/bank-file` });
const named = async (content: Uint8Array): Promise<readonly unknown[]> => {
  const { differences } = must(await compare(content), 200);
  return differences.map(({ code, statement }: Json) => [code, statement]);
};

/** Changes the movements of a month in the file; its closing balance stays what the bank says. */
function change(
  [first, ...others]: Months,
  month: number,
  by: (movements: readonly WrittenMovement[]) => readonly WrittenMovement[],
): Months {
  const changed = (statement: WrittenStatement): WrittenStatement => {
    if (statement.number !== month) return statement;
    const closing_cents = statement.opening_cents + sum(statement.movements);
    return { ...statement, movements: by(statement.movements), wrong: { closing_cents } };
  };
  return [changed(first), ...others.map(changed)];
}

const changeOne =
  (place: number, by: Partial<WrittenMovement>) => (all: readonly WrittenMovement[]) =>
    all.map((one, index) => (index === place ? { ...one, ...by } : one));

/** Writes the same statements as camt.053. */
const asCamt = (statements: Months) =>
  writeCamt({
    version: '08',
    statements: statements.map(({ number, movements, iban, date, opening_cents }) => ({
      iban,
      date,
      opening_cents,
      number: String(number).padStart(3, '0'),
      entries: movements.map(({ amount_cents, booked_on, communication = '', ...party }) => ({
        amount_cents,
        booked_on,
        details: [
          {
            iban: party.counterparty_account ?? '',
            name: party.counterparty_name ?? '',
            words: [communication],
          },
        ],
      })),
    })),
  });

const MISSING_PAPER = ['paper_missing', '2025-08-20'];

describe('the bank’s own file', () => {
  it('agrees with what was imported and booked, in either format', async () => {
    const answer = must(await compare(aBankFile(...months())), 200);
    expect(answer).toMatchObject({
      file_name: 'bank.cod',
      first_day: '2025-01-10',
      last_day: '2025-08-20',
      statement_count: 8,
      transaction_count: 32,
    });
    expect(answer.differences).toMatchObject([
      { code: 'paper_missing', statement: '2025-08-20', file: null, books: null },
    ]);
    expect(answer.differences[0].expense_ids).toHaveLength(1);
    expect(await named(Buffer.from(asCamt(months())))).toEqual([MISSING_PAPER]);
  });

  it('differs in ten places, all named and none invented', async () => {
    const { id: hand } = await post('2025-05-05', -75);
    const [unbooked] = must(
      await tenant.accountant.get(
        '/bank-transactions?date_from=2025-06-12&date_to=2025-06-12&limit=1',
      ),
      200,
    );
    const undo = `/bank-transactions/${unbooked.id}/unmatch`;
    must(await tenant.accountant.put(undo, { reason: 'Planted' }), 200);
    must(await tenant.auditor.put(`/audits/${auditId}/report`, { opinion: 'Approval' }), 200);
    ({ id: auditId } = await anAudit(tenant, f.fiscalYearId));

    let file = months();
    file = change(file, 1, changeOne(1, { amount_cents: 40_100 }));
    file = change(file, 2, changeOne(2, { counterparty_account: supplierIban(9) }));
    file = change(file, 3, changeOne(3, { communication: 'Something else' }));
    file = change(file, 4, changeOne(1, { booked_on: '2025-04-13' }));
    file = change(file, 5, (all) => all.slice(0, 3));
    file = change(file, 7, (all) => [
      ...all,
      { amount_cents: -9_900, booked_on: '2025-07-18', communication: 'Cash' },
    ]);
    const [first, ...others] = file;
    const last = months()[7];
    const extra = {
      iban: IBAN,
      number: 9,
      date: '2025-09-20',
      opening_cents: (last?.opening_cents ?? 0) + sum(last?.movements ?? []) + 500,
      movements: [{ amount_cents: -700, booked_on: '2025-09-11', communication: 'New' }],
    };
    const answer = must(await compare(aBankFile(first, ...others, extra)), 200);
    const found = answer.differences.map((one: Json) => [one.code, one.statement]);
    expect(found.sort()).toEqual(
      [
        ['amount_differs', '2025-01-20'],
        ['counterparty_differs', '2025-02-20'],
        ['communication_differs', '2025-03-20'],
        ['date_differs', '2025-04-20'],
        ['not_in_file', '2025-05-20'],
        ['booked_without_bank', null],
        ['not_booked', '2025-06-20'],
        ['not_imported', '2025-07-20'],
        MISSING_PAPER,
        ['statement_not_imported', '2025-09-20'],
        ['balance_gap', '2025-09-20'],
      ].sort(),
    );
    const byCode = new Map(answer.differences.map((one: Json) => [one.code, one]));
    expect(byCode.get('amount_differs')).toMatchObject({ file: 401, bank: 399.99, books: 399.99 });
    expect(byCode.get('booked_without_bank')).toMatchObject({ entry_ids: [hand], books: -75 });
    expect(byCode.get('not_booked')).toMatchObject({ transaction_id: unbooked.id });
    expect(byCode.get('date_differs')).toMatchObject({ file: '2025-04-13', bank: '2025-04-11' });
    expect(byCode.get('balance_gap').detail).toContain('balance');
    const kept = must(await tenant.boardMember.get(`/audits/${auditId}/bank-files`), 200);
    expect(kept).toMatchObject([{ id: answer.id, differences: answer.differences }]);
  });

  it('imports and books nothing', async () => {
    const head = async () => must(await tenant.auditor.get('/ledger/head'), 200).count;
    const before = await head();
    const statements = must(await tenant.accountant.get('/bank-statements?limit=100'), 200);
    must(await compare(aBankFile(...months())), 200);
    expect(await head()).toBe(before);
    expect(must(await tenant.accountant.get('/bank-statements?limit=100'), 200)).toEqual(statements);
  });

  it('is refused if it is no bank file, of another account or year, or not the auditor’s', async () => {
    const [first] = months();
    const refusal = async (content: Uint8Array): Promise<unknown> =>
      must(await compare(content), 422).code;
    expect(await refusal(Buffer.from('Hello'))).toBe('bank_file_invalid');
    const elsewhere = { ...first, iban: 'BE71096123456769' };
    expect(await refusal(aBankFile(elsewhere))).toBe('unknown_bank_account');
    const later = { ...first, date: '2026-01-20' };
    expect(await refusal(aBankFile(later))).toBe('bank_file_outside_year');
    must(await compare(aBankFile(first), tenant.syndic), 403);
    must(await compare(aBankFile(first), tenant.auditor, f.ownerId), 404);
  });
});
