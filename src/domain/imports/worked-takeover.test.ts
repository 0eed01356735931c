import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { centsOf } from '#domain/kernel/money.ts';
import { source, toTable, trialBalance } from '#test/helpers/takeover-plan.ts';
import { cell, readRows } from '#test/helpers/worked-sale.ts';
import type { TakeoverRegister } from './check-takeover.ts';
import { planTakeover } from './plan-takeover.ts';

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
