import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '#platform/xml/read-xml.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';
import { checkInvoice } from './check-invoice.ts';
import { draftLines } from './draft-lines.ts';
import { embeddedPapers, readUbl } from './read-ubl.ts';

const rootOf = (text: string | Uint8Array) =>
  readXml(typeof text === 'string' ? Buffer.from(text) : text);
const read = (text: string | Uint8Array) => readUbl(rootOf(text));
const sample = (name: string) =>
  readFileSync(new URL(`../../../test/data/ubl/peppol-${name}.xml`, import.meta.url), 'utf8');
const words = {
  allowance: 'Allowance',
  charge: 'Charge',
  rounding: 'Rounding',
  rate: (rate: number) => `At ${rate}`,
};
const LINE = { quantity: '2', price: '50', net_cents: 10_000, category: 'S', percent: 21 };

const SAMPLES = [
  [
    'base-example',
    165_625,
    0,
    [
      [0.25, 3_500_00],
      [0.25, -1_875_00],
      [0.25, 31_25],
    ],
  ],
  [
    'Allowance-example',
    612_500,
    100_000,
    [
      [0.25, 5_000_00],
      [0, 1_000_00],
      [0.25, 1_125_00],
      [0.25, 250_00],
      [0.25, -250_00],
    ],
  ],
  [
    'Vat-category-S',
    855_000,
    0,
    [
      [0.25, 5_000_00],
      [0.15, 2_300_00],
      [0.25, 1_125_00],
      [0.25, 250_00],
      [0.25, -125_00],
    ],
  ],
] as const;

describe('an invoice of the standard', () => {
  it.each(SAMPLES)('%s comes to the cent, line by line', (name, payable, prepaid, lines) => {
    const invoice = read(sample(name));
    expect(checkInvoice(invoice)).toEqual([]);
    expect(invoice.totals).toMatchObject({ payable_cents: payable, prepaid_cents: prepaid });
    const items = draftLines(invoice, words);
    const shown = items.map(({ vat_rate, total_incl_vat_cents }) => [
      vat_rate,
      total_incl_vat_cents,
    ]);
    const byAmount = (all: readonly (readonly number[])[]) => all.map(String).toSorted();
    expect(byAmount(shown)).toEqual(byAmount(lines));
  });

  it.each(SAMPLES)('%s made a credit note is the same, of the other kind', (name) => {
    const text = sample(name)
      .replaceAll('<Invoice', '<CreditNote')
      .replaceAll('</Invoice>', '</CreditNote>')
      .replaceAll('xsd:Invoice-2', 'xsd:CreditNote-2')
      .replaceAll('InvoiceTypeCode>380', 'CreditNoteTypeCode>381')
      .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
      .replaceAll('cac:InvoiceLine', 'cac:CreditNoteLine')
      .replaceAll('InvoicedQuantity', 'CreditedQuantity');
    expect(read(text)).toEqual({ ...read(sample(name)), is_credit_note: true });
  });

  it('says who, when, by which payment and what else', () => {
    expect(read(sample('base-example'))).toMatchObject({
      is_credit_note: false,
      number: 'Snippet1',
      issued_on: '2017-11-13',
      due_on: '2017-12-01',
      currency: 'EUR',
      supplier: {
        name: 'SupplierOfficialName Ltd',
        numbers: ['GB1232434', 'GB983294'],
        enterprise_number: null,
      },
      payment: { iban: 'IBAN32423940', communication: 'Snippet1', is_direct_debit: false },
    });
    const belgian = read(
      writeUbl({
        lines: [LINE],
        supplier_number: 'BE0202239951',
        means: '59',
        credited_number: 'A-1',
        kind: 'CreditNote',
      }),
    );
    expect(belgian).toMatchObject({
      supplier: { enterprise_number: '0202239951' },
      payment: { is_direct_debit: true },
      credited_number: 'A-1',
      is_credit_note: true,
    });
  });

  it('carries its paper', () => {
    const text = writeUbl({ lines: [LINE], pdf: Buffer.from('%PDF-1.4') });
    const paper = { file_name: 'paper.pdf', base64: 'JVBERi0xLjQ=' };
    expect(embeddedPapers(rootOf(text))).toEqual([paper]);
    expect(embeddedPapers(rootOf(sample('base-example')))).toEqual([]);
    const reference = /<cac:AdditionalDocumentReference>.*<\/cac:AdditionalDocumentReference>/s;
    expect(embeddedPapers(rootOf(text.replace(reference, '$&$&')))).toEqual([paper, paper]);
  });
});

