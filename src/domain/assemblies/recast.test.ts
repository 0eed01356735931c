import { describe, expect, it } from 'vitest';
import { recast } from './recast.ts';
import { CHOICES } from './tally.ts';

/** Senders of a vote of Anne: herself, the holder of her proxy, and two users of the office. */
const SENDERS = {
  anne: { by: 'anne', is_own: true, is_principal: true },
  holder: { by: 'holder', is_own: true, is_principal: false },
  office: { by: 'office', is_own: false, is_principal: false },
  colleague: { by: 'colleague', is_own: false, is_principal: false },
} as const;
type Sender = keyof typeof SENDERS;

const cast = (by: Sender) => ({ choice: 'For', cast_by: by, is_own: SENDERS[by].is_own }) as const;

describe('a vote where one was already cast', () => {
  it.each([
    // cast by, sent by → the same choice, another one; in secret: the same, another one
    ['anne', 'anne', 'Stands', 'Cast', 'Stands', 'Cast'],
    ['anne', 'holder', 'Stands', 'OwnVote', 'OwnVote', 'OwnVote'],
    ['anne', 'office', 'Stands', 'OwnVote', 'OwnVote', 'OwnVote'],
    ['holder', 'holder', 'Stands', 'Cast', 'Stands', 'Cast'],
    ['holder', 'anne', 'Cast', 'Cast', 'Cast', 'Cast'],
    ['holder', 'office', 'Stands', 'OwnVote', 'OwnVote', 'OwnVote'],
    ['office', 'anne', 'Cast', 'Cast', 'Cast', 'Cast'],
    ['office', 'holder', 'Cast', 'Cast', 'Cast', 'Cast'],
    ['office', 'office', 'Stands', 'Cast', 'Cast', 'Cast'],
    ['office', 'colleague', 'Stands', 'Cast', 'Refused', 'Refused'],
  ] as const)('by %s, sent by %s: %s, %s; in secret %s, %s', (was, by, ...expected) => {
    const becomes = [false, true].flatMap((is_secret) =>
      (['For', 'Against'] as const).map((choice) =>
        recast(cast(was), { ...SENDERS[by], choice, is_secret }),
      ),
    );
    expect(becomes).toEqual(expected);
  });

  it('in secret gives everyone but its voter the same answer, whatever it was', () => {
    for (const [was, by] of [
      ['anne', 'holder'],
      ['anne', 'office'],
      ['holder', 'anne'],
      ['office', 'anne'],
      ['office', 'colleague'],
    ] as const) {
      const answers = CHOICES.flatMap((choice) =>
        CHOICES.map((sent) =>
          recast({ ...cast(was), choice }, { ...SENDERS[by], choice: sent, is_secret: true }),
        ),
      );
      expect(new Set(answers).size).toBe(1);
    }
  });

  it('is cast where there is none', () => {
    expect(recast(undefined, { ...SENDERS.office, choice: 'For', is_secret: true })).toBe('Cast');
  });
});
