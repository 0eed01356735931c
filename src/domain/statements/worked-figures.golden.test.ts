import { describe, expect, it } from 'vitest';
import { makeAppropriationLines } from '#domain/closing/appropriation.ts';
import { drawUpFund, type FundMovement } from '#domain/closing/reserve-fund.ts';
import { splitCostByYear } from '#domain/costs/cost-by-year.ts';
import { listHolders, makeRegister, toDaySpan } from '#domain/costs/holder-days.ts';
import { listMeteredHolders, measureLots } from '#domain/costs/meter-consumption.ts';
import { toShareText } from '#domain/kernel/fraction.ts';
import { centsOf, formatEuro, sumCents } from '#domain/kernel/money.ts';
import { settleYear } from '#test/helpers/worked-run.ts';
import { readWorkedBuilding } from '#test/helpers/worked-statement.ts';

const acacias = readWorkedBuilding('les-acacias');
const duinen = readWorkedBuilding('ter-duinen');

interface Figures {
  readonly reserve_fund: Record<string, string>;
  readonly income_statement: Record<string, string>;
  readonly deferred: Record<string, string>;
  readonly sale_A3: {
    days_of_year: number[];
    water_m3: number[];
    seller_settlement: string;
    buyer_settlement: string;
  };
  readonly sale_A7: {
    days_of_year: Record<string, number>;
    consumption: Record<string, Record<string, string>>;
    seller_settlement: string;
    buyer_settlement: string;
  };
}

const figuresOf = ({ expected }: typeof acacias) => expected as Figures;

const calledOf = ({ calls }: typeof acacias, fund: string) =>
  sumCents(calls.filter((call) => call.fund === fund).map((call) => call.amount_cents));

/** Draws up the fund of a building: its calls appropriated, and what its works took. */
function drawUp(building: typeof acacias, opening: string) {
  const called = calledOf(building, 'Reserve');
  const releases = building.lines
    .filter(({ released_cents }) => released_cents > 0)
    .map(({ decision_id, released_cents }): FundMovement => {
      return { kind: 'Release', decision_id, amount_cents: -released_cents };
    });
  const appropriated = { kind: 'Appropriation', decision_id: null, amount_cents: called } as const;
  return drawUpFund(centsOf(opening), [appropriated, ...releases], 0);
}

/** Computes the days of a year and the consumption of each holder of a lot, by owner. */
function countUse(building: typeof acacias, unit_id: string, key: string) {
  const year = {
    period_from: building.periods[0]?.period_from ?? '',
    period_to: building.periods.at(-1)?.period_to ?? '',
  };
  const register = makeRegister(building.holdings);
  const lot = measureLots(building.meters, key, year).find((one) => one.unit_id === unit_id);
  if (lot === undefined) throw new Error('No meter');
  const span = toDaySpan(year);
  const days = listHolders(register, unit_id, span, 'usufructuary').holders;
  const { holders } = listMeteredHolders(register, lot, span, 'usufructuary');
  return {
    days: Object.fromEntries(days.map((one) => [one.owner_id, Number(one.days)])),
    consumption: Object.fromEntries(
      holders.map(({ owner_id, consumption }) => [
        owner_id,
        consumption === null ? '' : toShareText(consumption).replace('/1', ''),
      ]),
    ),
  };
}

/** Sums the settlements of a year by owner, in euro. */
function sumSettlements(building: typeof acacias) {
  const owners = settleYear(building).flatMap((run) => run.owners);
  return new Map(
    [...Map.groupBy(owners, ({ owner_id }) => owner_id)].map(([owner_id, own]) => [
      owner_id,
      sumCents(own.flatMap(({ settlement }) => [settlement.ordinary, settlement.extraordinary])),
    ]),
  );
}

