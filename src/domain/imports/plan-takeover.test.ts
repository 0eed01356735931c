import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, formatEuro, sumCents } from '#domain/kernel/money.ts';
import { cell, readRows } from '#test/helpers/worked-sale.ts';
import type { TakeoverRegister } from './check-takeover.ts';
import type { TakeoverFile } from './import-error.ts';
import { planTakeover, type TakeoverSources } from './plan-takeover.ts';
import type { SourceTable } from './read-table.ts';

const toTable = ([header = [], ...rows]: readonly (readonly string[])[]): SourceTable => ({
  header,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});

const csv = (...lines: readonly string[]) => toTable(lines.map((line) => line.split(',')));

const source = (given: Partial<Record<TakeoverFile, SourceTable>>): TakeoverSources =>
  new Map(
    (Object.entries(given) as [TakeoverFile, SourceTable][]).map(([file, table]) => [
      file,
      { file: `${file}.csv`, table },
    ]),
  );

const register: TakeoverRegister = {
  units_file: 'units.csv',
  unit_numbers: new Set(['A1', 'A2']),
  owner_refs: new Set(['O1', 'O2']),
  holders: new Map([
    ['A1', new Set(['O1'])],
    ['A2', new Set(['O1', 'O2'])],
  ]),
  keys: new Set(['General', 'Lift', 'Water', 'Heat']),
  meter_keys: new Set(['Water', 'Heat']),
};

const files = {
  opening_balances: csv(
    'owner_ref,unit_number,fund,amount,due_date,reference',
    'O1,a 1,,250.00,2026-01-31,R1',
    'O1,A2,Reserve,40.00,2026-01-31,',
    'O2,,,-15.50,2026-01-31,',
  ),
  working_capital: csv('unit_number,owner_ref,amount', 'A1,O1,500', 'A2,O2,0'),
  supplier_items: csv(
    'supplier,invoice_number,invoice_date,due_date,amount,reference',
    'Lifts NV,L-1,2025-12-20,2026-01-20,363.00,123',
    'Lifts NV,L-2,2025-12-21,,-63.00,',
  ),
  meters: csv(
    'unit_number,key,meter_number,read_on,index',
    'A1,Water,,2025-12-31,120.5',
    'A1,water,,2024-12-31,100',
  ),
};

/** A balance of the predecessor's last trial balance, positive: debit. */
interface TakenBalance {
  readonly account_code: string;
  readonly amount_cents: number;
}

const balances: readonly TakenBalance[] = [
  { account_code: '4101', amount_cents: 23_450 },
  { account_code: '4100', amount_cents: 4_000 },
  { account_code: '100', amount_cents: -50_000 },
  { account_code: '440', amount_cents: -30_000 },
  { account_code: '160', amount_cents: -100_000 },
  { account_code: '551', amount_cents: 152_550 },
];

const trialBalance = (rows: readonly TakenBalance[]) =>
  csv(
    'account_code,balance',
    ...rows.map(({ account_code, amount_cents }) => `${account_code},${formatEuro(amount_cents)}`),
  );

const ON = '2026-06-30';

const plan = (
  given: Partial<Record<TakeoverFile, SourceTable>> = {},
  rows: readonly TakenBalance[] = balances,
  on = ON,
) =>
  planTakeover(
    source({ trial_balance: trialBalance(rows), ...files, ...given }),
    { register, on },
    (file) => file,
  );

const faults = (...given: Parameters<typeof plan>) =>
  plan(...given).errors.map(({ file, row, column, code }) => [file, row, column, code].join(' '));

