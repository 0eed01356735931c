import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { seededAccounts, seededChart } from '#test/helpers/seeded-chart.ts';
import { balanceSheet, type AccountBalance } from './balance-sheet.ts';
import { closingLines } from './closing-entry.ts';
import { incomeStatement, type IncomeMovement } from './income-statement.ts';
import type { NamedAccounts } from './statement-tally.ts';
import { trialBalance } from './trial-balance.ts';

/** Accounts that organizations add to the seeded chart. */
const ADDED: NamedAccounts = new Map([
  ['05', { name: 'Guarantees given', account_type: 'OffBalance' }],
  ['06', { name: 'Guarantees given, contra', account_type: 'OffBalance' }],
  ['11', { name: 'Contributions', account_type: 'Equity' }],
  ['1611', { name: 'Roof reserve', account_type: 'Equity' }],
  ['25', { name: 'Leased equipment', account_type: 'Asset' }],
  ['453', { name: 'Withholding tax', account_type: 'Liability' }],
  ['47', { name: 'Other', account_type: 'Asset' }],
  ['5512', { name: 'Second current account', account_type: 'Asset' }],
  ['630', { name: 'Depreciation', account_type: 'Expense' }],
  ['742', { name: 'Rent', account_type: 'Income' }],
]);
const accounts: NamedAccounts = new Map([...seededAccounts, ...ADDED]);

function row(
  account_code: string,
  balance_cents: number,
  party_id: string | null = null,
  building_id = 'A',
): AccountBalance {
  return { account_code, holder: holderOf(building_id, account_code, party_id), balance_cents };
}

/** Returns the holder as the books name it: the party on accounts of co-owners and suppliers. */
function holderOf(building_id: string, account_code: string, party_id: string | null): string {
  return /^4[14]0/.test(account_code) ? `${building_id} ${party_id}` : building_id;
}

function sheet(balances: readonly AccountBalance[]) {
  return balanceSheet({ balances, accounts, say: createTranslator('en') });
}

function amounts(items: readonly { code: string | null; amount_cents: number }[]) {
  return Object.fromEntries(items.map(({ code, amount_cents }) => [code, amount_cents]));
}

