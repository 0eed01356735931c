import type { FundStatement } from '#domain/closing/reserve-fund.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';
import type { CalledRow, StatementRow } from '#domain/statements/statement-input.ts';
import type { AccountChange, BudgetComparison } from '#domain/statements/why-changed.ts';
import type { Titled } from '#domain/texts/known-titles.ts';
import type { Addressee, Letterhead } from '#features/documents/letters/index.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { LineDetails } from '../details-repository.ts';
import type { RunRow } from '../run-repository.ts';

/** Facts of the documents of a run: those that all owners share, and those of one. */

/** A line of the books as a statement shows it. */
export interface PaperLine extends LineDetails {
  readonly vat_cents: Cents;
  readonly invoice_number: string | null;
  readonly supplier_number: string | null;
}

/** A line in the words of a language, the same in every letter. */
export interface WrittenLine extends PaperLine {
  /** Day, supplier and description. */
  readonly text: string;
  /** Amount of the whole line. */
  readonly amount: string;
}

/** A distribution key; that of the quotas has a name that means nothing to an owner. */
export interface PaperKey {
  readonly id: string;
  readonly name: string;
  readonly is_general: boolean;
}

/** Works that the run settles, for the building. */
export interface PaperWorks {
  readonly decision_id: string;
  readonly title: string;
  readonly cost_cents: Cents;
  readonly from_reserve_cents: Cents;
  readonly from_loan_cents: Cents;
  readonly called_cents: Cents;
  /** Parts of the lots in the lines of the books. */
  readonly lines: readonly { readonly line_id: string }[];
}

/** The reserve fund of the building over the period, with the titles of the decisions that used it. */
export interface PaperReserve extends FundStatement {
  readonly titles: ReadonlyMap<string | null, string | null>;
}

/**
 * A case of the association before a court. Its parties are not named: other owners may be among them.
 */
export type PaperProceeding = Pick<
  Row<'proceedings'>,
  | 'title'
  | 'court'
  | 'number'
  | 'opened_on'
  | 'stake_cents'
  | 'provision_cents'
  | 'unit_ids'
  | 'excluded_owner_ids'
>;

/** Texts that depend on the language of the reader. */
export interface PaperWords {
  readonly accounts: ReadonlyMap<string, string>;
  readonly lines: ReadonlyMap<string, WrittenLine>;
}

/** Facts that all documents of a run share. */
export interface StatementOnPaper {
  readonly run: Pick<
    RunRow,
    'id' | 'period_from' | 'period_to' | 'model' | 'due_date' | 'credit' | 'status'
  >;
  readonly year_end: LocalDate;
  readonly head: Letterhead;
  /** Account to pay to; undefined if the building has no bank account. */
  readonly account: BankAccountRow | undefined;
  /** Day of the letter. */
  readonly today: LocalDate;
  readonly total_quota: number;
  readonly keys: ReadonlyMap<string, PaperKey>;
  readonly works: ReadonlyMap<string, PaperWorks>;
  /** Titles of the decisions that rows name. */
  readonly decisions: ReadonlyMap<string, string>;
  readonly reserve: PaperReserve;
  /** Cases pending on the last day of the period, oldest first. */
  readonly proceedings: readonly PaperProceeding[];
  /** Period of the statement that charges are compared with; null: there is none. */
  readonly before: { readonly period_from: LocalDate; readonly period_to: LocalDate } | null;
  readonly words: ReadonlyMap<Language, PaperWords>;
}

/** The owner who reads a statement. */
export type PaperReader = Addressee &
  Pick<Row<'owners'>, 'id' | 'email' | 'kind' | 'enterprise_number'>;

/** A lot that an owner held in the period. */
export interface PaperLot {
  readonly owner_id: string;
  readonly unit_id: string;
  readonly unit_number: string;
  readonly type: Row<'units'>['type'];
  readonly quota: number;
  readonly right: Row<'unit_owners'>['right'];
  /** Such as "1/2". */
  readonly share: string;
  /** First and last day held inside the period. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: number;
}

/** Readings of a meter at both ends of the period. */
export interface PaperMeter {
  readonly unit_id: string;
  readonly distribution_key_id: string;
  readonly number: string | null;
  readonly from: { readonly on: LocalDate; readonly index: string };
  readonly to: { readonly on: LocalDate; readonly index: string };
}

export const ACCOUNT_KINDS = [
  'Provision',
  'Works',
  'Reserve',
  'PrivateCosts',
  'WorkingCapital',
  'InterestAndCosts',
  'Payment',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** A movement on the account of an owner in the period; positive if they owe more. */
export interface PaperMovement {
  readonly owner_id: string;
  readonly kind: AccountKind;
  readonly date: LocalDate;
  /** Entry or call: what is shown on one row of the account. */
  readonly source_id: string;
  readonly text: string | null;
  /** Title of a call. */
  readonly call: Titled | null;
  readonly amount_cents: Cents;
}

/** A call that the run settles with an owner. */
export type PaperCalled = CalledRow & { readonly call: Titled };

/** Amount that an owner has to pay, or their credit, on the day of the letter. */
export interface PaperDue {
  /** Still open of this statement. */
  readonly statement_cents: Cents;
  /** All that is due by the due date of the statement less credits; negative: a credit. */
  readonly total_cents: Cents;
  /** Twelve digits, for all that is due; null before anything was charged. */
  readonly reference: string | null;
}

/** Facts that belong to one owner. */
export interface OwnerOnPaper {
  readonly reader: PaperReader;
  /** Null in a draft. */
  readonly number: number | null;
  readonly figures: OwnerTotals;
  readonly rows: readonly StatementRow[];
  readonly called: readonly PaperCalled[];
  readonly lots: readonly PaperLot[];
  readonly meters: readonly PaperMeter[];
  readonly movements: readonly PaperMovement[];
  /** Why charges differ from those of the statement before. */
  readonly changes: readonly AccountChange[];
  readonly budget: readonly BudgetComparison[];
  /** Null until the statement is sent. */
  readonly due: PaperDue | null;
}
