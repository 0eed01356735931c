import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

it.each([
  ['18:30', '18:30'],
  ['18h30', '18:30'],
  ['1830', '18:30'],
  ['18.30', '18:30'],
  ['9', '09:00'],
  ['9 h', '09:00'],
  ['930', '09:30'],
  ['0', '00:00'],
])('reads %s as %s', (text, time) => expect(parseTime(text)).toBe(time));

it.each(['', '24', '12:60', '7:5', 'midi', '-1', '12345'])('does not guess what %j means', (text) =>
  expect(parseTime(text)).toBeUndefined(),
);
