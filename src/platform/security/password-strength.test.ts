import { describe, expect, test } from 'vitest';
import { checkPasswordStrength } from './password-strength.ts';

const MARIE = ['Marie-Hélène Vandenbroucke', 'mh.vandenbroucke@example.be'];

describe('password strength', () => {
  test.each([
    'drie fietsen in de gang',
    'vK8#pQ2!zR5m',
    'Zomer-Vlinder-Kast-9',
    'le chat regarde la lune',
    'correct horse battery staple',
  ])('accepts %s', async (password) => {
    expect(await checkPasswordStrength(password, MARIE)).toBeUndefined();
  });

  test.each([
    ['a known one', 'hd764nw5d7e1vb1'],
    ['a known one', 'unbelievable'],
    ['a known one in capitals', 'UNBELIEVABLE'],
    ['a known one with the usual swaps', 'P@ssw0rd1234'],
    ['a known one with a tail', 'password1234!'],
    ['a row of keys', 'azertyuiop123'],
    ['a row of digits', '123456789012'],
    ['a repetition', 'abcabcabcabc'],
    ['a long repetition', 'ab'.repeat(64)],
    ['a local word with a year', 'Bienvenue2024'],
    ['a place with a year', 'bruxelles2024!'],
    ['a Dutch one', 'wachtwoord123'],
    ['the product', 'Millieme2026!'],
  ])('refuses %s: %s', async (_, password) => {
    expect(await checkPasswordStrength(password, [])).toBe('too_weak');
  });

  test.each(['vandenbroucke1', 'Vandenbroucke!', 'mariehelene12', 'mh.vandenbroucke@example.be'])(
    'refuses what the person is called: %s',
    async (password) => {
      expect(await checkPasswordStrength(password, MARIE)).toBe('too_weak');
    },
  );

  test('a name is no weakness for somebody else', async () => {
    expect(await checkPasswordStrength('vandenbroucke1', [])).toBeUndefined();
  });

  test('counts code points from 12 to 128', async () => {
    expect(await checkPasswordStrength('vK8#pQ2!zR5', [])).toBe('too_short');
    expect(await checkPasswordStrength('', [])).toBe('too_short');
    expect(await checkPasswordStrength('🦊🌧🚲🧀🦉🪜', [])).toBe('too_short');
    expect(await checkPasswordStrength('🦊🌧🚲🧀🦉🪜🍄🪁🧭🪵🐚🦔', [])).toBeUndefined();
    const base = 'vK8#pQ2!zR5m'.repeat(11);
    expect(await checkPasswordStrength(base.slice(0, 129), [])).toBe('too_long');
    expect(await checkPasswordStrength(base.slice(0, 128), [])).not.toBe('too_long');
    expect(await checkPasswordStrength('x'.repeat(1_000_000), [])).toBe('too_long');
  });

  test('an accent written as two code points counts once', async () => {
    expect(await checkPasswordStrength('évq-7mzà-éç'.normalize('NFD'), [])).toBe('too_short');
  });
});
