import { expect, it } from 'vitest';
import {
  findGapAfter,
  isNeededToRecover,
  getSegmentNumber,
  parseTimeline,
} from './segment-name.ts';

it('knows what a server that recovers asks for', () => {
  expect(isNeededToRecover('000000010000000A000000FF')).toBe(true);
  expect(isNeededToRecover('00000002.history')).toBe(true);
  expect(isNeededToRecover('000000010000000A000000FF.00000028.backup')).toBe(false);
  expect(isNeededToRecover('000000010000000A000000FF.partial')).toBe(false);
});

it('numbers segments through, whatever their timeline', () => {
  const [last, first] = ['0000000100000000000000FF', '000000020000000100000000'];
  expect(getSegmentNumber(first) - getSegmentNumber(last)).toBe(1);
  expect([last, first].map(parseTimeline)).toEqual([1, 2]);
});

it('finds the first segment that is missing, and none where the log goes on', () => {
  const segments = ['000000010000000000000003', '000000010000000000000004'];
  expect(findGapAfter(3, [])).toBeUndefined();
  expect(findGapAfter(3, segments)).toBeUndefined();
  expect(findGapAfter(4, segments)).toBeUndefined();
  expect(findGapAfter(2, segments)).toBe(2);
  expect(findGapAfter(3, [...segments, '000000020000000000000006'])).toBe(5);
});
