import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectBackupsToKeep } from './backup-retention.ts';

const at = (instant: string) => Date.parse(instant);
const DAY_MS = 86_400_000;

/** One backup every night, up to this newest one. */
function nightly(newest: string, count: number): number[] {
  return Array.from({ length: count }, (_, index) => at(newest) - index * DAY_MS);
}

const days = (made: readonly number[]) => made.map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('of backups, there are kept', () => {
  it('the last of 7 days, 4 weeks and 12 months', () => {
    expect(days(selectBackupsToKeep(nightly('2026-03-18T01:00:00Z', 500)))).toEqual([
      // Wednesday and the six days before.
      '2026-03-18',
      '2026-03-17',
      '2026-03-16',
      '2026-03-15',
      '2026-03-14',
      '2026-03-13',
      '2026-03-12',
      // Sundays; the 15th is among the days.
      '2026-03-08',
      '2026-03-01',
      // Ends of months.
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
      '2025-11-30',
      '2025-10-31',
      '2025-09-30',
      '2025-08-31',
      '2025-07-31',
      '2025-06-30',
      '2025-05-31',
      '2025-04-30',
    ]);
  });

  it('the last of a day in Brussels, where the day begins before midnight of UTC', () => {
    const evening = at('2026-03-17T22:30:00Z');
    const night = at('2026-03-17T23:30:00Z');
    const morning = at('2026-03-18T07:00:00Z');
    expect(selectBackupsToKeep([evening, night, morning])).toEqual([morning, evening]);
    const summer = ['2026-07-01T21:30:00Z', '2026-07-01T22:30:00Z', '2026-07-02T07:00:00Z'];
    expect(selectBackupsToKeep(summer.map(at))).toEqual(
      [summer[2], summer[0]].map((one) => at(one ?? '')),
    );
  });

  it('those of before a time without any', () => {
    const before = nightly('2025-06-15T01:00:00Z', 7);
    expect(selectBackupsToKeep([at('2026-03-18T01:00:00Z'), ...before])).toHaveLength(7);
  });

  it('none where there are none', () => {
    expect(selectBackupsToKeep([])).toEqual([]);
  });
});

describe('whatever there is', () => {
  const backups = fc.array(
    fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }),
    { maxLength: 300 },
  );

  it('the newest is kept, at most 23 are, and keeping again takes nothing more', () => {
    fc.assert(
      fc.property(backups, (made) => {
        const kept = selectBackupsToKeep(made);
        expect(kept[0]).toBe(made.length === 0 ? undefined : Math.max(...made));
        expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
        expect(selectBackupsToKeep(kept)).toEqual(kept);
      }),
    );
  });

  it('with one every night, each of the last seven days can be gone back to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7, max: 800 }), (count) => {
        const made = nightly('2026-03-18T01:00:00Z', count);
        expect(selectBackupsToKeep(made).slice(0, 7)).toEqual(made.slice(0, 7));
      }),
    );
  });

  it('taking away every night leaves what taking away at once would', () => {
    let kept: number[] = [];
    for (const made of nightly('2026-03-18T01:00:00Z', 500).toReversed())
      kept = selectBackupsToKeep([...kept, made]);
    expect(kept).toEqual(selectBackupsToKeep(nightly('2026-03-18T01:00:00Z', 500)));
  });
});
