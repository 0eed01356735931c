import { describe, expect, test } from 'vitest';
import { createSecretToken, hashToken } from './tokens.ts';

describe('secret tokens', () => {
  test('carry 256 bits, in letters that fit an address', () => {
    const tokens = Array.from({ length: 100 }, createSecretToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('are stored as their SHA-256 (vector of FIPS 180-2)', () => {
    expect(hashToken('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
