import { describe, expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/kernel/money.ts';
import { readXml } from '#platform/xml/read-xml.ts';
import { writeCamt, type WrittenEntry } from '#test/helpers/camt-writer.ts';
import { writeCoda } from '#test/helpers/coda-writer.ts';
import { readCamt } from './camt.ts';
import { readCoda } from './coda.ts';

const common = { iban: 'BE68539007547034', date: '2026-03-16', opening_cents: 0 };
const movement = { amount_cents: 1, booked_on: '2026-03-16' };
const part = { ...movement, code: '50150000' };

const codaOf = (movements: Parameters<typeof writeCoda>[0][number]['movements']) =>
  writeCoda([{ ...common, number: 7, movements }]);
const coda = (text: string) => readCoda(Buffer.from(text, 'latin1'));
/** The balance is not the sum of the entries, as the sum may exceed what it can hold. */
const camtOf = (entries: readonly WrittenEntry[], number = '12') =>
  writeCamt({
    version: '08',
    statements: [{ ...common, number, entries, wrong: { closing_cents: 1 } }],
  });
const camt = (text: string) => readCamt(readXml(Buffer.from(text)));

it('movements whose sequences repeat stand each at a place of its own', () => {
  const total = { ...movement, code: '10150000', parts: [part] };
  const text = codaOf([movement, movement, total, movement]);
  const repeated = text.replaceAll(/^(2[123])000[234]/gm, '$10001');
  const [statement] = coda(repeated);
  expect(statement?.transactions.map(({ position }) => position)).toEqual([
    '0001.0000',
    '10001.0000',
    '20001.0001',
    '30001.0000',
  ]);
  expect(statement?.faults).toEqual([]);
});

describe('what is beyond all range is refused with its line and why', () => {
  const endless = codaOf(Array.from({ length: 30 }, () => movement)).replaceAll(
    /^(21.{30})\d{15}/gm,
    '$1999999999999990',
  );
  const huge = { ...movement, amount_cents: MAX_CENTS };
  const batch = { ...movement, details: [huge, huge] };

  it.each([
    ['movements of CODA', () => coda(endless), 'bad_amount', 69],
    ['entries of camt.053', () => camt(camtOf([movement, huge])), 'bad_amount', 11],
    ['parts of an entry', () => camt(camtOf([batch])), 'bad_amount', 8],
    ['the number of a statement', () => camt(camtOf([], '1'.repeat(36))), 'too_long', 4],
  ])('%s', (_what, read, reason, line) => {
    expect(read).toThrow(
      expect.objectContaining({
        code: 'bank_file_invalid',
        params: expect.objectContaining({ reason, line }) as unknown,
      }) as Error,
    );
  });
});
