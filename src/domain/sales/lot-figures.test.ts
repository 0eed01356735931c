import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { centsOf, formatEuro, sumCents } from '#domain/kernel/money.ts';
import {
  amountOf,
  cell,
  readCalls,
  readExpected,
  readMovements,
  readQuotas,
  readRows,
} from '#test/helpers/worked-sale.ts';
import {
  computeArrears,
  computeLotShare,
  computeReserveShare,
  listReserveCallsToCome,
  listWorksToCome,
  type CostDecision,
  type LotCall,
} from './lot-figures.ts';

type Building = Parameters<typeof readCalls>[0];

/** Returns the parts of a lot in each call: those of its holders together. */
function callsOf(building: Building, unit: string): LotCall[] {
  const own = readCalls(building).filter(({ unit_id }) => unit_id === unit);
  const calls = Map.groupBy(own, ({ call_id, fund, call_date }) =>
    [call_id, fund, call_date].join(' '),
  );
  return [...calls.values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ call_id, fund, call_date, decision_id }) => ({
      call_id,
      title: call_id,
      fund,
      call_date,
      decision_id,
      amount_cents: sumCents(lines.map(({ amount_cents }) => amount_cents)),
    })),
  );
}

const euro = (text: unknown) => centsOf(String(text));

describe('the letter to the notary for Ter Duinen, A7', () => {
  const days = { on: '2025-11-28', certain_date: '2025-10-17', enjoyment_from: '2025-11-28' };
  const calls = callsOf('ter-duinen', 'A7');
  const quotas = readQuotas('ter-duinen');
  const decisions = readRows('ter-duinen', 'decisions').map((row): CostDecision => ({
    id: cell(row, 'decision'),
    title: cell(row, 'title'),
    decided_on: cell(row, 'decided_on'),
    amount_cents: null,
    weights: null,
    finished_on: cell(row, 'finished_on') || null,
  }));
  const expected = readExpected('ter-duinen')['etat_date_A7'] as Record<string, unknown>;

  it('has every figure to the cent', () => {
    const capital = readRows('ter-duinen', 'working_capital').filter(
      (row) => cell(row, 'unit_number') === 'A7',
    );
    const arrears = computeArrears(readMovements('ter-duinen', '2025-07-01'), ['O0009'], days);
    const reserve = listReserveCallsToCome(calls, decisions, days);
    const works = listWorksToCome(calls, decisions, days, ['A7']);
    const fund = euro(expected['reserve_fund_of_building']);
    const quota = quotas.find(({ unit_id }) => unit_id === 'A7')?.weight ?? 0;
    expect({
      working_capital_of_lot: formatEuro(sumCents(capital.map(amountOf))),
      reserve_share_of_lot_for_information: formatEuro(computeReserveShare(fund, [quota], 1_000)),
      arrears: arrears.map(({ owner_id, on, amount_cents }) => ({
        owner_ref: owner_id,
        on,
        amount: formatEuro(amount_cents),
      })),
      reserve_calls_decided_not_yet_called: formatEuro(
        sumCents(reserve.map(({ amount_cents }) => amount_cents)),
      ),
      works_decided_before_called_after: works.map((one) => ({
        decision: one.decision_id,
        decided_on: one.decided_on,
        amount: formatEuro(one.to_come_cents),
      })),
    }).toEqual(
      Object.fromEntries(
        [
          'working_capital_of_lot',
          'reserve_share_of_lot_for_information',
          'arrears',
          'reserve_calls_decided_not_yet_called',
          'works_decided_before_called_after',
        ].map((name) => [name, expected[name]]),
      ),
    );
  });

  it('says what was asked of the works before, and lists each call of the reserve', () => {
    const [lift] = listWorksToCome(calls, decisions, days, ['A7']);
    expect(lift).toMatchObject({ asked_cents: 2 * 75_812, total_cents: null });
    const reserve = listReserveCallsToCome(calls, decisions, days);
    expect(reserve.map(({ call_date }) => call_date)).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
    ]);
  });

  it('leaves out what was decided on the certain date, and what is asked before enjoyment', () => {
    const early = { certain_date: '2025-06-10', enjoyment_from: '2025-11-28' };
    expect(listWorksToCome(calls, decisions, early, ['A7'])).toEqual([]);
    const late = { ...days, enjoyment_from: '2026-01-11' };
    expect(listWorksToCome(calls, decisions, late, ['A7'])).toEqual([]);
    const onTheDay = { ...days, enjoyment_from: '2026-01-10' };
    expect(listWorksToCome(calls, decisions, onTheDay, ['A7'])).toHaveLength(1);
  });
});

