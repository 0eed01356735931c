import type { Invoice, InvoiceLine, Surcharge } from './invoice.ts';

/**
 * Turns a document whose total is negative into the one that it means, with positive amounts: an invoice
 * becomes a credit note, since it gives money back. A credit note remains one: programs that write it with
 * a minus mean the same as those that write it without.
 */
export function withoutMinus(invoice: Invoice): Invoice {
  const { totals, lines, surcharges, vat } = invoice;
  if (totals.gross_cents >= 0) return invoice;
  return {
    ...invoice,
    is_credit_note: true,
    lines: lines.map(oppositeLine),
    surcharges: surcharges.map((one) => ({ ...one, ...oppositeSurcharge(one) })),
    vat: vat.map((one) => ({
      ...one,
      base_cents: opposite(one.base_cents),
      vat_cents: opposite(one.vat_cents),
    })),
    totals: {
      lines_cents: opposite(totals.lines_cents),
      allowances_cents: opposite(totals.allowances_cents),
      charges_cents: opposite(totals.charges_cents),
      net_cents: opposite(totals.net_cents),
      vat_cents: opposite(totals.vat_cents),
      gross_cents: opposite(totals.gross_cents),
      prepaid_cents: opposite(totals.prepaid_cents),
      rounding_cents: opposite(totals.rounding_cents),
      payable_cents: opposite(totals.payable_cents),
    },
  };
}

function oppositeLine(line: InvoiceLine): InvoiceLine {
  const { quantity } = line;
  return {
    ...line,
    quantity: quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`,
    net_cents: opposite(line.net_cents),
    surcharges: line.surcharges.map(oppositeSurcharge),
  };
}

function oppositeSurcharge(surcharge: Surcharge): Surcharge {
  const { amount_cents, base_cents } = surcharge;
  return {
    ...surcharge,
    amount_cents: opposite(amount_cents),
    base_cents: base_cents === null ? null : opposite(base_cents),
  };
}

/** Keeps zero without a sign. */
function opposite(cents: number): number {
  return cents === 0 ? 0 : -cents;
}
