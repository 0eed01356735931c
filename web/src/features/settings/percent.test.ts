import { expect, it } from 'vitest';
import { parsePercentAsFraction } from './percent.ts';

it.each([
  ['4,5', 0.045],
  ['11.15 %', 0.1115],
  ['0', 0],
  ['quatre', Number.NaN],
  ['', Number.NaN],
])('reads %j', (text, fraction) => expect(parsePercentAsFraction(text)).toBe(fraction));
