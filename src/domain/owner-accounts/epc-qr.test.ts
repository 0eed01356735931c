import {
  assert as assertProperty,
  constantFrom,
  integer,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epcPayload, type CreditTransfer } from './epc-qr.ts';

const TRANSFER: CreditTransfer = {
  holder: 'ACP Résidence Les Érables',
  iban: 'BE68539007547034',
  bic: 'GKCCBEBB',
  amount_cents: 123_450,
  structured_communication: '202300001222',
};

function lines(change: Partial<CreditTransfer>): string[] | undefined {
  return epcPayload({ ...TRANSFER, ...change })?.split('\n');
}

const nameOf = (holder: string) => lines({ holder })?.[5];

describe('epcPayload', () => {
  it('has the fields of version 002, and ends with the communication', () => {
    expect(lines({})).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'GKCCBEBB',
      'ACP Résidence Les Érables',
      'BE68539007547034',
      'EUR1234.50',
      '',
      '',
      '+++202/3000/01222+++',
    ]);
  });

  it('leaves the field of an unknown BIC empty', () => {
    expect(lines({ bic: null })?.[4]).toBe('');
  });

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %d cents as %s', (amount_cents, text) => {
    expect(lines({ amount_cents })?.[7]).toBe(text);
  });

  it.each([0, -1, 100_000_000_000])('makes no code of %d cents', (amount_cents) => {
    expect(epcPayload({ ...TRANSFER, amount_cents })).toBeUndefined();
  });

  it.each(['', '  ', '\n\u{0}'])('makes no code for the name %j', (holder) => {
    expect(epcPayload({ ...TRANSFER, holder })).toBeUndefined();
  });

  it('cuts the name to 70 characters, never within one', () => {
    expect(nameOf('x'.repeat(71))).toBe('x'.repeat(70));
    expect(nameOf('😀'.repeat(40))).toBe('😀'.repeat(40));
    expect(nameOf(`${'x'.repeat(69)} y`)).toBe('x'.repeat(69));
  });

  it('cuts the name further where its letters take many bytes', () => {
    const name = nameOf('😀'.repeat(80)) ?? '';
    expect(name).toMatch(/^(?:😀){50,69}$/u);
  });

  it('keeps a name on its line', () => {
    expect(nameOf('ACP\nBE71096123456769\r\n EUR1\u{85}')).toBe('ACP BE71096123456769 EUR1');
  });

  it('never exceeds 331 bytes nor eleven lines', () => {
    const anyTransfer = record({
      holder: string({ unit: 'binary', maxLength: 120 }),
      bic: constantFrom(null, 'GKCCBEBB', 'GKCCBEBBXXX'),
      iban: constantFrom('BE68539007547034', 'MT31MALT01100000000000000000123'),
      amount_cents: integer({ min: -5, max: 100_000_000_010 }),
      structured_communication: stringMatching(/^\d{12}$/),
    });
    assertProperty(
      property(anyTransfer, (transfer) => {
        const payload = epcPayload(transfer);
        if (payload === undefined) return;
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
        expect(payload.split('\n')).toHaveLength(11);
      }),
    );
  });
});
