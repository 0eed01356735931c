import { describe, expect, it } from 'vitest';
import { checkReserve, sumOrdinaryCharges } from '#domain/closing/reserve-minimum.ts';
import { findWorksBalance, makeWaitingLines } from '#domain/closing/unfinished-works.ts';
import { findYearResult } from '#domain/closing/year-result.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { formatEuro, sumCents, centsOf } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { describeOwners, sumYear } from '#test/helpers/worked-owners.ts';
import { settleYear } from '#test/helpers/worked-run.ts';
import { asKnownOn, cell, readWorkedBuilding, type Row } from '#test/helpers/worked-statement.ts';
import { sumByOwnerAndUnit } from './owner-totals.ts';
import { makeStatementLines } from './statement-entry.ts';
import { checkTies } from './ties.ts';

const NAMES = ['les-acacias', 'ter-duinen'] as const;
const buildings = NAMES.map((name) => {
  const building = readWorkedBuilding(name);
  return { name, building, runs: settleYear(building) };
});

const euro = (cents: number) => formatEuro(cents);
const isNil = (text: string) => /(?:,0\.00){2}$/.test(text);

describe.each(buildings)('the worked year of $name', ({ name, building, runs }) => {
  const periodOf = (row: Row) => row['period'] ?? '1';

  it('bears every line to the cent, with its weights, shares, days, VAT and recoverable part', () => {
    const expected = building
      .read('expected_lines.csv')
      .map((row) =>
        [
          periodOf(row),
          cell(row, 'line'),
          cell(row, 'account'),
          cell(row, 'nature'),
          cell(row, 'key'),
          cell(row, 'unit'),
          cell(row, 'weight'),
          cell(row, 'total_weight'),
          cell(row, 'owner'),
          cell(row, 'share'),
          cell(row, 'days'),
          cell(row, 'days_total'),
          cell(row, 'consumption'),
          cell(row, 'recoverable'),
          cell(row, 'amount'),
          cell(row, 'vat'),
        ].join(),
      );
    const computed = runs.flatMap(({ input, statement }) =>
      statement.rows.map((row) =>
        [
          input.run.id,
          row.line_id ?? row.decision_id,
          row.account_code,
          row.nature,
          row.distribution_key_ids.join('+'),
          row.unit_number,
          row.weight,
          row.total_weight,
          row.owner_id,
          row.share,
          row.days,
          row.total_days,
          row.consumption,
          euro(row.recoverable_cents),
          euro(row.amount_cents),
          euro(row.vat_cents),
        ].join(),
      ),
    );
    const listed = (rows: readonly string[]) => rows.filter((row) => !isNil(row)).sort();
    expect(listed(computed)).toEqual(listed(nonEmpty(expected)));
  });

  it('calls what is expected, and settles each call in its period', () => {
    const settledIn = new Map(
      runs.flatMap(({ input, statement }) =>
        statement.call_parts.map((part) => [`${part.call_id} ${part.part_number}`, input.run.id]),
      ),
    );
    const isSettled = (fund: string) => name !== 'les-acacias' && fund !== 'Reserve';
    const computed = building.calls.map((call) =>
      [
        call.call_id,
        call.fund,
        call.distribution_key_id,
        call.call_date,
        call.unit_id,
        call.owner_id,
        euro(call.amount_cents),
        isSettled(call.fund) ? (settledIn.get(`${call.call_id} ${call.part_number}`) ?? '') : '',
      ].join(),
    );
    const expected = building.read('expected_calls.csv').map((row) => {
      const values = ['call', 'fund', 'key', 'call_date', 'unit', 'owner', 'amount'];
      const period = isSettled(cell(row, 'fund')) ? periodOf(row) : '';
      return [...values.map((column) => cell(row, column)), period].join();
    });
    expect(computed.sort()).toEqual(nonEmpty(expected).sort());
  });

  it('leads every owner from the opening to the closing balance', () => {
    const computed = [
      ...runs.flatMap(({ input, owners }) => describeOwners(input.run.id, owners, building.names)),
      ...(runs.length > 1
        ? describeOwners('year', sumYear(runs.map(({ owners }) => owners)), building.names)
        : []),
    ];
    const expected = building.read('expected_owners.csv').map((row) => ({
      ...row,
      period: periodOf(row),
      works_asked: row['works_asked'] ?? cell(row, 'works_called'),
    }));
    const nil = (row: Row) =>
      Object.values(row).every((text) => !/[1-9]\d*\.\d\d|0\.(?!00)\d\d/.test(text));
    const listed = (rows: readonly Row[]) =>
      rows
        .filter((row) => !nil(row))
        .map(canonicalJson)
        .sort();
    expect(listed(computed)).toEqual(listed(nonEmpty(expected)));
  });

  it('has no difference in any tie', () => {
    for (const { input, statement } of nonEmpty(runs)) {
      const ties = checkTies(statement, input);
      expect(ties.map(({ difference }) => difference)).toEqual(ties.map(() => 0));
    }
  });

  it('posts the expected entries, balanced', () => {
    const { entries, entry } = building.expected as { entries?: Entry[]; entry?: Entry };
    for (const [index, { lines }] of nonEmpty(entries ?? (entry ? [entry] : [])).entries()) {
      const { rows = [], called = [] } = runs[index]?.statement ?? {};
      const made = makeStatementLines(sumByOwnerAndUnit(rows, called), new Map());
      const balance = made.map((line) => line.debit_cents - line.credit_cents);
      expect(sumCents(balance)).toBe(0);
      expect(sumLines(made)).toEqual(
        sumLines(
          lines.map((line) => ({
            ...line,
            owner_id: line.owner_ref,
            debit_cents: centsOf(line.debit),
            credit_cents: centsOf(line.credit),
          })),
        ),
      );
    }
  });

  it('costs per account what the books have', () => {
    const { accounts } = building.expected as { accounts: Record<string, string> };
    const decisions = new Map(building.decisions.map((one) => [one.id, one]));
    const settled = building.lines.filter(
      ({ decision_id }) => decision_id === null || decisions.get(decision_id)?.finished_on,
    );
    const sums = Map.groupBy(settled, ({ account_code }) => account_code);
    const gross = [...sums].map(([code, own]) => [
      code,
      euro(sumCents(own.map((line) => line.amount_cents + line.released_cents))),
    ]);
    expect(Object.fromEntries(gross)).toEqual(accounts);
  });
});