describe('balanceSheet', () => {
  it('of empty books shows a result of nil and nothing else', () => {
    const empty = sheet([]);
    expect(empty.assets.total_assets_cents).toBe(0);
    expect(empty.liabilities.equity).toEqual({
      accounts: [{ code: null, name: 'Result not yet closed', amount_cents: 0 }],
      total_cents: 0,
    });
    expect(empty.balance_check.balanced).toBe(true);
    expect(empty.lines.map(({ line }) => line)).toEqual(['L-150']);
  });

  it('shows the advance of one co-owner beside the arrears of another', () => {
    const { assets, liabilities } = sheet([
      row('4100', 300, 'Jan'),
      row('4101', 500, 'Jan'),
      row('4101', 700, 'Jan'),
      row('4101', -200, 'An'),
      row('551', -1300),
    ]);
    expect(amounts(assets.current_assets.accounts)).toEqual({ '4100': 300, '4101': 1200 });
    expect(amounts(liabilities.current_liabilities.accounts)).toEqual({ '4101': 200, '551': 1300 });
  });

  it('decides for each owner by the balance, not by the single movement', () => {
    const { assets, liabilities } = sheet([
      row('4101', 500, 'Jan'),
      row('4101', -500, 'Jan'),
      row('4101', 100, 'An'),
    ]);
    expect(amounts(assets.current_assets.accounts)).toEqual({ '4101': 100 });
    expect(liabilities.current_liabilities.accounts).toEqual([]);
  });

  it('shows a supplier paid too much among the receivables', () => {
    const report = sheet([row('440', 80, 'Lift Ltd'), row('440', -900, 'Gas Ltd'), row('440', -5)]);
    expect(amounts(report.assets.current_assets.accounts)).toEqual({ '440': 80 });
    expect(amounts(report.liabilities.current_liabilities.accounts)).toEqual({ '440': 905 });
    expect(report.lines.map(({ line }) => line)).toEqual(['A-330', 'L-150', 'L-310']);
  });

  it('looks at no party on other dual accounts', () => {
    const { assets, liabilities } = sheet([row('551', -500, 'Jan'), row('551', 900, 'An')]);
    expect(amounts(assets.current_assets.accounts)).toEqual({ '551': 400 });
    expect(liabilities.current_liabilities.accounts).toEqual([]);
  });

  it.each([
    ['550', 'L-370'],
    ['551', 'L-370'],
    ['58', 'L-370'],
    ['4990', 'L-500'],
    ['4996', 'L-510'],
  ])('shows a credit balance of %s on %s', (code, line) => {
    const report = sheet([row(code, -100), row('57', 100)]);
    expect(report.assets.total_assets_cents).toBe(100);
    expect(report.lines.find((candidate) => candidate.line === line)?.amount_cents).toBe(100);
  });

  it('never sets the overdraft of one building against the money of another', () => {
    const { assets, liabilities } = sheet([
      row('551', 1000, null, 'A'),
      row('100', -1000, null, 'A'),
      row('551', -400, null, 'B'),
      row('6121', 400, null, 'B'),
      row('4101', 50, 'Jan', 'A'),
      row('4101', -50, 'Jan', 'B'),
    ]);
    expect(amounts(assets.current_assets.accounts)).toEqual({ '4101': 50, '551': 1000 });
    expect(amounts(liabilities.current_liabilities.accounts)).toEqual({ '4101': 50, '551': 400 });
    expect(liabilities.equity.accounts.at(-1)?.amount_cents).toBe(-400);
  });

  it('subtracts contra accounts from the assets', () => {
    const report = sheet([
      row('2300', 10_000),
      row('2309', -4000),
      row('417', 600, 'Jan'),
      row('419', -600),
      row('14', -6000),
    ]);
    expect(report.assets.fixed_assets).toEqual({
      accounts: [
        { code: '2300', name: 'Plant - acquisition cost', amount_cents: 10_000 },
        { code: '2309', name: 'Plant - accumulated depreciation', amount_cents: -4000 },
      ],
      total_cents: 6000,
    });
    expect(amounts(report.assets.current_assets.accounts)).toEqual({ '417': 600, '419': -600 });
    expect(report.lines.find(({ line }) => line === 'A-340')?.amount_cents).toBe(0);
  });

  it('keeps an account without a second side on its line with the opposite sign', () => {
    const { liabilities } = sheet([row('14', 250), row('45', 30), row('453', -10)]);
    expect(amounts(liabilities.equity.accounts)).toEqual({ '14': -250, null: 0 });
    expect(amounts(liabilities.current_liabilities.accounts)).toEqual({ '45': -30, '453': 10 });
  });

  it('leaves out accounts that come to nil and off-balance accounts', () => {
    const report = sheet([
      row('100', -5),
      row('100', 5),
      row('57', 0),
      row('05', 9),
      row('06', -9),
    ]);
    expect(report.lines.map(({ line }) => line)).toEqual(['L-150']);
  });

  it('says by how much books do not balance', () => {
    expect(sheet([row('57', 100), row('100', -99)]).balance_check).toEqual({
      assets_cents: 100,
      liabilities_cents: 99,
      difference_cents: 1,
      balanced: false,
    });
  });

  it('names the result in the language of the report', () => {
    const report = balanceSheet({ balances: [], accounts, say: createTranslator('nl') });
    expect(report.liabilities.equity.accounts[0]?.name).toBe('Nog niet afgesloten resultaat');
  });
});

const postable = [
  ...seededChart.filter((account) => account.postable).map(({ code }) => code),
  ...[...ADDED.keys()].filter((code) => !code.startsWith('0')),
];

type Book = (AccountBalance & Pick<IncomeMovement, 'category'> & { building_id: string })[];

