import { folded } from '#domain/kernel/folded.ts';

/**
 * What tells an invoice from others of its building: its supplier and its number, case and blanks
 * aside; null without both.
 * Rule: a supplier gives a number once (Royal Decree no. 1 on VAT, art. 5), so that the same one again
 * is the same invoice.
 */
export function invoiceKey(invoice: {
  readonly supplier_id: string | null;
  readonly invoice_number: string | null;
}): string | null {
  const number = folded(invoice.invoice_number ?? '');
  return invoice.supplier_id === null || number === '' ? null : `${invoice.supplier_id} ${number}`;
}