interface Entry {
  readonly lines: readonly {
    readonly owner_ref: string;
    readonly debit: string;
    readonly credit: string;
    readonly against: string;
  }[];
}

/** Sums receivables per owner; the books have a line per lot and nature. */
function sumLines(
  lines: readonly { owner_id: string | null; debit_cents: number; credit_cents: number }[],
) {
  const owned = lines.filter(({ owner_id }) => owner_id !== null);
  const sums = [...Map.groupBy(owned, ({ owner_id }) => owner_id)].map(([owner_id, own]) => [
    owner_id,
    sumCents(own.map((line) => line.debit_cents - line.credit_cents)),
  ]);
  return Object.fromEntries(sums.filter(([, cents]) => cents !== 0));
}

describe('Ter Duinen', () => {
  const { building, runs } = buildings[1] ?? { building: undefined, runs: [] };
  if (building === undefined) throw new Error('No building');
  const expected = building.expected as {
    reserve_minimum_2027: { ordinary_charges_base: string; five_percent: string };
    works: Record<string, Record<string, string>>;
    warnings: Row[];
    works_in_progress: { D3: Record<string, string> };
  };

  it('settles per owner and lot what is expected', () => {
    const computed = runs.flatMap(({ input, statement }) =>
      sumByOwnerAndUnit(statement.rows, statement.called).map(
        ({ owner_id, unit_id, charges, called, settlement }) =>
          [
            input.run.id,
            owner_id,
            unit_id,
            euro(charges.ordinary),
            euro(called.ordinary),
            euro(charges.extraordinary),
            euro(called.extraordinary),
            euro(settlement.ordinary + settlement.extraordinary),
          ].join(),
      ),
    );
    const rows = building.read('expected_owner_units.csv').map((row) => Object.values(row).join());
    expect(computed.sort()).toEqual(nonEmpty(rows).sort());
  });

  it('splits the works of each decision over the lots as expected', () => {
    const works = runs.flatMap(({ statement }) => statement.works);
    const computed = works.flatMap(({ decision_id, lines }) =>
      lines.map((line) =>
        [decision_id, line.line_id, line.unit_id, euro(line.amount_cents)].join(),
      ),
    );
    const rows = building.read('expected_works.csv').map((row) => Object.values(row).join());
    expect(computed.sort()).toEqual(nonEmpty(rows).sort());
    const sums = works.map((one) => [
      one.decision_id,
      {
        title: one.title,
        cost: euro(one.cost_cents),
        borne_by_reserve: euro(-one.from_reserve_cents),
        called: euro(one.called_cents),
        balance: euro(one.balance_cents),
      },
    ]);
    expect(Object.fromEntries(sums)).toEqual(expected.works);
  });

  it('warns of the meters that were not read at a sale, and of nothing else', () => {
    const found = runs.flatMap(({ statement }) => statement.findings);
    const warned = found.map(({ code, distribution_key_id, unit_id }) => ({
      code,
      key: distribution_key_id,
      unit_number: unit_id,
    }));
    const listed = (rows: readonly object[]) => rows.map(canonicalJson).sort();
    expect(listed(warned)).toEqual(listed(expected.warnings));
  });

  it('asks for the reserve 5 % of the ordinary charges of the year', () => {
    const settled = new Set(runs.flatMap(({ statement }) => statement.line_ids));
    const base_cents = sumOrdinaryCharges(building.lines.filter(({ id }) => settled.has(id)));
    const test = checkReserve({
      base_cents,
      called_cents: 193_032,
      year_start: '2026-07-01',
      acceptance_date: '2019-09-21',
      is_opted_out: false,
    });
    const { ordinary_charges_base, five_percent } = expected.reserve_minimum_2027;
    expect(euro(test.base_cents)).toBe(ordinary_charges_base);
    expect(euro(test.minimum_cents)).toBe(five_percent);
    expect(test).toMatchObject({ due: 'Due', sufficient: true });
  });

  it('keeps unfinished works out of the result, which is nil', () => {
    const ofD3 = building.lines.filter(({ decision_id }) => decision_id === 'D3');
    const works = {
      decision_id: 'D3',
      called_cents: sumCents(
        building.calls
          .filter(({ decision_id }) => decision_id === 'D3')
          .map(({ amount_cents }) => amount_cents),
      ),
      costs: ofD3.map(({ account_code, amount_cents }) => ({ account_code, amount_cents })),
      released_cents: 0,
    };
    expect(euro(findWorksBalance(works))).toBe(expected.works_in_progress.D3['balance_credit_499']);
    expect(makeWaitingLines(works).at(-1)).toMatchObject({
      account_code: '499',
      credit_cents: 337_470,
    });
    const called = (fund: string) =>
      sumCents(
        building.calls.filter((call) => call.fund === fund).map((call) => call.amount_cents),
      );
    const settlement = runs.flatMap(({ owners }) => owners.map((owner) => owner.settlement));
    const released = sumCents(building.lines.map((line) => line.released_cents));
    const balances = [
      { account_code: '701', balance_cents: -called('Provision') },
      { account_code: '701', balance_cents: -sumCents(settlement.map((one) => one.ordinary)) },
      { account_code: '702', balance_cents: -called('Works') },
      { account_code: '702', balance_cents: -sumCents(settlement.map((one) => one.extraordinary)) },
      { account_code: '700', balance_cents: -called('Reserve') },
      { account_code: '693', balance_cents: called('Reserve') - released },
      ...building.lines.map((line) => ({
        account_code: line.account_code,
        balance_cents: line.amount_cents + line.released_cents,
      })),
    ];
    expect(findYearResult(balances, [works])).toBe(0);
    expect(findYearResult(balances, [])).not.toBe(0);
  });

  it('gives every owner the same year if sales are entered as they happen', () => {
    const late = settleYear(building, asKnownOn);
    const origins = late.flatMap(({ statement }) => statement.rows.map(({ origin }) => origin));
    expect(origins).toContain('Withdrawn');
    expect(origins).toContain('Renewed');
    const yearOf = (those: typeof runs) =>
      Object.fromEntries(
        sumYear(those.map(({ owners }) => owners)).map((owner) => [
          owner.owner_id,
          [owner.charges, owner.called, owner.settlement, owner.vat_cents, owner.closing_cents],
        ]),
      );
    expect(yearOf(late)).toEqual(yearOf(runs));
    for (const { input, statement } of nonEmpty(late)) {
      const ties = checkTies(statement, input);
      expect(ties.map(({ difference }) => difference)).toEqual(ties.map(() => 0));
    }
  });
});

describe('Les Acacias', () => {
  const { building, runs } = buildings[0] ?? { building: undefined, runs: [] };
  if (building === undefined) throw new Error('No building');

  it('asks for the reserve 5 % of the ordinary charges of the year', () => {
    const base = sumOrdinaryCharges(building.lines);
    const test = checkReserve({
      base_cents: base,
      called_cents: 0,
      year_start: '2026-01-01',
      acceptance_date: '1972-06-01',
      is_opted_out: false,
    });
    expect([euro(base), euro(test.minimum_cents)]).toEqual(['14347.07', '717.36']);
    expect(test.sufficient).toBe(false);
  });

  it('settles 41.37 more if the interest stays with the reserve', () => {
    const without = settleYear({
      ...building,
      lines: building.lines.filter(({ id }) => id !== 'B05'),
    });
    const settled = (those: typeof runs) =>
      sumCents(those.flatMap(({ owners }) => owners.map((owner) => owner.settlement.ordinary)));
    expect([euro(settled(runs)), euro(settled(without))]).toEqual(['5032.59', '5073.96']);
  });
});