describe('an invoice as suppliers write them', () => {
  const practice = (name: string) =>
    readFileSync(new URL(`../../../test/data/inputs/ubl-${name}.xml`, import.meta.url));

  it.each([
    ['sbdh', false, 12_100, 12_100],
    ['utf16', false, 12_100, 12_100],
    ['credit-note-negative', true, 44_944, 44_944],
    ['invoice-negative-total', true, 12_100, 12_100],
    ['type-381-in-invoice', true, 12_100, 12_100],
    ['fully-prepaid', false, 12_100, 0],
  ] as const)('%s is read for what it means', (name, isCreditNote, gross, payable) => {
    const invoice = read(practice(name));
    expect(invoice.is_credit_note).toBe(isCreditNote);
    expect(invoice.totals).toMatchObject({ gross_cents: gross, payable_cents: payable });
    expect(checkInvoice(invoice)).toEqual([]);
    const items = draftLines(invoice, words);
    expect(items.map(({ total_incl_vat_cents }) => total_incl_vat_cents)).toEqual([gross]);
  });

  const typed = (type: string) =>
    writeUbl({ lines: [LINE] }).replace(
      '<cbc:DocumentCurrencyCode',
      `<cbc:InvoiceTypeCode>${type}</cbc:InvoiceTypeCode>$&`,
    );

  it.each(['380', '384', '386', '389', '393', '751', '875'])('of type %s is an invoice', (type) => {
    const text = typed(type);
    expect(read(text).is_credit_note).toBe(false);
  });

  it.each(['81', '261', '381', '396', '532'])('of type %s is a credit note', (type) => {
    const text = typed(type);
    expect(read(text).is_credit_note).toBe(true);
  });

  it.each(SAMPLES)('%s with a minus everywhere is the opposite, and adds up', (name) => {
    const text = sample(name).replaceAll(
      /(<cbc:(?:\w*Amount|InvoicedQuantity)\b[^>]*>)(-?)([\d.]+)/g,
      (whole, start: string, minus: string, digits: string) =>
        start.includes('PriceAmount') ? whole : `${start}${minus === '' ? '-' : ''}${digits}`,
    );
    const invoice = read(text);
    expect(invoice).toEqual({ ...read(sample(name)), is_credit_note: true });
    expect(checkInvoice(invoice)).toEqual([]);
  });
});

describe('a file that is no invoice', () => {
  const good = writeUbl({ lines: [LINE] });
  it.each([
    ['of another standard', good.replace('urn:cen.eu:en16931:2017', 'urn:other'), 'unknown_format'],
    ['of another schema', good.replace('xsd:Invoice-2', 'xsd:Order-2'), 'unknown_format'],
    ['without a number', good.replace('<cbc:ID>2026-001</cbc:ID>', ''), 'element_missing'],
    ['without a sum', good.replace(/<cbc:PayableAmount.*?Amount>/, ''), 'element_missing'],
    ['with a tenth of a cent', good.replace('>121.00<', '>121.001<'), 'bad_amount'],
    ['with a word for an amount', good.replace('>121.00<', '>much<'), 'bad_amount'],
    ['with a word for a quantity', good.replace('>2</cbc:Inv', '>two</cbc:Inv'), 'bad_number'],
    ['with a rate above all', good.replaceAll('Percent>21<', 'Percent>2100<'), 'bad_number'],
    ['of no day', good.replace('2026-02-10', '2026-02-30'), 'bad_date'],
  ])('%s is refused with its line', (_what, text, reason) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        code: 'invoice_file_invalid',
        params: expect.objectContaining({ reason, line: expect.any(Number) }),
      }),
    );
  });
});

/** Consistent invoices, with lines of whole quantities and several rates. */
const consistent: fc.Arbitrary<WrittenUbl> = fc.record({
  lines: fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: -99_999, max: 999_999 }),
        fc.constantFrom(0, 6, 12, 21, 25),
      )
      .map(([quantity, each, percent]) => ({
        quantity: String(quantity),
        price: (each / 100).toFixed(2),
        net_cents: quantity * each,
        category: percent === 0 ? 'Z' : 'S',
        percent,
      })),
    { minLength: 1, maxLength: 12 },
  ),
  surcharges: fc.array(
    fc.record({
      amount_cents: fc.integer({ min: -9_999, max: 9_999 }).filter((cents) => cents !== 0),
      category: fc.constant('S'),
      percent: fc.constantFrom(6, 21),
    }),
    { maxLength: 3 },
  ),
  prepaid_cents: fc.integer({ min: 0, max: 5_000 }),
  rounding_cents: fc.integer({ min: -2, max: 2 }),
});

/** Yields the document with each amount raised by a cent in turn. */
function* oneCentMore(text: string): Generator<string> {
  for (const { 0: whole, 1: before = '', 2: amount = '', index } of text.matchAll(
    /(currencyID="EUR">)(-?\d+\.\d\d)/g,
  )) {
    const cents = Math.round(Number(amount) * 100) + 1;
    yield (
      text.slice(0, index) + before + (cents / 100).toFixed(2) + text.slice(index + whole.length)
    );
  }
}

