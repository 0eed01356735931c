import type { KeyVersion, LotPart } from '#domain/costs/allocate-lots.ts';
import type { CostSettings } from '#domain/costs/cost-defaults.ts';
import type { CostAmount, CostLine, Nature } from '#domain/costs/cost-line.ts';
import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import type { Holding } from '#domain/costs/holder-days.ts';
import type { Meter } from '#domain/costs/meter-consumption.ts';
import type { Fund } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';

/** A decision of the assembly on works; its calls and costs wait until it is finished. */
export interface StatementDecision {
  readonly id: string;
  readonly title: string;
  readonly finished_on: LocalDate | null;
  /** Paid by a loan of the association, in positive cents. */
  readonly from_loan_cents: Cents;
}

/** Names a part of a call for funds: what is split by one key for one fund. */
export interface CallPartName {
  readonly call_id: string;
  readonly part_number: number;
}

/** A line of a sent call, with the owner who owes it after moves. */
export interface StatementCall extends CallPartName {
  readonly fund: Fund;
  readonly call_date: LocalDate;
  readonly distribution_key_id: string;
  readonly unit_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly decision_id: string | null;
  /** The run whose statements settle it; null while none does. */
  readonly settled_in: string | null;
}

/** Reasons why a row is on a statement; Withdrawn and Renewed: a sale was entered after its settlement. */
export const ROW_ORIGINS = ['Period', 'EarlierPeriod', 'Withdrawn', 'Renewed'] as const;
export type RowOrigin = (typeof ROW_ORIGINS)[number];

/** The charge of one person for one line, or for the works of one decision, in one lot. */
export interface StatementRow extends CostAmount {
  /** Null for the works of a decision. */
  readonly line_id: string | null;
  readonly decision_id: string | null;
  /** The run that settled the works of the decision; null for a line. */
  readonly works_run_id: string | null;
  readonly account_code: string;
  readonly nature: Nature;
  /** One key, or those of all lines of the works. */
  readonly distribution_key_ids: readonly string[];
  readonly unit_id: string;
  readonly unit_number: string;
  readonly owner_id: string;
  readonly weight: string | null;
  readonly total_weight: string | null;
  readonly share: string | null;
  readonly days: string | null;
  readonly total_days: number | null;
  readonly period_from: LocalDate | null;
  readonly period_to: LocalDate | null;
  readonly consumption: string | null;
  readonly recoverable_cents: Cents;
  readonly origin: RowOrigin;
}

/** The amount called of an owner for a lot, settled against charges of one nature. */
export interface CalledRow extends CallPartName {
  readonly nature: Nature;
  readonly call_date: LocalDate;
  readonly distribution_key_id: string;
  readonly unit_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly origin: RowOrigin;
}

/** Everything that the statements of a building for a period are computed from. */
export interface StatementInput {
  readonly run: SettlementPeriod;
  /** Earlier runs of the building that are not reversed. */
  readonly earlier_runs: readonly SettlementPeriod[];
  /** First day of the first kept year; null: lines of any date are settled. */
  readonly starts_on: LocalDate | null;
  /**
   * All lines that are not settled yet, those that they correct, and settled ones that a sale entered later
   * may have changed.
   */
  readonly lines: readonly CostLine[];
  /** Parts of lots fixed at posting, by line id; the others are computed from keys and meters. */
  readonly parts: ReadonlyMap<string, readonly LotPart[]>;
  readonly key_versions: readonly KeyVersion[];
  /** Keys split by consumption. */
  readonly meter_key_ids: ReadonlySet<string>;
  readonly meters: readonly Meter[];
  readonly units: readonly { readonly unit_id: string; readonly unit_number: string }[];
  readonly holdings: readonly Holding[];
  readonly decisions: readonly StatementDecision[];
  readonly calls: readonly StatementCall[];
  /** Settings of the office by account code. */
  readonly account_settings: ReadonlyMap<string, CostSettings>;
  /** Rows of earlier statements about the given lines, decisions and calls. */
  readonly posted_rows: readonly StatementRow[];
  readonly posted_calls: readonly CalledRow[];
}
