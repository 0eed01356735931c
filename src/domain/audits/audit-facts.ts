import type { ExpenseKind } from '#domain/expenses/expense-kind.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** An invoice or credit note as an auditor sees it. */
export interface AuditExpense {
  readonly id: string;
  readonly kind: ExpenseKind;
  readonly supplier_id: string | null;
  readonly invoice_number: string | null;
  readonly dated_on: LocalDate;
  /** Above 0. */
  readonly amount_cents: Cents;
  readonly account_code: string;
  readonly has_document: boolean;
  /** Whether the quotes that the assembly asked for are filed. */
  readonly has_quotes: boolean;
  /** Approved contract that it falls under; null: none. */
  readonly contract_id: string | null;
}

/** Money that left an account of the association. */
export interface AuditPayment {
  readonly id: string;
  readonly paid_on: LocalDate;
  /** Above 0. */
  readonly amount_cents: Cents;
  readonly counterparty_iban: string | null;
  readonly supplier_id: string | null;
  /** Expenses that it pays. */
  readonly expense_ids: readonly string[];
  /** Accounts that it is booked on, besides the bank's. */
  readonly account_codes: readonly string[];
}

/** Details by which two parties may turn out to be linked. */
interface PartyDetails {
  readonly name: string;
  readonly enterprise_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
}

export interface AuditSupplier extends PartyDetails {
  readonly id: string;
  /** All accounts it ever had, each with the day on which it was entered. */
  readonly ibans: readonly { readonly iban: string; readonly entered_on: LocalDate }[];
}

/** The syndic, a company linked to it, or one of its people. */
export interface SyndicParty extends PartyDetails {
  readonly ibans: readonly string[];
}

/** The contract of the syndic over a time with one price. */
export interface FeeContract {
  readonly supplier_id: string;
  readonly from: LocalDate;
  /** Last day; null: it runs on. */
  readonly to: LocalDate | null;
  readonly instalment_cents: Cents;
  readonly instalments_per_year: number;
  /** Prices of the extra services that the contract lists, each per unit. */
  readonly extra_prices_cents: readonly Cents[];
}

/** Everything that the checks of a year need. */
export interface AuditFacts {
  readonly expenses: readonly AuditExpense[];
  readonly payments: readonly AuditPayment[];
  readonly suppliers: readonly AuditSupplier[];
  readonly syndic: readonly SyndicParty[];
  readonly contracts: readonly FeeContract[];
  /** Amount from which the assembly asks for several quotes (Civil Code, art. 3.88 §1 1° c); null: none. */
  readonly quote_threshold_cents: Cents | null;
}

/** All checks of vouchers, in display order. */
export const AUDIT_CHECKS = [
  'payment_without_voucher',
  'quotes_missing',
  'split_below_threshold',
  'iban_changed_before_payment',
  'same_amount_twice',
  'weekend_invoice',
  'number_out_of_order',
  'supplier_linked_to_syndic',
  'fee_above_contract',
] as const;
export type AuditCheck = (typeof AUDIT_CHECKS)[number];

/** A finding, for a person to judge: it is no proof of a fault. */
export interface AuditFinding {
  readonly check: AuditCheck;
  readonly supplier_id: string | null;
  readonly expense_ids: readonly string[];
  readonly payment_ids: readonly string[];
  /** Values for its text. */
  readonly facts: Readonly<Record<string, string | number>>;
}
