import { describe, expect, it } from 'vitest';
import {
  DEFAULT_THRESHOLDS,
  REMINDER_LEVELS,
  checkThresholds,
  nextLevel,
  thresholdOf,
} from './levels.ts';

describe('the levels', () => {
  it.each([
    ['Gentle', 'Formal', 15],
    ['Formal', 'FinalNotice', 30],
    ['FinalNotice', 'LegalAction', 45],
    ['LegalAction', undefined, 60],
  ] as const)('%s is followed by %s and asks for %i days', (level, next, days) => {
    expect(nextLevel(level)).toBe(next);
    expect(thresholdOf(level, DEFAULT_THRESHOLDS)).toBe(days);
  });

  it('are four', () => {
    expect(REMINDER_LEVELS).toHaveLength(4);
  });
});

describe('checkThresholds', () => {
  const thresholds = (gentle: number, formal: number, notice: number, action: number) => ({
    gentle_days: gentle,
    formal_days: formal,
    final_notice_days: notice,
    legal_action_days: action,
  });

  it.each([
    [15, 30, 45, 60],
    [1, 2, 3, 4],
    [8, 30, 31, 365],
  ] as const)('accepts %i, %i, %i and %i days', (gentle, formal, notice, action) => {
    expect(() => checkThresholds(thresholds(gentle, formal, notice, action))).not.toThrow();
  });

  it.each([
    [0, 30, 45, 60, 'gentle_days'],
    [-1, 30, 45, 60, 'gentle_days'],
    [15, 15, 45, 60, 'formal_days'],
    [15, 14, 13, 12, 'formal_days'],
    [15, 30, 30, 60, 'final_notice_days'],
    [15, 30, 45, 45, 'legal_action_days'],
  ])('refuses %i, %i, %i and %i days for %s', (gentle, formal, notice, action, field) => {
    expect(() => checkThresholds(thresholds(gentle, formal, notice, action))).toThrow(
      expect.objectContaining({
        code: 'thresholds_not_rising',
        params: { at: [field] },
      }),
    );
  });
});
