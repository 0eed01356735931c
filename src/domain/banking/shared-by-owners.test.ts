import { describe, expect, it } from 'vitest';
import { isSharedByOwners } from './shared-by-owners.ts';

describe('what owners bear by a key', () => {
  it.each([
    ['65', true],
    ['6107', true],
    ['75', true],
    ['700', false],
    ['7010', false],
    ['643', false],
    ['690', false],
    ['58', false],
    ['4990', false],
    ['440', false],
  ])('is what stands on account %s: %s', (code, isShared) => {
    expect(isSharedByOwners(code)).toBe(isShared);
  });
});