/** Generates the lines of balanced entries of two buildings, as rows of the books. */
const books: fc.Arbitrary<Book> = fc
  .array(
    fc.record({
      building_id: fc.constantFrom('A', 'B'),
      movements: fc.array(
        fc.record({
          account_code: fc.constantFrom(...postable),
          party_id: fc.constantFrom(null, 'Jan', 'An'),
          category: fc.constantFrom(null, ...EXPENSE_CATEGORIES),
          balance_cents: fc.integer({ min: -10_000_000, max: 10_000_000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      counter_code: fc.constantFrom(...postable),
    }),
    { maxLength: 20 },
  )
  .map((entries) =>
    entries.flatMap(({ building_id, movements, counter_code }) => [
      ...movements.map(({ account_code, party_id, category, balance_cents }) => ({
        ...row(account_code, balance_cents, party_id, building_id),
        building_id,
        category,
      })),
      {
        ...row(
          counter_code,
          0 - sumCents(movements.map(({ balance_cents }) => balance_cents)),
          null,
          building_id,
        ),
        building_id,
        category: null,
      },
    ]),
  );

function statementOf(rows: Book) {
  const movements = rows
    .filter(({ account_code }) => /^[67]/.test(account_code))
    .map((movement) => ({ ...movement, amount_cents: movement.balance_cents }));
  return incomeStatement({ movements, accounts, say: createTranslator('en') });
}

function closed(rows: Book): Book {
  const closings = ['A', 'B'].flatMap((building_id) =>
    closingLines(
      rows.filter((line) => line.building_id === building_id && /^[67]/.test(line.account_code)),
    ).map((line) => ({
      ...row(line.account_code, line.debit_cents - line.credit_cents, null, building_id),
      building_id,
      category: null,
    })),
  );
  return [...rows, ...closings];
}

function resultLine(report: ReturnType<typeof sheet>): number | undefined {
  return report.liabilities.equity.accounts.find(({ code }) => code === null)?.amount_cents;
}

describe('for any balanced books', () => {
  it('the balance sheet balances and its groups add up', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const { assets, liabilities, balance_check, lines } = sheet(rows);
        expect(balance_check).toMatchObject({ balanced: true, difference_cents: 0 });
        expect(assets.fixed_assets.total_cents + assets.current_assets.total_cents).toBe(
          assets.total_assets_cents,
        );
        expect(
          liabilities.equity.total_cents +
            liabilities.long_term_liabilities.total_cents +
            liabilities.current_liabilities.total_cents,
        ).toBe(liabilities.total_liabilities_cents);
        expect(sumCents(lines.map(({ amount_cents }) => amount_cents))).toBe(
          assets.total_assets_cents + liabilities.total_liabilities_cents,
        );
      }),
    );
  });

  it('the net result is the result line of the balance sheet', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const { net_result_cents, operating_result_cents, financial_result_cents, expenses } =
          statementOf(rows);
        expect(resultLine(sheet(rows))).toBe(net_result_cents);
        expect(operating_result_cents + financial_result_cents).toBe(net_result_cents);
        expect(sumCents(Object.values(expenses.by_category_cents))).toBe(
          expenses.total_expenses_cents,
        );
      }),
    );
  });

  it('closing moves the result into the funds and nothing else', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const [before, after] = [sheet(rows), sheet(closed(rows))];
        expect(resultLine(after)).toBe(0);
        expect(after.assets).toEqual(before.assets);
        expect(after.liabilities.equity.total_cents).toBe(before.liabilities.equity.total_cents);
        expect(after.liabilities.current_liabilities).toEqual(
          before.liabilities.current_liabilities,
        );
        expect(statementOf(closed(rows)).lines).toEqual([]);
      }),
    );
  });

  it('the order of the rows changes nothing', () => {
    fc.assert(
      fc.property(books, (rows) => {
        expect(sheet(rows.toReversed())).toEqual(sheet(rows));
      }),
    );
  });

  it('two buildings together are the sum of each', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const [a, b] = ['A', 'B'].map((id) =>
          sheet(rows.filter(({ building_id }) => building_id === id)),
        );
        expect((a?.balance_check.assets_cents ?? 0) + (b?.balance_check.assets_cents ?? 0)).toBe(
          sheet(rows).balance_check.assets_cents,
        );
      }),
    );
  });

  it('the totals of the trial balance are equal', () => {
    fc.assert(
      fc.property(books, (rows) => {
        const totals = rows.map(({ account_code, balance_cents }) => ({
          account_code,
          debit_cents: Math.max(0, balance_cents),
          credit_cents: Math.max(0, 0 - balance_cents),
        }));
        const report = trialBalance({ totals, accounts });
        expect(report.totals.debit_cents).toBe(report.totals.credit_cents);
        expect(report.totals.balance_cents).toBe(0);
        expect(sumCents(report.rows.map((line) => line.balance_cents))).toBe(0);
      }),
    );
  });
});
