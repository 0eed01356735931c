import { foldText } from '#domain/kernel/fold-text.ts';

/**
 * Returns the key that identifies an invoice in its building: supplier and number, ignoring case and
 * blanks; null unless both are given.
 * Rule: a supplier uses a number once (Royal Decree no. 1 on VAT, art. 5), so a repeated number is the same
 * invoice.
 */
export function invoiceKey(invoice: {
  readonly supplier_id: string | null;
  readonly invoice_number: string | null;
}): string | null {
  const number = foldText(invoice.invoice_number ?? '');
  return invoice.supplier_id === null || number === '' ? null : `${invoice.supplier_id} ${number}`;
}
