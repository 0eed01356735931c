import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodePoints } from './code-points.ts';

describe('compareCodePoints', () => {
  it.each([
    ['A', 'a', -1],
    ['Z', 'a', -1],
    ['é', 'f', 1],
    ['A10', 'A2', -1],
    ['A', 'AA', -1],
    ['', '', 0],
    ['\u{1F600}', '\uFF21', 1],
    ['\u{1F600}', '\u{1F601}', -1],
    ['x\u{10000}', 'x\uFFFF', 1],
  ])('of %j and %j is %i', (a, b, expected) => {
    expect(Math.sign(compareCodePoints(a, b))).toBe(expected);
  });

  it('agrees with comparing the code points one by one', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '\uFF21', '\u{1F600}', '\u{1F601}') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [a, b].map((s) => Array.from(s, (c) => c.codePointAt(0) ?? 0));
        const first = left?.findIndex((point, i) => point !== right?.[i]) ?? -1;
        const expected =
          first === -1
            ? Math.sign((left?.length ?? 0) - (right?.length ?? 0))
            : Math.sign((left?.[first] ?? 0) - (right?.[first] ?? -1));
        expect(Math.sign(compareCodePoints(a, b))).toBe(expected);
      }),
    );
  });
});