describe('the letter to the notary for Les Acacias, A3', () => {
  const days = { on: '2025-05-17', certain_date: '2025-05-17', enjoyment_from: '2025-05-17' };
  const expected = readExpected('les-acacias')['etat_date_A3'] as Record<string, unknown>;
  const roof: CostDecision = {
    id: 'W',
    title: 'Roof',
    decided_on: '2025-03-12',
    amount_cents: 1_800_000,
    weights: readQuotas('les-acacias'),
    finished_on: null,
  };
  const calls = callsOf('les-acacias', 'A3').map((call) => ({
    ...call,
    decision_id: call.fund === 'Works' ? 'W' : null,
  }));

  it('has every figure to the cent', () => {
    const [arrears] = computeArrears(readMovements('les-acacias', '2025-01-01'), ['O4'], days);
    const reserve = listReserveCallsToCome(calls, [roof], days);
    const [works] = listWorksToCome(calls, [roof], days, ['A3']);
    expect({
      working_capital_of_lot: formatEuro(computeReserveShare(400_000, [241], 1_000)),
      reserve_fund_of_building: '12000.00',
      reserve_share_of_lot_for_information: formatEuro(
        computeReserveShare(1_200_000, [241], 1_000),
      ),
      arrears_of_seller_on_2025_05_16: formatEuro(arrears?.amount_cents ?? 0),
      reserve_calls_decided_not_yet_called: formatEuro(
        sumCents(reserve.map(({ amount_cents }) => amount_cents)),
      ),
      works_decided_2025_03_12_called_after_the_deed: formatEuro(works?.to_come_cents ?? 0),
    }).toEqual({ ...expected, request: undefined, deed: undefined });
    expect(arrears?.on).toBe('2025-05-16');
    expect(works).toMatchObject({ lot_share_cents: 433_800, asked_cents: 0 });
  });

  it('lists a call of works without a decision under its own title', () => {
    const unknown = calls.map((call) => ({ ...call, decision_id: null }));
    expect(listWorksToCome(unknown, [], days, ['A3'])).toEqual([
      {
        decision_id: null,
        decided_on: null,
        title: 'W',
        total_cents: null,
        lot_share_cents: null,
        asked_cents: 0,
        to_come_cents: 433_800,
      },
    ]);
  });
});

describe('the figures of lots', () => {
  it('has arrears on the day of the answer if the sale is later', () => {
    const movements = [
      { owner_id: 'a', dated_on: '2026-03-01', amount_cents: 500 },
      { owner_id: 'a', dated_on: '2026-03-02', amount_cents: -700 },
      { owner_id: 'b', dated_on: '2026-03-01', amount_cents: 900 },
    ];
    const arrears = (on: string) =>
      computeArrears(movements, ['a'], { on, enjoyment_from: '2026-03-03' });
    expect(arrears('2026-03-01')).toEqual([{ owner_id: 'a', on: '2026-03-01', amount_cents: 500 }]);
    expect(arrears('2026-06-01')).toEqual([
      { owner_id: 'a', on: '2026-03-02', amount_cents: -200 },
    ]);
  });

  it('never gives more of the reserve than there is, and less than a cent a lot under it', () => {
    const quotas = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1e12 }), quotas, (fund, weights) => {
        const total = Math.max(
          1,
          weights.reduce((sum, weight) => sum + weight, 0),
        );
        const all = sumCents(weights.map((weight) => computeReserveShare(fund, [weight], total)));
        expect(all).toBe(computeReserveShare(fund, weights, total));
        expect(all).toBeLessThanOrEqual(Math.max(0, fund));
        const isShared = weights.some((weight) => weight > 0);
        if (isShared) expect(Math.max(0, fund) - all).toBeLessThan(weights.length);
      }),
    );
  });

  it('asks before and to come add up to all that is called of a decision', () => {
    const call = fc.record({
      days: fc.integer({ min: -300, max: 300 }),
      amount_cents: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(call, { minLength: 1, maxLength: 12 }), (drawn) => {
        const from = '2026-03-01';
        const calls = drawn.map(({ days, amount_cents }, index): LotCall => ({
          call_id: String(index),
          title: 'Roof',
          fund: 'Works',
          call_date: addDays(from, days),
          decision_id: 'roof',
          amount_cents,
        }));
        const decision = { id: 'roof', title: 'Roof', decided_on: '2024-01-01' };
        const open = { amount_cents: null, weights: null, finished_on: null };
        const [works] = listWorksToCome(
          calls,
          [{ ...decision, ...open }],
          { certain_date: from, enjoyment_from: from },
          ['A1'],
        );
        const all = sumCents(calls.map(({ amount_cents }) => amount_cents));
        const isAllAsked = drawn.every(({ days }) => days < 0);
        expect(works === undefined).toBe(isAllAsked);
        if (works !== undefined) expect(works.asked_cents + works.to_come_cents).toBe(all);
      }),
    );
  });

  it('shares a decision by its key, whose lots add up to the whole', () => {
    const weights = readQuotas('ter-duinen');
    const decision = { amount_cents: 100_001, weights };
    const parts = weights.map(({ unit_id }) => computeLotShare(decision, [unit_id]) ?? 0);
    expect(sumCents(parts)).toBe(100_001);
    expect(computeLotShare({ ...decision, weights: null }, ['A1'])).toBeNull();
  });
});
