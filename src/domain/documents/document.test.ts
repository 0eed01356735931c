import { describe, expect, it } from 'vitest';
import { isSharedFurther, keptBecause, readableBy } from './document.ts';

describe('readableBy', () => {
  it.each([
    ['Syndic', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Accountant', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Auditor', ['Staff', 'Board', 'Owners', 'Owner']],
    ['SuperAdmin', ['Staff', 'Board', 'Owners', 'Owner']],
    ['BoardMember', ['Board', 'Owners']],
    ['Owner', ['Owners', 'Owner']],
  ] as const)('of a %s', (role, visibilities) => {
    expect(readableBy(role)).toEqual(visibilities);
  });
});

describe('isSharedFurther', () => {
  it.each([
    ['Staff', 'Board', true],
    ['Staff', 'Owners', true],
    ['Staff', 'Owner', true],
    ['Board', 'Owners', true],
    ['Owners', 'Board', false],
    ['Owners', 'Owners', false],
    ['Owners', 'Staff', false],
    ['Owner', 'Owners', true],
  ] as const)('from %s to %s: %s', (before, after, isFurther) => {
    expect(isSharedFurther(before, after)).toBe(isFurther);
  });
});

describe('keptBecause', () => {
  const free = { legal_hold: false, retention_until: null, is_letter: false };
  it('lets go what nothing keeps', () => {
    expect(keptBecause(free, '2026-03-16')).toBeUndefined();
  });
  it('keeps until the end of the last day', () => {
    const kept = { ...free, retention_until: '2026-03-16' };
    expect(keptBecause(kept, '2026-03-16')).toBe('Retention');
    expect(keptBecause(kept, '2026-03-17')).toBeUndefined();
  });
  it('names the dispute before all else, and letters at any time', () => {
    expect(keptBecause({ ...free, is_letter: true, legal_hold: true }, '2026-03-16')).toBe(
      'LegalHold',
    );
    expect(keptBecause({ ...free, is_letter: true }, '2099-01-01')).toBe('SentLetter');
  });
});