describe('the figures of Les Acacias', () => {
  const { reserve_fund, deferred, sale_A3 } = figuresOf(acacias);

  it('lead the reserve to its closing balance', () => {
    const fund = drawUp(acacias, reserve_fund['opening'] ?? '');
    expect({
      opening: formatEuro(fund.opening_cents),
      appropriation_693_160: formatEuro(fund.appropriated_cents),
      used_for_roof: formatEuro(sumCents(fund.released.map((one) => one.amount_cents))),
      closing: formatEuro(fund.closing_cents),
    }).toEqual(reserve_fund);
    const called = new Map([['160', calledOf(acacias, 'Reserve')]]);
    const none = new Map<string, number>();
    const lines = makeAppropriationLines({ called, interest: none, appropriated: none });
    expect(lines.map((line) => [line.account_code, line.debit_cents, line.credit_cents])).toEqual([
      ['693', 100_001, 0],
      ['160', 0, 100_001],
    ]);
  });

  it('defer the days of the insurance in the next year', () => {
    const calendar = {
      fiscal_year_start_month: 1,
      fiscal_years: [{ start_date: '2025-01-01', end_date: '2025-12-31', status: 'Open' as const }],
    };
    const { shares } = splitCostByYear(
      {
        amount_cents: 438_657,
        vat_cents: 0,
        period: { period_from: '2025-09-01', period_to: '2026-08-31' },
      },
      '2025-09-01',
      calendar,
    );
    expect(shares.map(({ when, amount_cents }) => [when, formatEuro(amount_cents)])).toEqual([
      ['Current', deferred['insurance_2025']],
      ['Later', deferred['insurance_2026_on_490']],
    ]);
  });

  it('share the days, the water and the settlement of a sale', () => {
    const { days, consumption } = countUse(acacias, 'A3', 'Water');
    expect(Object.values(days)).toEqual(sale_A3.days_of_year);
    expect(Object.values(consumption)).toEqual(sale_A3.water_m3.map(String));
    const settled = sumSettlements(acacias);
    expect(['O4', 'O5'].map((owner) => formatEuro(settled.get(owner) ?? 0))).toEqual([
      sale_A3.seller_settlement,
      sale_A3.buyer_settlement,
    ]);
  });
});

describe('the figures of Ter Duinen', () => {
  const { reserve_fund, income_statement, sale_A7 } = figuresOf(duinen);

  it('lead the reserve to its closing balance', () => {
    const fund = drawUp(duinen, reserve_fund['opening'] ?? '');
    expect([
      formatEuro(fund.appropriated_cents),
      formatEuro(sumCents(fund.released.map((one) => one.amount_cents))),
      formatEuro(fund.closing_cents),
    ]).toEqual([
      reserve_fund['appropriation_693_160'],
      reserve_fund['used_total'],
      reserve_fund['closing'],
    ]);
  });

  it('share the days, the consumption and the settlement of a sale', () => {
    const water = countUse(duinen, 'A7', 'Water');
    const heat = countUse(duinen, 'A7', 'Heat');
    expect(water.days).toEqual(sale_A7.days_of_year);
    expect({ Water: water.consumption, Heat: heat.consumption }).toEqual(sale_A7.consumption);
    const settled = sumSettlements(duinen);
    expect(formatEuro(settled.get('O0009') ?? 0)).toBe(sale_A7.seller_settlement);
    expect(formatEuro(sumCents(['O0013', 'O0014'].map((owner) => settled.get(owner) ?? 0)))).toBe(
      sale_A7.buyer_settlement,
    );
  });

  it('make an income statement whose result is nil', () => {
    const finished = duinen.lines.filter(({ decision_id }) => decision_id !== 'D3');
    const gross = (isCost: boolean) =>
      sumCents(
        finished
          .filter(({ account_code }) => account_code.startsWith('6') === isCost)
          .map((line) => line.amount_cents + line.released_cents),
      );
    const settlements = settleYear(duinen).flatMap(({ owners }) => owners);
    const unfinished = sumCents(
      duinen.calls
        .filter(({ decision_id }) => decision_id === 'D3')
        .map(({ amount_cents }) => amount_cents),
    );
    const released = sumCents(finished.map(({ released_cents }) => released_cents));
    const sums = {
      c700: calledOf(duinen, 'Reserve'),
      c701:
        calledOf(duinen, 'Provision') + sumCents(settlements.map((one) => one.settlement.ordinary)),
      c702:
        calledOf(duinen, 'Works') -
        unfinished +
        sumCents(settlements.map((one) => one.settlement.extraordinary)),
      income: -gross(false),
      cost: gross(true),
      c693: calledOf(duinen, 'Reserve') - released,
    };
    const result = sums.c700 + sums.c701 + sums.c702 + sums.income - sums.cost - sums.c693;
    const texts = Object.entries({ ...sums, result }).map(([name, cents]) => [
      name,
      formatEuro(cents),
    ]);
    expect(Object.fromEntries(texts)).toEqual(income_statement);
  });
});