describe('every invoice whose sums come out', () => {
  it('has no problem, and becomes lines that come to what is payable and was prepaid', () => {
    fc.assert(
      fc.property(consistent, (written) => {
        const invoice = read(writeUbl(written));
        expect(checkInvoice(invoice)).toEqual([]);
        const { payable_cents, prepaid_cents } = invoice.totals;
        const sum = draftLines(invoice, words).reduce(
          (all, { total_incl_vat_cents }) => all + total_incl_vat_cents,
          0,
        );
        expect(sum).toBe(payable_cents + prepaid_cents);
      }),
    );
  });

  it('has one where any amount is a cent more', () => {
    fc.assert(
      fc.property(consistent, (written) => {
        for (const text of nonEmpty(oneCentMore(writeUbl(written)))) {
          expect(checkInvoice(read(text))).not.toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('what does not add up', () => {
  const good = writeUbl({
    lines: [LINE, { ...LINE, percent: 6 }],
    surcharges: [
      { amount_cents: -500, category: 'S', percent: 21 },
      { amount_cents: 300, category: 'S', percent: 21 },
    ],
    prepaid_cents: 1_000,
  });
  it.each([
    ['LineExtensionAmount currencyID="EUR">200.00', '201.00', 'line_total_differs'],
    ['AllowanceTotalAmount currencyID="EUR">5.00', '6.00', 'allowance_total_differs'],
    ['ChargeTotalAmount currencyID="EUR">3.00', '6.00', 'charge_total_differs'],
    ['TaxExclusiveAmount currencyID="EUR">198.00', '199.00', 'net_total_differs'],
    ['TaxableAmount currencyID="EUR">98.00', '99.00', 'vat_base_differs'],
    ['TaxAmount currencyID="EUR">20.58', '29.58', 'vat_amount_differs'],
    ['TaxTotal><cbc:TaxAmount currencyID="EUR">26.58', '27.58', 'vat_total_differs'],
    ['TaxInclusiveAmount currencyID="EUR">224.58', '225.58', 'gross_total_differs'],
    ['PayableAmount currencyID="EUR">214.58', '213.58', 'payable_differs'],
    ['PriceAmount currencyID="EUR">50', '51', 'line_amount_differs'],
  ])('%s as %s is %s, with both', (amount, other, code) => {
    const stated = Number(other);
    const text = good.replace(amount, amount.replace(/[\d.]+$/, other));
    expect(text).not.toBe(good);
    const problems = checkInvoice(read(text));
    expect(problems).toContainEqual({
      code,
      facts: expect.objectContaining(
        code === 'line_amount_differs' ? { stated: 100, found: 102 } : { stated },
      ),
    });
    for (const { facts } of problems) expect(facts['stated']).not.toBe(facts['found']);
    if (code !== 'line_amount_differs' && code !== 'gross_total_differs') return;
    expect(checkInvoice(read(good))).toEqual([]);
  });

  it('leaves an expense without lines, for they would not be the invoice', () => {
    expect(draftLines(read(good), words)).toHaveLength(4);
    const payable = 'PayableAmount currencyID="EUR">';
    const text = good.replace(`${payable}214.58`, `${payable}214.57`);
    expect(draftLines(read(text), words)).toEqual([]);
  });
});

describe('the lines of an expense', () => {
  it('keep quantity and price where they come to the amount, and are the amount once where they do not', () => {
    const lines = [
      { ...LINE, quantity: '-3', price: '10', net_cents: -3_000 },
      { ...LINE, quantity: '3.1234567', price: '10', net_cents: 3_123 },
      { ...LINE, quantity: '0.333', price: '30.03', net_cents: 1_000 },
    ];
    const items = draftLines(read(writeUbl({ lines })), words);
    expect(items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [3, -10],
      [1, 31.23],
      [0.333, 30.03],
    ]);
  });

  it('have the VAT of the file where the supplier rounds by rate', () => {
    const line = { ...LINE, quantity: '1', price: '10.03', net_cents: 1_003 };
    const items = draftLines(read(writeUbl({ lines: [line, line, line] })), words);
    expect(items.map(({ vat_amount_cents }) => vat_amount_cents)).toEqual([210, 211, 211]);
  });

  it('are one for each rate where there are very many', () => {
    const line = { ...LINE, quantity: '1', price: '10.03', net_cents: 1_003 };
    const lines = [21, 6].flatMap((percent) =>
      Array.from({ length: 150 }, () => ({ ...line, percent })),
    );
    const items = draftLines(read(writeUbl({ lines })), words);
    expect(items).toMatchObject([
      { description: 'At 0.21', vat_rate: 0.21, total_excl_vat_cents: 150_450 },
      { description: 'At 0.06', vat_rate: 0.06, total_excl_vat_cents: 150_450 },
    ]);
  });
});
