import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import {
  INTERRUPTION_KINDS,
  calculateLimitation,
  findLimitationState,
  sumLimitations,
  type Interruption,
  type InterruptionKind,
} from './limitation.ts';

const act = (
  kind: InterruptionKind,
  done_on: string,
  proof: string | null = 'p',
): Interruption => ({
  kind,
  done_on,
  proof_document_id: proof,
});

const DUE = '2021-03-31';

describe('limitation', () => {
  it.each<readonly [string, readonly Interruption[], string | null]>([
    ['5 years after the due date', [], '2026-03-31'],
    ['5 years after an acknowledgement', [act('Acknowledgement', '2024-05-10')], '2029-05-10'],
    ['one year after a late notice', [act('LawyerNotice', '2026-02-01')], '2027-02-01'],
    ['not earlier for an early notice', [act('LawyerNotice', '2022-02-01')], '2026-03-31'],
    [
      'once by a notice',
      [act('LawyerNotice', '2026-02-01'), act('LawyerNotice', '2027-01-15')],
      '2027-02-01',
    ],
    ['unknown while a case is pending', [act('Summons', '2026-03-31')], null],
    [
      '10 years after the judgment',
      [act('Judgment', '2027-06-01'), act('Summons', '2026-03-31')],
      '2037-06-01',
    ],
    [
      'unchanged by a notice during the case',
      [act('Summons', '2025-01-01'), act('LawyerNotice', '2025-02-01')],
      null,
    ],
    ['unchanged without proof', [act('Summons', '2025-01-01', null)], '2026-03-31'],
    ['unchanged by an act on the day after', [act('Summons', '2026-04-01')], '2026-03-31'],
  ])('ends %s', (_when, acts, last_on) => {
    expect(calculateLimitation(DUE, acts).last_on).toBe(last_on);
  });

  it('says why an act does not count', () => {
    const { ignored } = calculateLimitation(DUE, [
      act('LawyerNotice', '2021-05-01', null),
      act('LawyerNotice', '2022-05-01'),
      act('LawyerNotice', '2023-05-01'),
      act('Summons', '2026-04-01'),
    ]);
    expect(ignored.map(({ reason }) => reason)).toEqual(['NoProof', 'SecondNotice', 'TooLate']);
  });

  it('has its alarm at 4 years, and is barred on the day after the last', () => {
    const limitation = calculateLimitation(DUE, []);
    expect(limitation.alarm_on).toBe('2025-03-31');
    const states = ['2025-03-30', '2025-03-31', '2026-03-31', '2026-04-01'].map((today) =>
      findLimitationState(limitation, today),
    );
    expect(states).toEqual(['Running', 'Alarm', 'Alarm', 'Barred']);
    const pending = calculateLimitation(DUE, [act('Summons', '2026-03-31')]);
    expect(findLimitationState(pending, '2040-01-01')).toBe('Pending');
  });

  it('is summed by lot, with the earliest day of what is not barred', () => {
    const debt = (
      unit_id: string,
      due_on: string,
      open_cents: number,
      acts: Interruption[] = [],
    ) => ({
      unit_id,
      due_on,
      open_cents,
      interruptions: acts,
    });
    expect(
      sumLimitations(
        [
          debt('A1', '2020-01-31', 1),
          debt('A1', '2022-01-31', 100),
          debt('A1', '2021-06-30', 10),
          debt('A1', '2020-01-31', 1_000, [act('Summons', '2024-12-01')]),
          debt('P1', '2020-01-31', 7),
        ],
        '2026-01-15',
      ),
    ).toEqual([
      {
        unit_id: 'A1',
        last_on: '2026-06-30',
        alarm_on: '2025-06-30',
        cents: { Running: 100, Alarm: 10, Pending: 1_000, Barred: 1 },
      },
      {
        unit_id: 'P1',
        last_on: null,
        alarm_on: null,
        cents: { Running: 0, Alarm: 0, Pending: 0, Barred: 7 },
      },
    ]);
  });

  it('is never earlier for an act in time, whatever the order in which acts were entered', () => {
    const drawn = fc.record({
      kind: fc.constantFrom(...INTERRUPTION_KINDS),
      days: fc.integer({ min: 0, max: 4_000 }),
      hasProof: fc.boolean(),
    });
    const list = fc.uniqueArray(drawn, { maxLength: 6, selector: ({ days }) => days });
    fc.assert(
      fc.property(list, (acts) => {
        const made = acts.map(({ kind, days, hasProof }) =>
          act(kind, addDays(DUE, days), hasProof ? 'p' : null),
        );
        const limitation = calculateLimitation(DUE, made);
        expect(calculateLimitation(DUE, made.toReversed())).toEqual(limitation);
        if (limitation.last_on !== null) {
          expect(limitation.last_on >= '2026-03-31').toBe(true);
        }
      }),
    );
  });
});
