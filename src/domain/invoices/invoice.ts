import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** VAT category and rate. */
export interface VatOf {
  /** S, Z, E, AE, O…: the code of UNCL 5305. */
  readonly category: string;
  /** Millionths: 210,000 is 21 %. */
  readonly rate_ppm: number;
}

/** An allowance or charge of a line or of the whole invoice; the amount is positive. */
export interface Surcharge {
  readonly is_charge: boolean;
  readonly amount_cents: Cents;
  readonly reason: string | null;
  /** The base amount of the percentage, if both are given. */
  readonly base_cents: Cents | null;
  /** As written in the file. */
  readonly percent: string | null;
}

/** The days that an invoice or a line covers, both included (BT-73 and BT-74, BT-134 and BT-135). */
export interface InvoicePeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface InvoiceLine extends VatOf {
  readonly number: string;
  readonly name: string;
  /** Decimals as written in the file. */
  readonly quantity: string;
  readonly price: string;
  /** Quantity that the price is for. */
  readonly price_quantity: string;
  readonly net_cents: Cents;
  readonly surcharges: readonly Surcharge[];
  readonly period: InvoicePeriod | null;
}

/** Taxable amount and VAT of one rate. */
interface VatSubtotal extends VatOf {
  readonly base_cents: Cents;
  readonly vat_cents: Cents;
}

/** The totals as stated, by their terms in the European standard (EN 16931). */
export interface InvoiceTotals {
  /** BT-106. */
  readonly lines_cents: Cents;
  /** BT-107. */
  readonly allowances_cents: Cents;
  /** BT-108. */
  readonly charges_cents: Cents;
  /** BT-109. */
  readonly net_cents: Cents;
  /** BT-110. */
  readonly vat_cents: Cents;
  /** BT-112. */
  readonly gross_cents: Cents;
  /** BT-113. */
  readonly prepaid_cents: Cents;
  /** BT-114. */
  readonly rounding_cents: Cents;
  /** BT-115. */
  readonly payable_cents: Cents;
}

export interface InvoiceParty {
  readonly name: string;
  /** All registration and network identifiers, as written in the file. */
  readonly numbers: readonly string[];
  /** The Belgian enterprise number among them, ten digits. */
  readonly enterprise_number: string | null;
}

export interface InvoicePayment {
  /** As written in the file. */
  readonly iban: string | null;
  readonly bic: string | null;
  readonly communication: string | null;
  /** The supplier collects it from the account. */
  readonly is_direct_debit: boolean;
  /** Usually already paid by card. */
  readonly is_card: boolean;
}

/** An invoice or credit note as read from its file. */
export interface Invoice {
  readonly is_credit_note: boolean;
  readonly number: string;
  readonly issued_on: LocalDate;
  readonly due_on: LocalDate | null;
  readonly currency: string;
  readonly notes: readonly string[];
  /** Free text (BT-20). */
  readonly payment_terms: string | null;
  readonly period: InvoicePeriod | null;
  /** The invoice that is credited. */
  readonly credited_number: string | null;
  readonly supplier: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly payment: InvoicePayment;
  readonly lines: readonly InvoiceLine[];
  readonly surcharges: readonly (Surcharge & VatOf)[];
  readonly vat: readonly VatSubtotal[];
  readonly totals: InvoiceTotals;
}

/** A file embedded in the document. */
export interface EmbeddedPaper {
  readonly file_name: string;
  readonly base64: string;
}
