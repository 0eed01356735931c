import { describe, expect, it } from 'vitest';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { checkRunPeriod, findNextStart, listPossibleEnds } from './run-period.ts';
import { makeSelector } from './run-selection.ts';
import { mayBeReversed, mayBeSent, STATEMENT_STATUSES } from './run-state.ts';

const YEAR = { start_date: '2025-07-01', end_date: '2026-06-30' };
const HALF = { id: '1', period_from: '2025-07-01', period_to: '2025-12-31' };
const SECOND = { id: '2', period_from: '2026-01-01', period_to: '2026-06-30' };

describe('a settlement period', () => {
  it('lasts a month, a quarter, four months, half a year or the rest of the year', () => {
    expect(listPossibleEnds('2025-07-01', YEAR)).toEqual([
      '2025-07-31',
      '2025-09-30',
      '2025-10-31',
      '2025-12-31',
      '2026-06-30',
    ]);
    expect(listPossibleEnds('2026-05-15', YEAR)).toEqual(['2026-06-14', '2026-06-30']);
    checkRunPeriod(HALF, YEAR, []);
    checkRunPeriod(SECOND, YEAR, [HALF]);
  });

  it.each([
    ['begins after a gap', { period_from: '2026-02-01', period_to: '2026-06-30' }],
    ['overlaps the one before', { period_from: '2025-12-31', period_to: '2026-06-30' }],
    ['ends in another year', { period_from: '2026-01-01', period_to: '2026-07-31' }],
    ['lasts two months', { period_from: '2026-01-01', period_to: '2026-02-28' }],
  ])('is refused if it %s', (_, period) => {
    expect(() => checkRunPeriod(period, YEAR, [HALF])).toThrow('invalid_period');
  });

  it('that is refused says which day is wrong, and why', () => {
    const factsOf = (period: CoveredPeriod) => {
      try {
        checkRunPeriod(period, YEAR, [HALF]);
      } catch (error) {
        return error instanceof DomainError ? error.params : error;
      }
      return undefined;
    };
    expect(factsOf({ period_from: '2026-02-01', period_to: '2026-06-30' })).toMatchObject({
      at: ['period_from'],
      bound: 'start',
      from: '2026-01-01',
    });
    expect(factsOf({ period_from: '2026-01-01', period_to: '2026-02-28' })).toMatchObject({
      at: ['period_to'],
      bound: 'end',
      to: '2026-06-30',
    });
  });

  it('begins after the last one of the year, or with the year', () => {
    expect(findNextStart(YEAR, [])).toBe('2025-07-01');
    expect(findNextStart(YEAR, [{ period_from: '2025-01-01', period_to: '2025-06-30' }])).toBe(
      '2025-07-01',
    );
    expect(findNextStart(YEAR, [HALF])).toBe('2026-01-01');
  });
});

describe('a run', () => {
  it('is sent once approved, or from frozen where no approval is needed', () => {
    const sendable = (needs: boolean) => STATEMENT_STATUSES.filter((one) => mayBeSent(one, needs));
    expect(sendable(true)).toEqual(['Approved']);
    expect(sendable(false)).toEqual(['Frozen', 'Approved']);
  });

  it('is reversed while no later run is frozen', () => {
    const run = { status: 'Sent', period_from: '2025-07-01' } as const;
    const later = (status: (typeof STATEMENT_STATUSES)[number]) => [
      { status, period_from: '2026-01-01' },
    ];
    const allowing = STATEMENT_STATUSES.filter((status) => mayBeReversed(run, later(status)));
    expect(allowing).toEqual(['Draft', 'Reversed']);
    expect(mayBeReversed({ ...run, status: 'Draft' }, [])).toBe(false);
    expect(mayBeReversed(run, [{ status: 'Sent', period_from: '2025-01-01' }])).toBe(true);
  });
});

describe('the run that settles something', () => {
  const decision = (id: string, finished_on: string | null) => ({
    id,
    title: id,
    finished_on,
    from_loan_cents: 0,
  });
  const decisions = [decision('done', '2026-03-04'), decision('open', null)];
  const select = makeSelector(SECOND, [HALF], decisions, '2025-07-01');
  const find = (
    day: string,
    decision_id: string | null = null,
    settled_in: string | null = null,
  ) => {
    const { run, origin } = select({ decision_id, settled_in }, day) ?? {};
    return run === undefined ? undefined : [run.id, origin];
  };

  it('is that of its day, or the next one if its own was settled before', () => {
    expect(find('2026-02-01')).toEqual(['2', 'Period']);
    expect(find('2025-12-25')).toEqual(['2', 'EarlierPeriod']);
    expect(find('2026-07-01')).toBeUndefined();
  });

  it('stays the one that settled it', () => {
    expect(find('2025-12-25', null, '1')).toEqual(['1', 'Period']);
    expect(find('2025-12-25', null, '2')).toEqual(['2', 'EarlierPeriod']);
    expect(find('2025-12-25', null, 'of another year')).toBeUndefined();
  });

  it('is none before the books begin', () => {
    expect(find('2025-06-30')).toBeUndefined();
  });

  it('waits for works until they are finished, and takes later ones by their own day', () => {
    expect(find('2025-09-01', 'open')).toBeUndefined();
    expect(find('2025-09-01', 'done')).toEqual(['2', 'Period']);
    expect(find('2026-04-01', 'done')).toEqual(['2', 'Period']);
    expect(find('2026-07-01', 'done')).toBeUndefined();
  });
});
