import type { Invoice, InvoiceLine, Surcharge } from './invoice.ts';

/**
 * Turns a document whose total is negative into the one that it means, with positive amounts: an invoice
 * becomes a credit note, since it gives money back. A credit note remains one: programs that write it with
 * a minus mean the same as those that write it without.
 */
export function normalizeSign(invoice: Invoice): Invoice {
  const { totals, lines, surcharges, vat } = invoice;
  if (totals.gross_cents >= 0) return invoice;
  return {
    ...invoice,
    is_credit_note: true,
    lines: lines.map(oppositeLine),
    surcharges: surcharges.map((one) => ({ ...one, ...oppositeSurcharge(one) })),
    vat: vat.map((one) => ({
      ...one,
      base_cents: negateCents(one.base_cents),
      vat_cents: negateCents(one.vat_cents),
    })),
    totals: {
      lines_cents: negateCents(totals.lines_cents),
      allowances_cents: negateCents(totals.allowances_cents),
      charges_cents: negateCents(totals.charges_cents),
      net_cents: negateCents(totals.net_cents),
      vat_cents: negateCents(totals.vat_cents),
      gross_cents: negateCents(totals.gross_cents),
      prepaid_cents: negateCents(totals.prepaid_cents),
      rounding_cents: negateCents(totals.rounding_cents),
      payable_cents: negateCents(totals.payable_cents),
    },
  };
}

function oppositeLine(line: InvoiceLine): InvoiceLine {
  const { quantity } = line;
  return {
    ...line,
    quantity: quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`,
    net_cents: negateCents(line.net_cents),
    surcharges: line.surcharges.map(oppositeSurcharge),
  };
}

function oppositeSurcharge(surcharge: Surcharge): Surcharge {
  const { amount_cents, base_cents } = surcharge;
  return {
    ...surcharge,
    amount_cents: negateCents(amount_cents),
    base_cents: base_cents === null ? null : negateCents(base_cents),
  };
}

/** Keeps zero without a sign. */
function negateCents(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
