import { expect, it } from 'vitest';
import { showConsumption, showWeight } from './weight.ts';

const integer = (value: number) => value.toLocaleString('en');

it('a weight is a number with its thousands, or a fraction as it is', () => {
  expect(showWeight(12_020, integer)).toBe('12,020');
  expect(showWeight('12020', integer)).toBe('12,020');
  expect(showWeight('456/7', integer)).toBe('456/7');
});

it('a consumption is a decimal of at most three places', () => {
  expect(showConsumption('25/2', { reading: String })).toBe('12.5');
  expect(showConsumption('100/3', { reading: String })).toBe('33.333');
  expect(showConsumption('40', { reading: String })).toBe('40');
});
