import { describe, expect, it } from 'vitest';
import { isSharedFurther, findRetentionReason, listReadableVisibilities } from './document.ts';

describe('listReadableVisibilities', () => {
  it.each([
    ['Syndic', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Accountant', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Auditor', ['Staff', 'Board', 'Owners', 'Owner']],
    ['SuperAdmin', ['Staff', 'Board', 'Owners', 'Owner']],
    ['BoardMember', ['Board', 'Owners']],
    ['Owner', ['Owners', 'Owner']],
  ] as const)('of a %s', (role, visibilities) => {
    expect(listReadableVisibilities(role)).toEqual(visibilities);
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

describe('findRetentionReason', () => {
  const free = { legal_hold: false, retention_until: null, is_letter: false };
  it('lets go what nothing keeps', () => {
    expect(findRetentionReason(free, '2026-03-16')).toBeUndefined();
  });
  it('keeps until the end of the last day', () => {
    const kept = { ...free, retention_until: '2026-03-16' };
    expect(findRetentionReason(kept, '2026-03-16')).toBe('Retention');
    expect(findRetentionReason(kept, '2026-03-17')).toBeUndefined();
  });
  it('names the dispute before all else, and letters at any time', () => {
    expect(findRetentionReason({ ...free, is_letter: true, legal_hold: true }, '2026-03-16')).toBe(
      'LegalHold',
    );
    expect(findRetentionReason({ ...free, is_letter: true }, '2099-01-01')).toBe('SentLetter');
  });
});
