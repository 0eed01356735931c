import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCommunication,
  isMeantAsStructured,
  parseCommunication,
  structuredCommunication,
} from './structured-communication.ts';

describe('structured communications', () => {
  it.each([
    [909_337_554, '090933755493', '+++090/9337/55493+++'],
    [1_234_567_890, '123456789002', '+++123/4567/89002+++'],
    [0, '000000000097', '+++000/0000/00097+++'],
    [97, '000000009797', '+++000/0000/09797+++'],
    [2_023_000_012, '202300001222', '+++202/3000/01222+++'],
    [9_999_999_999, '999999999948', '+++999/9999/99948+++'],
  ])('number %d gives %s', (number, digits, written) => {
    expect(structuredCommunication(number)).toBe(digits);
    expect(formatCommunication(digits)).toBe(written);
    expect(parseCommunication(written)).toBe(digits);
  });

  it.each([
    ['twelve bare digits', '090933755493'],
    ['with asterisks', '***090/9337/55493***'],
    ['with blanks', ' +++ 090 / 9337 / 55493 +++ '],
    ['split otherwise', '0909 3375 5493'],
  ])('are read %s', (_, text) => {
    expect(parseCommunication(text)).toBe('090933755493');
  });

  it.each([
    ['nothing', ''],
    ['only decoration', '+++///+++'],
    ['eleven digits', '+++090/9337/5549+++'],
    ['thirteen digits', '+++090/9337/554930+++'],
    ['a wrong check', '+++090/9337/55494+++'],
    ['00 in place of 97', '+++000/0000/00000+++'],
    ['98, which leaves 1 as 97 would not', '+++000/0000/00198+++'],
    ['words beside it', 'Call +++090/9337/55493+++'],
    ['a full stop', '090.9337.55493'],
    ['digits of another script', '٠٩٠٩٣٣٧٥٥٤٩٣'],
  ])('are free text with %s', (_, text) => {
    expect(parseCommunication(text)).toBeUndefined();
  });

  it.each([
    ['its signs and other check digits', '+++123/4567/89012+++', true],
    ['asterisks', '***123/4567/89002***', true],
    ['twelve digits alone', '123456789012', true],
    ['twelve digits and strokes', '123/4567/89012', true],
    ['a digit too few between its signs', '+++123/4567/8901+++', true],
    ['eleven digits alone', '12345678901', false],
    ['words', 'Charges of March 2026', false],
    ['words beside it', '+++123/4567/89002+++ thanks', false],
    ['nothing', '', false],
  ])('are meant with %s: %s %s', (_, text, expected) => {
    expect(isMeantAsStructured(text)).toBe(expected);
  });

  it.each([-1, 0.5, 10_000_000_000, Number.NaN])('have no number %d', (number) => {
    expect(() => structuredCommunication(number)).toThrow('ten digits');
  });

  it('are written from twelve digits only', () => {
    expect(() => formatCommunication('+++090/9337/55493+++')).toThrow('twelve digits');
  });

  const numbers = fc.integer({ min: 0, max: 9_999_999_999 });

  it('are read back from what they are written as', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const digits = structuredCommunication(number);
        expect(parseCommunication(digits)).toBe(digits);
        expect(parseCommunication(formatCommunication(digits))).toBe(digits);
        expect(Number(digits.slice(0, 10))).toBe(number);
      }),
    );
  });

  it('show every mistaken digit and every two neighbours exchanged', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const place = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(numbers, place, digit, (number, index, other) => {
        const digits = structuredCommunication(number);
        const mistaken = digits.slice(0, index) + String(other) + digits.slice(index + 1);
        const [here = '', next = ''] = [digits[index], digits[index + 1]];
        const exchanged = digits.slice(0, index) + next + here + digits.slice(index + 2);
        for (const text of [mistaken, exchanged]) {
          expect(parseCommunication(text)).toBe(text === digits ? digits : undefined);
        }
      }),
    );
  });
});
