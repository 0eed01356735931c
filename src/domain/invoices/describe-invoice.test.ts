import { describe, expect, it } from 'vitest';
import { readXml } from '#platform/xml/read-xml.ts';
import { writeUbl, type WrittenUbl } from '#test/helpers/ubl-writer.ts';
import { describeInvoice, findInvoicePeriod } from './describe-invoice.ts';
import { readUbl } from './read-ubl.ts';

const LINE = { quantity: '2', price: '50', net_cents: 10_000, category: 'S', percent: 21 };
const read = (written: Partial<WrittenUbl>) =>
  readUbl(readXml(Buffer.from(writeUbl({ lines: [LINE], ...written }))));

describe('the description of an invoice', () => {
  const lift = { ...LINE, name: 'Lift' };
  it.each<[string, Partial<WrittenUbl>, string]>([
    ['names its lines, each once', { lines: [lift, LINE, lift] }, 'Lift, Work 2'],
    ['says its notes', { lines: [lift], notes: [' a\n b ', 'a b', 'c'] }, 'Lift — a b — c'],
    ['says its terms', { lines: [lift], terms: '30 days' }, 'Lift — 30 days'],
    [
      'says no terms beside a day',
      { lines: [lift], terms: '30 days', due_on: '2026-05-01' },
      'Lift',
    ],
  ])('%s', (_what, written, expected) => {
    expect(describeInvoice(read(written))).toBe(expected);
  });

  it('ends where there is no more room', () => {
    const long = describeInvoice(read({ lines: [lift], notes: ['n'.repeat(600)] }));
    expect(long).toHaveLength(500);
    expect(long).toMatch(/^Lift — n+…$/);
  });
});

describe('the period of an invoice', () => {
  const quarter = ['2026-01-01', '2026-03-31'] as const;
  const year = ['2026-01-01', '2026-12-31'] as const;
  const own = { period_from: '2026-01-01', period_to: '2026-12-31' };
  it.each<[string, Partial<WrittenUbl>, object | undefined]>([
    ['its own', { period: year, lines: [{ ...LINE, period: quarter }] }, own],
    ['that of all its lines', { lines: [1, 2].map(() => ({ ...LINE, period: year })) }, own],
    ['none of lines that differ', { lines: [{ ...LINE, period: year }, LINE] }, undefined],
    ['none that ends before it begins', { period: ['2026-02-01', '2026-01-01'] }, undefined],
    ['none of more than ten years', { period: ['2026-01-01', '2036-01-02'] }, undefined],
    ['none where it has none', {}, undefined],
  ])('is %s', (_what, written, expected) => {
    expect(findInvoicePeriod(read(written))).toEqual(expected);
  });
});
