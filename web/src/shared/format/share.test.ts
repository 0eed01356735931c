import { describe, expect, it } from 'vitest';
import { toShareText } from '#domain/kernel/fraction.ts';
import { parseTypedShare } from './share.ts';

describe('a share as it is typed', () => {
  it.each([
    ['1/3', '1/3'],
    [' 2 / 6 ', '1/3'],
    ['1', '1/1'],
    ['50 %', '1/2'],
    ['12,5%', '1/8'],
    ['33,3333 %', '333333/1000000'],
    ['100%', '1/1'],
  ])('takes %s for %s', (text, share) => {
    const parsed = parseTypedShare(text);
    expect(parsed && toShareText(parsed)).toBe(share);
  });

  it.each(['', '0', '0 %', '3/2', '101 %', '1/0', 'half', '0,5', '12,34567 %'])(
    'does not take %s',
    (text) => expect(parseTypedShare(text)).toBeUndefined(),
  );
});
