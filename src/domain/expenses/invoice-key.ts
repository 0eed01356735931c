/** Case and blanks say nothing about who sent an invoice, nor about its number. */
function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

/**
 * What tells an invoice from others of its building: its supplier and its number, case and blanks
 * aside; null without both.
 * Rule: a supplier gives a number once (Royal Decree no. 1 on VAT, art. 5), so that the same one again
 * is the same invoice.
 */
export function invoiceKey(invoice: {
  readonly supplier: string | null;
  readonly invoice_number: string | null;
}): string | null {
  const parts = [invoice.supplier, invoice.invoice_number].map((part) => folded(part ?? ''));
  return parts.includes('') ? null : parts.join(' ');
}
