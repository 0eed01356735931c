import { describe, expect, it } from 'vitest';
import { invoiceKey } from './invoice-key.ts';

describe('the key of an invoice', () => {
  it('leaves case, blanks and the way letters are composed aside', () => {
    const key = invoiceKey({ supplier: 'Énergie  Verte SA', invoice_number: 'INV 2026-7' });
    expect(key).toBe('énergievertesa inv2026-7');
    for (const supplier of ['énergie verte sa', 'ÉNERGIEVERTESA', ' Énergie\u00a0Verte\tSA ']) {
      expect(invoiceKey({ supplier, invoice_number: 'inv2026-7' })).toBe(key);
    }
  });

  it('keeps supplier and number apart', () => {
    expect(invoiceKey({ supplier: 'A', invoice_number: 'B 1' })).not.toBe(
      invoiceKey({ supplier: 'A B', invoice_number: '1' }),
    );
  });

  it.each([
    [null, 'INV-1'],
    ['Lift NV', null],
    ['Lift NV', ' '],
  ])('is none for supplier %o and number %o', (supplier, invoice_number) => {
    expect(invoiceKey({ supplier, invoice_number })).toBeNull();
  });
});
