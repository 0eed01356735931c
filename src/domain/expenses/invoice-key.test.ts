import { describe, expect, it } from 'vitest';
import { invoiceKey } from './invoice-key.ts';

describe('the key of an invoice', () => {
  it('leaves case, blanks and the way letters are composed aside', () => {
    const key = invoiceKey({ supplier_id: 'a', invoice_number: 'É 2026-7' });
    expect(key).toBe('a é2026-7');
    for (const invoice_number of ['é2026-7', 'E\u0301 2026 - 7', ' É\u00a02026\t-7 ']) {
      expect(invoiceKey({ supplier_id: 'a', invoice_number })).toBe(key);
    }
  });

  it('is another one for another supplier', () => {
    const invoice_number = '1';
    expect(invoiceKey({ supplier_id: 'a', invoice_number })).not.toBe(
      invoiceKey({ supplier_id: 'b', invoice_number }),
    );
  });

  it.each([
    [null, 'INV-1'],
    ['a', null],
    ['a', ' '],
  ])('is none for supplier %o and number %o', (supplier_id, invoice_number) => {
    expect(invoiceKey({ supplier_id, invoice_number })).toBeNull();
  });
});
