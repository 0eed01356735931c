import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import type { NumberedAllocation } from './allocations.ts';
import { purchaseEntry, recognitionEntry, type ExpenseEntryDraft } from './expense-entry.ts';
import { byDay, purchaseCosts, recognizeShare } from './recognition.ts';

const CALENDAR = { fiscal_year_start_month: 1, fiscal_years: [] };
const ON = '2026-06-15';

const part = (
  allocation_number: number,
  account_code: string,
  amount_cents: number,
  [period_from, period_to]: readonly [string, string] | readonly [null, null] = [null, null],
): NumberedAllocation => ({
  allocation_number,
  account_code,
  distribution_key_id: 'general',
  amount_cents,
  period_from,
  period_to,
});

/** Returns all entries of an invoice, once the last of its years has begun. */
function entriesOf(parts: readonly NumberedAllocation[]): ExpenseEntryDraft[] {
  const shares = recognizeShare(parts, ON, {
    calendar: CALENDAR,
    accrued: new Map(),
    accruedBefore: new Map(),
  });
  const amount_cents = sumCents(parts.map((one) => one.amount_cents));
  const costs = purchaseCosts(shares);
  const moved = byDay(shares.filter(({ when }) => when !== 'Current'));
  return [
    purchaseEntry({ expense_date: ON, amount_cents, costs, supplier_id: 'lift' }),
    ...moved.map(([day, same]) => recognitionEntry(day, same, 'lift')),
  ];
}

const lines = ({ journal, entry_date, lines: all }: ExpenseEntryDraft) => [
  journal,
  entry_date,
  ...all.map((line) => [line.account_code, line.debit_cents, line.credit_cents]),
];

describe('the entries of an invoice for several years', () => {
  it('defer what is of later years to 490, and take it from there as each begins', () => {
    const parts = [part(1, '6140', 109_600, ['2027-01-01', '2029-12-31']), part(2, '616', 400)];
    expect(entriesOf(parts).map(lines)).toEqual([
      ['Purchases', ON, ['490', 109_600, 0], ['616', 400, 0], ['440', 0, 110_000]],
      ['Miscellaneous', '2027-01-01', ['6140', 36_500, 0], ['490', 0, 36_500]],
      ['Miscellaneous', '2028-01-01', ['6140', 36_600, 0], ['490', 0, 36_600]],
      ['Miscellaneous', '2029-01-01', ['6140', 36_500, 0], ['490', 0, 36_500]],
    ]);
  });

  it('take what is of a year before to its last day, over 492', () => {
    expect(entriesOf([part(1, '6121', 6_200, ['2025-12-01', '2026-01-31'])]).map(lines)).toEqual([
      ['Purchases', ON, ['492', 3_100, 0], ['6121', 3_100, 0], ['440', 0, 6_200]],
      ['Miscellaneous', '2025-12-31', ['6121', 3_100, 0], ['492', 0, 3_100]],
    ]);
  });

  it('come to the cost of each account, and leave nothing on 490 and 492', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
    const month = (count: number) =>
      `${2024 + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-15`;
    const period = days.map(([a, b]) => [month(Math.min(a, b)), month(Math.max(a, b))] as const);
    const one = fc.tuple(
      fc.constantFrom('6121', '6140'),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.option(period, { nil: [null, null] as const }),
    );
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (drawn) => {
        const parts = drawn.map(([account, cents, covered], index) =>
          part(index + 1, account, cents, covered),
        );
        const balances = new Map<string, number>();
        for (const line of entriesOf(parts).flatMap((entry) => entry.lines)) {
          const before = balances.get(line.account_code) ?? 0;
          balances.set(line.account_code, before + line.debit_cents - line.credit_cents);
        }
        const total = (account: string) =>
          sumCents(
            parts.filter((p) => p.account_code === account).map(({ amount_cents }) => amount_cents),
          );
        expect(balances.get('490') ?? 0).toBe(0);
        expect(balances.get('492') ?? 0).toBe(0);
        for (const account of ['6121', '6140']) {
          expect(balances.get(account) ?? 0).toBe(total(account));
        }
      }),
    );
  });
});

describe('what is of a closed year', () => {
  const calendar = {
    ...CALENDAR,
    fiscal_years: [{ start_date: '2025-01-01', end_date: '2025-12-31', status: 'Closed' as const }],
  };
  const late = (cents: number) => part(1, '6121', cents, ['2025-12-01', '2026-01-31']);
  const shares = (accrued: readonly (readonly ['444' | '492', number])[], parts = [late(6_200)]) =>
    recognizeShare(parts, ON, {
      calendar,
      accrued: new Map(accrued),
      accruedBefore: new Map(accrued),
    }).map(({ when, account_code, amount_cents }) => [when, account_code, amount_cents]);

  it.each([
    ['is a cost of the invoice where nothing was accrued', [], [['Current', '6121', 6_200]]],
    [
      'clears what was accrued as an invoice to come',
      [['444', 5_000]],
      [
        ['Cleared', '444', 3_100],
        ['Current', '6121', 3_100],
      ],
    ],
    [
      'clears 444, then 492, as far as they go',
      [
        ['444', 1_000],
        ['492', 500],
      ],
      [
        ['Cleared', '444', 1_000],
        ['Cleared', '492', 500],
        ['Current', '6121', 4_700],
      ],
    ],
    ['clears nothing that stands in debit', [['444', -900]], [['Current', '6121', 6_200]]],
  ] as const)('%s', (_what, accrued, wanted) => expect(shares(accrued)).toEqual(wanted));

  it('clears once what is accrued, over all parts', () => {
    expect(
      shares([['444', 4_000]], [late(6_200), { ...late(6_200), allocation_number: 2 }]),
    ).toEqual([
      ['Cleared', '444', 3_100],
      ['Current', '6121', 3_100],
      ['Cleared', '444', 900],
      ['Current', '6121', 5_300],
    ]);
  });

  it('names the supplier wherever it waits', () => {
    const all = recognizeShare(
      [late(6_200), part(2, '6140', 600, ['2027-01-01', '2027-12-31'])],
      ON,
      {
        calendar,
        accrued: new Map([['444', 3_100]]),
        accruedBefore: new Map(),
      },
    );
    const entry = purchaseEntry({
      expense_date: ON,
      amount_cents: 6_800,
      costs: purchaseCosts(all),
      supplier_id: 'lift',
    });
    expect(entry.lines.map((line) => [line.account_code, line.supplier_id])).toEqual([
      ['444', 'lift'],
      ['6121', undefined],
      ['490', 'lift'],
      ['440', 'lift'],
    ]);
  });
});
