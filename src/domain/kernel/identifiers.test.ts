import { describe, expect, it } from 'vitest';
import {
  formatEnterpriseNumber,
  formatPhone,
  isBic,
  isEmail,
  normaliseEnterpriseNumber,
  ibanOfBelgianAccount,
  normaliseIban,
  normaliseReference,
  normalisePhone,
} from './identifiers.ts';

describe('normaliseEnterpriseNumber', () => {
  it.each([
    ['0202239951', '0202239951'],
    ['BE 0202.239.951', '0202239951'],
    ['be0403199702', '0403199702'],
    [' 0850 243 206 ', '0850243206'],
    ['BE-0403.199.702', '0403199702'],
    ['1000000009', undefined],
    ['0202239952', undefined],
    ['202239951', undefined],
    ['2202239951', undefined],
    ['NL0202239951', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    expect(normaliseEnterpriseNumber(text)).toBe(expected);
  });
});

describe('normaliseIban', () => {
  it.each([
    ['BE68539007547034', 'BE68539007547034'],
    ['be68 5390 0754 7034', 'BE68539007547034'],
    ['BE71096123456769', 'BE71096123456769'],
    ['BE62510007547061', 'BE62510007547061'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['GB29NWBK60161331926819', 'GB29NWBK60161331926819'],
    ['LU280019400644750000', 'LU280019400644750000'],
    ['BE68539007547035', undefined],
    ['BE6853900754703', undefined],
    ['BE685390075470344', undefined],
    ['XX68539007547034', undefined],
    ['BE68-5390-0754-7034', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    expect(normaliseIban(text)).toBe(expected);
  });

  it('refuses a Belgian account whose own check is wrong though the check of the IBAN holds', () => {
    const account = '539007547035';
    const valid = Array.from({ length: 97 }, (_, check) => String(check + 2).padStart(2, '0'))
      .map((check) => ({ check, number: BigInt(`${account}1114${check}`) }))
      .find(({ number }) => number % 97n === 1n);
    expect(valid?.check).toMatch(/^\d\d$/);
    expect(normaliseIban(`BE${valid?.check}${account}`)).toBeUndefined();
  });

  it.each([
    ['00', '97'],
    ['01', '98'],
    ['99', '02'],
  ])('refuses the check digits %s, which nobody issues in place of %s', (forged, issued) => {
    const account = Array.from({ length: 200 }, (_, bank) => {
      const check = String(bank % 97 || 97).padStart(2, '0');
      return `${String(bank).padStart(10, '0')}${check}`;
    }).find((candidate) => BigInt(`${candidate}1114${issued}`) % 97n === 1n);
    expect(account).toMatch(/^\d{12}$/);
    expect(BigInt(`${account}1114${forged}`) % 97n).toBe(1n);
    expect(normaliseIban(`BE${issued}${account}`)).toBe(`BE${issued}${account}`);
    expect(normaliseIban(`BE${forged}${account}`)).toBeUndefined();
  });
});

describe('isBic', () => {
  it.each([
    ['GEBABEBB', true],
    ['KREDBEBB', true],
    ['GKCCBEBBXXX', true],
    ['gebabebb', false],
    ['GEBABEB', false],
    ['GEBABE1B', false],
    ['GEBABEBO', false],
    ['GEBABEBB3', false],
    ['GEBABEBB\n', false],
  ])('of %j is %s', (text, expected) => {
    expect(isBic(text)).toBe(expected);
  });
});

describe('normalisePhone', () => {
  it.each([
    ['+32 477 33 99 41', '+32477339941'],
    ['0477/33.99.41', '+32477339941'],
    ['02 511 22 33', '+3225112233'],
    ['0032 477 33 99 41', '+32477339941'],
    ['+352 621 123 456', '+352621123456'],
    ['+32\u00A0477339941', '+32477339941'],
    ['477339941', undefined],
    ['+0477339941', undefined],
    ['000477339941', undefined],
    ['+32 (0)477 33 99 41', undefined],
    ['+12345', undefined],
    ['+1234567890123456', undefined],
    ['call me', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });
});

describe('isEmail', () => {
  const label = 'a'.repeat(63);
  it.each([
    ['an@example.be', true],
    ["d'hont_jr+tag@sub.example.be", true],
    ['zoë@example.be', false],
    ['zoe@büro.example', false],
    ['zoe@xn--bro-hoa.example', true],
    ['an@localhost', false],
    ['an@[127.0.0.1]', false],
    ['"an jan"@example.be', false],
    ['an.@example.be', false],
    ['an@example..be', false],
    ['an@-example.be', false],
    ['an@example-.be', false],
    ['an@example.be\n', false],
    ['an@example.be,x@y.be', false],
    ['an@example.be@y.be', false],
    [`${'a'.repeat(64)}@example.be`, true],
    [`${'a'.repeat(65)}@example.be`, false],
    [`an@${label}.be`, true],
    [`an@a${label}.be`, false],
    [`an@${label}.${label}.${label}.${'a'.repeat(56)}.be`, true],
    [`an@${label}.${label}.${label}.${'a'.repeat(57)}.be`, false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

describe('a Belgian account number of before the IBAN', () => {
  it.each([
    ['539007547034', 'BE68539007547034'],
    ['096-1234567-69', 'BE71096123456769'],
    ['539007547035', undefined],
    ['53900754703', undefined],
  ])('%s is that of %s', (account, iban) => {
    expect(ibanOfBelgianAccount(account)).toBe(iban);
  });
});

describe('a creditor reference', () => {
  it.each([
    ['RF18539007547034', 'RF18539007547034'],
    ['rf18 5390 0754 7034', 'RF18539007547034'],
    ['RF19539007547034', undefined],
    ['18539007547034', undefined],
    ['RF18', undefined],
  ])('%s is %s', (text, reference) => {
    expect(normaliseReference(text)).toBe(reference);
  });
});

describe('numbers as they are written on paper', () => {
  it('group an enterprise number by points', () =>
    expect(formatEnterpriseNumber('0850243206')).toBe('0850.243.206'));

  it.each([
    ['+32470123456', '+32 470 12 34 56'],
    ['+3225551212', '+32 2 555 12 12'],
    ['+3242221133', '+32 4 222 11 33'],
    ['+3281223344', '+32 81 22 33 44'],
    ['+31201234567', '+31201234567'],
    ['+3270', '+3270'],
  ])('group the telephone number %s', (phone, written) => expect(formatPhone(phone)).toBe(written));
});
