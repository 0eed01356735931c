import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawSquares } from './squares-path.ts';

/** The squares that the runs of a path cover. */
function covered(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}

it('covers every dark square once, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.boolean(), { maxLength: 12 }), { maxLength: 12 }), (rows) => {
      const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : [])));
      expect(covered(drawSquares(rows))).toEqual(dark);
    }),
  );
});

it('draws squares that stand side by side as one', () => {
  expect(drawSquares([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