describe('a takeover', () => {
  it('becomes an Opening entry by account, owner, lot and supplier', () => {
    const { plan: taken, errors } = plan();
    expect(errors).toEqual([]);
    const lines = taken?.opening_lines.map((line) =>
      [
        line.account_code,
        line.debit_cents - line.credit_cents,
        line.owner_ref,
        line.unit_number,
        line.supplier,
        line.due_date,
        line.reference,
      ].join(' '),
    );
    expect(lines).toEqual([
      '160 -100000     ',
      '551 152550     ',
      '4101 25000 O1 A1  2026-01-31 R1',
      '4100 4000 O1 A2  2026-01-31 ',
      '4101 -1550 O2    ',
      '100 -50000 O1 A1   ',
      '440 -36300   Lifts NV 2026-01-20 123',
      '440 6300   Lifts NV  ',
    ]);
    expect(taken?.meters.map(({ values }) => values.key)).toEqual(['Water', 'Water']);
    expect(taken?.supplier_items).toHaveLength(2);
    expect(taken?.balances.map(({ account_code }) => account_code)).toEqual([
      '100',
      '160',
      '4100',
      '4101',
      '440',
      '551',
    ]);
  });

  it.each<readonly [string, Partial<Record<TakeoverFile, SourceTable>>, readonly string[]]>([
    [
      'an unknown owner, lot and fund',
      {
        opening_balances: csv(
          'owner_ref,unit_number,fund,amount',
          'O9,A1,,1',
          'O1,A9,,1',
          'O1,A1,Savings,1',
        ),
      },
      [
        'opening_balances.csv 2 owner_ref unknown_owner_ref',
        'opening_balances.csv 3 unit_number unknown_unit',
        'opening_balances.csv 4 fund invalid_choice',
      ],
    ],
    [
      'an owner who never held the lot',
      { working_capital: csv('unit_number,owner_ref,amount', 'A1,O2,500') },
      ['working_capital.csv 2 owner_ref not_a_holder'],
    ],
    [
      'a second row of a lot and owner',
      { working_capital: csv('unit_number,owner_ref,amount', 'A1,O1,250', 'A1,O1,250') },
      ['working_capital.csv 3 owner_ref duplicate_row'],
    ],
    [
      'a negative working capital',
      { working_capital: csv('unit_number,owner_ref,amount', 'A1,O1,-1') },
      ['working_capital.csv 2 amount out_of_range'],
    ],
    [
      'a reference twice',
      {
        opening_balances: csv('owner_ref,amount,reference', 'O1,1,R', 'O1,2,R', 'O2,1,R'),
      },
      ['opening_balances.csv 3 reference duplicate_row'],
    ],
    [
      'an invoice twice',
      {
        supplier_items: csv(
          'supplier,invoice_number,invoice_date,amount',
          'Lifts NV,L 1,2025-01-01,1',
          'LIFTS nv,l1,2025-01-01,1',
          'Lifts NV,,2025-01-01,1',
          'Lifts NV,,2025-01-01,1',
        ),
      },
      ['supplier_items.csv 3 invoice_number duplicate_row'],
    ],
    [
      'a meter without key, of an unknown key, and falling',
      {
        meters: csv(
          'unit_number,key,meter_number,read_on,index',
          'A1,,,2025-12-31,1',
          'A1,Gas,,2025-12-31,1',
          'A1,Heat,,2025-12-31,5',
          'A1,Heat,,2025-06-30,6',
          'A1,Heat,N2,2026-01-31,0',
          'A1,Heat,,2025-12-31,7',
        ),
      },
      [
        'meters.csv 2 key missing_value',
        'meters.csv 3 key unknown_key',
        'meters.csv 4 index reading_decreases',
        'meters.csv 7 read_on duplicate_row',
      ],
    ],
    [
      'costs of an account that is not shared, an unknown key, and half a period',
      {
        cost_lines: csv(
          'entry_date,account_code,description,amount,key,period_from,period_to',
          '2026-01-05,643,Key,1,Lift,,',
          '2026-01-05,6105,Cleaning,1,Stairs,,',
          '2026-01-05,6105,Cleaning,1,lift,2026-01-01,',
          '2026-01-05,6105,Cleaning,1,,2026-01-31,2026-01-01',
        ),
      },
      [
        'cost_lines.csv 2 account_code invalid_choice',
        'cost_lines.csv 3 key unknown_key',
        'cost_lines.csv 4 period_to missing_value',
        'cost_lines.csv 5 period_to end_before_start',
      ],
    ],
    [
      'a call of an unknown key, twice for a lot and owner',
      {
        calls: csv(
          'unit_number,owner_ref,call_date,amount,key',
          'A1,O1,2026-01-01,1,Stairs',
          'A2,O1,2026-01-01,1,',
          'A2,O1,2026-01-01,2,',
          'A2,O1,2026-04-01,2,',
          'A1,O2,2026-04-01,2,',
        ),
      },
      [
        'calls.csv 2 key unknown_key',
        'calls.csv 4 owner_ref duplicate_row',
        'calls.csv 6 owner_ref not_a_holder',
      ],
    ],
    [
      'what is dated after the day of the balances',
      {
        supplier_items: csv('supplier,invoice_date,amount', 'Lifts NV,2026-07-01,300'),
        cost_lines: csv(
          'entry_date,account_code,description,amount',
          '2026-06-30,6105,Cleaning,1',
          '2026-07-01,6105,Cleaning,1',
        ),
        calls: csv('unit_number,owner_ref,call_date,amount', 'A1,O1,2026-07-02,1'),
      },
      [
        'supplier_items.csv 2 invoice_date after_takeover',
        'cost_lines.csv 3 entry_date after_takeover',
        'calls.csv 2 call_date after_takeover',
      ],
    ],
    [
      'more VAT than the amount',
      {
        cost_lines: csv(
          'entry_date,account_code,description,amount,vat_amount',
          '2026-01-05,6105,Cleaning,-121,-21',
          '2026-01-05,6105,Cleaning,-121,121.01',
        ),
      },
      ['cost_lines.csv 3 vat_amount out_of_range'],
    ],
    [
      'a missing and an unknown column',
      { meters: csv('unit_number,read_on,color', 'A1,2025-12-31,red') },
      [
        'meters.csv  color unknown_column',
        'meters.csv  index missing_column',
        'meters.csv 2 key missing_value',
      ],
    ],
  ])('is refused as a whole for %s', (_what, given, expected) => {
    expect(plan(given).plan).toBeNull();
    expect(faults(given)).toEqual(expected);
  });

  it('is refused where rows do not come to a balance, or the balances to each other', () => {
    const others = balances.filter(({ account_code }) => account_code !== '160');
    expect(faults({}, others)).toEqual(['trial_balance.csv   takeover_unbalanced']);
    const more = [...others, { account_code: '440', amount_cents: -100_000 }];
    expect(faults({}, more)).toEqual(['supplier_items.csv  amount total_differs']);
    const [without] = plan({ working_capital: csv('unit_number,owner_ref,amount') }).errors;
    expect(without).toMatchObject({
      file: 'working_capital.csv',
      code: 'total_differs',
      params: { account_code: '100', stated: -500, found: 0 },
    });
  });

  it('in mid-year has the costs of the predecessor line by line, with key and period', () => {
    const cost_lines = csv(
      'entry_date,account_code,description,amount,key,period_from,period_to,nature',
      '2026-03-31,6105,Cleaning,600.00,,2026-01-01,2026-03-31,',
      '2026-03-15,611,Lift cabin,90.10,lift,,,Extraordinary',
      '2026-03-31,75,Interest,-0.10,,,,',
    );
    const rows = [
      ...balances,
      { account_code: '6105', amount_cents: 60_000 },
      { account_code: '611', amount_cents: 9_010 },
      { account_code: '75', amount_cents: -10 },
      { account_code: '701', amount_cents: -69_000 },
    ];
    const { plan: taken, errors } = plan({ cost_lines }, rows);
    expect(errors).toEqual([]);
    const costs = taken?.opening_lines.filter(({ cost }) => cost !== null);
    expect(costs).toMatchObject([
      { account_code: '6105', debit_cents: 60_000, cost: { key: null, period_to: '2026-03-31' } },
      { account_code: '611', debit_cents: 9_010, cost: { key: 'Lift', nature: 'Extraordinary' } },
      { account_code: '75', credit_cents: 10, cost: { nature: null } },
    ]);
    const others = taken?.opening_lines.filter(({ account_code }) => account_code === '701');
    expect(others).toMatchObject([{ credit_cents: 69_000, cost: null }]);
    expect(faults({}, rows)).toEqual([
      'cost_lines  amount total_differs',
      'cost_lines  amount total_differs',
      'cost_lines  amount total_differs',
    ]);
  });

  it('needs no file for accounts without a balance', () => {
    const rows = [
      { account_code: '551', amount_cents: 100 },
      { account_code: '160', amount_cents: -100 },
    ];
    const { plan: taken } = planTakeover(
      source({ trial_balance: trialBalance(rows) }),
      { register, on: ON },
      (file) => file,
    );
    expect(taken?.opening_lines).toHaveLength(2);
  });

  it('reads debit and credit side by side, with the names of the accounts', () => {
    const trial_balance = csv('Compte,Libellé,Débit,Crédit', '551,Banque,1.00,', '160,Fonds,,1.00');
    const { plan: taken, errors } = planTakeover(
      source({ trial_balance }),
      { register, on: ON },
      (file) => file,
    );
    expect(errors).toEqual([]);
    expect(taken?.opening_lines).toMatchObject([
      { account_code: '551', debit_cents: 100, place: { file: 'trial_balance.csv', row: 2 } },
      { account_code: '160', credit_cents: 100, place: { file: 'trial_balance.csv', row: 3 } },
    ]);
  });

  it('needs the trial balance for amounts, not for readings alone', () => {
    const missing = (given: Partial<Record<TakeoverFile, SourceTable>>) =>
      planTakeover(source(given), { register, on: ON }, (file) => file).errors;
    expect(missing({ meters: files.meters })).toEqual([]);
    for (const given of [{}, { supplier_items: files.supplier_items }]) {
      expect(missing(given)).toMatchObject([{ file: 'trial_balance', code: 'missing_file' }]);
    }
  });

  it('books what was called apart from what the owners owe', () => {
    const calls = csv(
      'unit_number,owner_ref,call_date,fund,amount,key',
      'A1,O1,2026-01-01,,100,',
      'A2,O2,2026-01-01,,50,',
      'A1,O1,2026-04-01,Reserve,10,lift',
      'A2,O2,2026-04-01,Reserve,0,lift',
    );
    const rows = [
      ...balances.filter(({ account_code }) => account_code !== '551'),
      { account_code: '551', amount_cents: 152_550 + 16_000 },
      { account_code: '701', amount_cents: -15_000 },
      { account_code: '700', amount_cents: -1_000 },
    ];
    const { plan: taken, errors } = plan({ calls }, rows);
    expect(errors).toEqual([]);
    expect(taken?.calls).toMatchObject([
      {
        call_date: '2026-01-01',
        fund: 'Provision',
        key: null,
        lines: [
          { unit_number: 'A1', owner_ref: 'O1', amount_cents: 10_000 },
          { unit_number: 'A2', owner_ref: 'O2', amount_cents: 5_000 },
        ],
      },
      {
        call_date: '2026-04-01',
        fund: 'Reserve',
        key: 'Lift',
        lines: [{ unit_number: 'A1', owner_ref: 'O1', amount_cents: 1_000 }],
      },
    ]);
    const accounts = taken?.opening_lines.map(({ account_code }) => account_code) ?? [];
    expect(accounts.filter((code) => code.startsWith('70'))).toEqual([]);
    const uncalled = taken?.opening_lines.filter(({ place }) => place.file === 'calls.csv');
    expect(uncalled).toMatchObject([
      { account_code: '4101', credit_cents: 10_000, owner_ref: 'O1', unit_number: 'A1' },
      { account_code: '4101', credit_cents: 5_000, owner_ref: 'O2', unit_number: 'A2' },
      { account_code: '4100', credit_cents: 1_000, owner_ref: 'O1', unit_number: 'A1' },
    ]);
    expect(taken?.open_items).toEqual([
      { owner_ref: 'O1', account_code: '4101', amount_cents: 25_000, due_date: '2026-01-31' },
      { owner_ref: 'O1', account_code: '4100', amount_cents: 4_000, due_date: '2026-01-31' },
      { owner_ref: 'O2', account_code: '4101', amount_cents: -1_550, due_date: null },
    ]);
    expect(faults({ calls })).toEqual([
      'calls.csv  amount total_differs',
      'calls.csv  amount total_differs',
    ]);
  });

  it('needs no key of a meter where the building has one', () => {
    const only = { ...register, meter_keys: new Set(['Water']) };
    const meters = csv('unit_number,read_on,index', 'A1,2025-12-31,1');
    const given = source({ trial_balance: trialBalance(balances), ...files, meters });
    const { errors } = planTakeover(given, { register: only, on: ON }, (file) => file);
    expect(errors).toEqual([]);
  });

  it('balances to the cent whatever the rows', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.array(amount), (owed, invoiced) => {
        const totals = [sumCents(owed), 0 - sumCents(invoiced)] as const;
        const { plan: taken } = planTakeover(
          source({
            opening_balances: csv(
              'owner_ref,amount',
              ...owed.map((cents) => `O1,${formatEuro(cents)}`),
            ),
            supplier_items: csv(
              'supplier,invoice_date,amount',
              ...invoiced.map((cents) => `Lifts,2025-12-01,${formatEuro(cents)}`),
            ),
            trial_balance: trialBalance([
              { account_code: '4101', amount_cents: totals[0] },
              { account_code: '440', amount_cents: totals[1] },
              { account_code: '551', amount_cents: 0 - totals[0] - totals[1] },
            ]),
          }),
          { register, on: ON },
          (file) => file,
        );
        const lines = taken?.opening_lines ?? [];
        const moved = [...owed, ...invoiced].filter((cents) => cents !== 0);
        expect(lines.length).toBeGreaterThanOrEqual(moved.length);
        expect(sumCents(lines.map(({ debit_cents }) => debit_cents))).toBe(
          sumCents(lines.map(({ credit_cents }) => credit_cents)),
        );
      }),
    );
  });
});

