import { describe, expect, it } from 'vitest';
import { makeAppropriationLines, findUnappropriated, type ReserveYear } from './appropriation.ts';
import { drawUpFund } from './reserve-fund.ts';
import { checkReserve, findReserveMinimum, sumOrdinaryCharges } from './reserve-minimum.ts';

describe('the 5 % test', () => {
  it('counts ordinary charges only, notes included', () => {
    const line = (account_code: string, amount_cents: number, nature = 'Ordinary') => ({
      account_code,
      amount_cents,
      nature: nature === 'Ordinary' ? ('Ordinary' as const) : ('Extraordinary' as const),
    });
    const counted = ['6105', '6121', '61300', '6140', '615', '616', '620', '640', '65'];
    const left = ['611', '63', '643', '66', '693', '75'];
    expect(sumOrdinaryCharges(counted.map((code) => line(code, 100)))).toBe(900);
    expect(sumOrdinaryCharges(left.map((code) => line(code, 100)))).toBe(0);
    expect(sumOrdinaryCharges([line('6105', 100), line('6105', -30)])).toBe(70);
    expect(sumOrdinaryCharges([line('6105', 100, 'Extraordinary')])).toBe(0);
  });

  it('rounds the minimum up to the cent', () => {
    expect([2_776_384, 1_434_707, 100, 0, -100].map(findReserveMinimum)).toEqual([
      138_820, 71_736, 5, 0, 0,
    ]);
  });

  const check = (more: Partial<Parameters<typeof checkReserve>[0]>) => {
    const { due, sufficient } = checkReserve({
      base_cents: 1000,
      called_cents: 49,
      year_start: '2026-01-01',
      acceptance_date: '2021-01-01',
      is_opted_out: false,
      ...more,
    });
    return [due, sufficient];
  };

  it('is due from the year that begins five years after acceptance', () => {
    expect(check({})).toEqual(['Due', false]);
    expect(check({ called_cents: 50 })).toEqual(['Due', true]);
    expect(check({ acceptance_date: '2021-01-02' })).toEqual(['NotDue', true]);
    expect(check({ acceptance_date: null })).toEqual(['Unknown', false]);
  });

  it('is not due where four fifths opted out', () => {
    expect(check({ is_opted_out: true })).toEqual(['OptedOut', true]);
    expect(check({ is_opted_out: true, acceptance_date: null })).toEqual(['OptedOut', true]);
  });
});

describe('the appropriation of the reserve', () => {
  const year: ReserveYear = {
    called: new Map([
      ['160', 100_001],
      ['161', 5000],
    ]),
    interest: new Map([['160', 4137]]),
    appropriated: new Map([['161', 5000]]),
  };

  it('moves what was called, and the interest left to the reserve, once', () => {
    expect([...findUnappropriated(year)]).toEqual([['160', 104_138]]);
    expect(
      makeAppropriationLines(year).map((line) => [
        line.account_code,
        line.debit_cents,
        line.credit_cents,
      ]),
    ).toEqual([
      ['693', 104_138, 0],
      ['160', 0, 104_138],
    ]);
    expect(
      makeAppropriationLines({ ...year, called: year.appropriated, interest: new Map() }),
    ).toEqual([]);
  });

  it('takes back what was appropriated too much', () => {
    const lines = makeAppropriationLines({
      called: new Map(),
      interest: new Map(),
      appropriated: new Map([['160', 5]]),
    });
    expect(lines.map((line) => [line.account_code, line.debit_cents, line.credit_cents])).toEqual([
      ['693', 0, 5],
      ['160', 5, 0],
    ]);
  });

  it('leads the fund to its closing balance, compared with its money', () => {
    const fund = drawUpFund(
      1_955_646,
      [
        { kind: 'Appropriation', decision_id: null, amount_cents: 193_032 },
        { kind: 'Release', decision_id: 'D1', amount_cents: -812_402 },
        { kind: 'Release', decision_id: 'D2', amount_cents: -906_550 },
      ],
      429_000,
    );
    expect(fund).toMatchObject({ closing_cents: 429_726, gap_cents: -726, interest_cents: 0 });
    expect(fund.released.map(({ decision_id }) => decision_id)).toEqual(['D1', 'D2']);
  });
});
