import { describe, expect, it } from 'vitest';
import { parseBankReference, formatReference } from './reference.ts';

const ID = '0199a1b2-0000-7000-8000-00000000000d';

describe('the reference of a line or batch', () => {
  it('is its id in 32 characters, by which it is known again, in capitals too', () => {
    expect(formatReference(ID)).toBe('0199a1b200007000800000000000000d');
    expect(parseBankReference(formatReference(ID))).toBe(ID);
    expect(parseBankReference(` ${formatReference(ID).toUpperCase()} `)).toBe(ID);
  });

  it.each(['', 'NOTPROVIDED', 'E1', ID, `${formatReference(ID)}0`, 'g'.repeat(32)])(
    'is not %j',
    (text) => {
      expect(parseBankReference(text)).toBeUndefined();
    },
  );
});
