import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatEnterpriseNumber,
  formatIban,
  ibanOfBelgianAccount,
  normaliseEnterpriseNumber,
  normaliseIban,
  normaliseReference,
} from '#domain/kernel/identifiers.ts';
import {
  formatCommunication,
  parseCommunication,
  structuredCommunication,
} from '#domain/owner-accounts/structured-communication.ts';
import { findEnterpriseNumbers, findIbans, findReferences } from './paper-codes.ts';
import { splitPaperLines } from './paper-lines.ts';

const ibans = (text: string) => findIbans(splitPaperLines(text));
const numbers = (text: string) => findEnterpriseNumbers(splitPaperLines(text));
const references = (text: string) => findReferences(splitPaperLines(text));

const two = (remainder: number) => String(remainder).padStart(2, '0');
const anIban = fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => {
  const account = String(number).padStart(10, '0') + two(number % 97 || 97);
  return ibanOfBelgianAccount(account) ?? '';
});
const aNumber = fc
  .integer({ min: 1_000_000, max: 19_999_999 })
  .map((number) => `${String(number).padStart(8, '0')}${two(97 - (number % 97))}`);
/** Text of signs that codes are made of. */
const noise = fc.string({
  unit: fc.constantFrom(...Array.from('BERFN0123456789 ./+-*:\n')),
  maxLength: 60,
});

/** Adds to one digit of a code, counted from its end. */
function changeDigit(code: string, place: number, by: number): string {
  const at = code.length - 1 - place;
  return `${code.slice(0, at)}${(Number(code[at]) + by) % 10}${code.slice(at + 1)}`;
}

describe('codes on a paper', () => {
  it('are found as papers write them', () => {
    fc.assert(
      fc.property(anIban, aNumber, fc.nat(9_999_999_999), (iban, number, reference) => {
        const digits = structuredCommunication(reference);
        const text = `IBAN ${formatIban(iban)} BIC KREDBEBB\nBE ${formatEnterpriseNumber(number)}`;
        const written = formatCommunication(digits);
        expect(ibans(text)).toEqual([iban]);
        expect(numbers(text)).toEqual([number]);
        expect(references(`Communication : ${written}`)).toEqual([digits]);
      }),
    );
  });

  it('never have wrong check digits, whatever the text', () => {
    const isRight = (code: string) =>
      [normaliseIban, normaliseEnterpriseNumber, parseCommunication, normaliseReference].some(
        (normalise) => normalise(code) === code,
      );
    fc.assert(
      fc.property(noise, (text) => {
        const found = [...ibans(text), ...numbers(text), ...references(text)];
        expect(found.filter((code) => !isRight(code))).toEqual([]);
      }),
    );
  });

  it('are none with one digit changed', () => {
    const changed = fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(
        anIban,
        aNumber,
        fc.nat(9_999_999_999),
        changed,
        (iban, number, reference, by) => {
          const wrong = (code: string) => changeDigit(code, ...by);
          expect(ibans(formatIban(wrong(iban)))).toEqual([]);
          expect(numbers(`TVA ${formatEnterpriseNumber(wrong(number))}`)).toEqual([]);
          const digits = wrong(structuredCommunication(reference));
          expect(references(formatCommunication(digits))).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['IBAN BE62 5100 0754 7061 IBAN BE71 0961 2345 6769', ['BE62510007547061', 'BE71096123456769']],
    ['BE62.5100.0754.7061', ['BE62510007547061']],
    [
      'NL91 ABNA 0417 1643 00, DE89370400440532013000',
      ['NL91ABNA0417164300', 'DE89370400440532013000'],
    ],
    ['BE62 5100 0754 7062', []],
    ['BE62 5100 0754 70612', []],
    ['XBE62510007547061', []],
  ])('IBANs of %s', (text, found) => expect(ibans(text)).toEqual(found));

  it.each([
    ['TVA BE 0850.243.206, RPM Bruxelles', ['0850243206']],
    ['TVA BE0850243206 et TVA BE 0850 243 206', ['0850243206']],
    ['RPM Bruxelles 0850 243 206', ['0850243206']],
    ['0850.243.206', ['0850243206']],
    // May be a telephone number.
    ['Tél. 0850 243 206', []],
    ['0850243206', []],
    ['TVA BE 0850.243.207', []],
  ])('enterprise numbers of %s', (text, found) => expect(numbers(text)).toEqual(found));

  it.each([
    ['+++ 000 / 8812 / 07715 +++', ['000881207715']],
    ['communication 000/8812/07715', ['000881207715']],
    ['RF18 5390 0754 7034', ['RF18539007547034']],
    ['+++000/8812/07716+++', []],
    ['000881207715', []],
    ['RF19 5390 0754 7034', []],
  ])('references of %s', (text, found) => expect(references(text)).toEqual(found));
});
