import { describe, expect, it } from 'vitest';
import { recast } from './recast.ts';
import { CHOICES } from './tally.ts';

const standing = { choice: 'For', cast_by: 'anne' } as const;

describe('a vote where one stands', () => {
  it.each([
    // public or secret, voter, whether they may correct, choice → result
    [false, 'anne', false, 'For', 'Stands'],
    [false, 'anne', false, 'Against', 'Refused'],
    [false, 'syndic', true, 'For', 'Stands'],
    [false, 'syndic', true, 'Against', 'Cast'],
    [true, 'anne', false, 'For', 'Stands'],
    [true, 'anne', false, 'Against', 'Refused'],
    [true, 'syndic', true, 'For', 'Refused'],
    [true, 'syndic', true, 'Against', 'Refused'],
    [true, 'anne', true, 'For', 'Cast'],
    [true, 'anne', true, 'Against', 'Cast'],
  ] as const)('in secret: %s, by %s, who may correct: %s, %s → %s', (...row) => {
    const [is_secret, by, may_correct, choice, becomes] = row;
    expect(recast(standing, { choice, by, is_secret, may_correct })).toBe(becomes);
  });

  it('that was cast in secret gives whoever asks the same answer, whatever it was', () => {
    for (const may_correct of [true, false]) {
      const answers = CHOICES.flatMap((was) =>
        CHOICES.map((choice) =>
          recast(
            { choice: was, cast_by: 'anne' },
            { choice, by: 'bart', is_secret: true, may_correct },
          ),
        ),
      );
      expect(new Set(answers)).toEqual(new Set(['Refused']));
    }
  });

  it('is cast where none does', () => {
    const first = { choice: 'For', by: 'anne', is_secret: true, may_correct: false } as const;
    expect(recast(undefined, first)).toBe('Cast');
  });
});