describe('the worked settlement of Ter Duinen', () => {
  const read = (file: string) =>
    toTable(parse(readFileSync(`test/data/statement/ter-duinen/${file}.csv`, 'utf8')));
  const holders = Map.groupBy(readRows('ter-duinen', 'unit_owners'), (row) =>
    cell(row, 'unit_number'),
  );
  const worked: TakeoverRegister = {
    units_file: 'units.csv',
    unit_numbers: new Set(holders.keys()),
    owner_refs: new Set(readRows('ter-duinen', 'owners').map((row) => cell(row, 'ref'))),
    holders: new Map(
      [...holders].map(([unit, rows]) => [
        unit,
        new Set(rows.map((row) => cell(row, 'owner_ref'))),
      ]),
    ),
    keys: new Set([
      'General',
      ...readRows('ter-duinen', 'distribution_keys').map((row) => cell(row, 'key')),
    ]),
    meter_keys: new Set(['Water', 'Heat']),
  };
  const rows = [
    { account_code: '4101', amount_cents: centsOf('662.03') },
    { account_code: '100', amount_cents: -centsOf('3797.54') },
    { account_code: '160', amount_cents: -centsOf('19556.46') },
    { account_code: '550', amount_cents: centsOf('19556.46') },
    { account_code: '551', amount_cents: centsOf('3135.51') },
  ];

  it('is taken over on its first day, with every meter', () => {
    const given = source({
      trial_balance: trialBalance(rows),
      opening_balances: read('opening_balances'),
      working_capital: read('working_capital'),
      meters: read('meters'),
    });
    const { plan: taken, errors } = planTakeover(
      given,
      { register: worked, on: '2025-07-01' },
      (file) => file,
    );
    expect(errors).toEqual([]);
    expect(taken?.meters).toHaveLength(readRows('ter-duinen', 'meters').length);
    expect(taken?.opening_lines).toHaveLength(3 + 5 + 13);
  });
});
