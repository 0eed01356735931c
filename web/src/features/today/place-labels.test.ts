import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const shown = (...places: readonly number[]) =>
  placeLabels(places.map((place) => ({ place, text: 'Convoquer' }))).map(
    ({ place, isShown, align }) => `${place} ${isShown ? align : '–'}`,
  );

it('shows a label that has room beside those before it, within the ends of the line', () => {
  expect(shown(1, 0, 0.5, 0.51, 0.6)).toEqual([
    '0 start',
    '0.5 middle',
    '0.51 –',
    '0.6 middle',
    '1 end',
  ]);
});

it('has no labels without marks', () => {
  expect(placeLabels([])).toEqual([]);
});
