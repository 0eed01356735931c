import { toEuro } from '#domain/kernel/money.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportAccount } from '#domain/ledger/statement-tally.ts';
import type { ReportScope } from './scope.ts';

/** Computed report in both shapes it may be requested in; each is built on demand. */
export interface Report<Body> {
  /** Start of the file name: `balance-sheet`. */
  readonly kind: string;
  readonly scope: Pick<ReportScope, 'period' | 'building' | 'senders' | 'heads'>;
  body(): Body;
  table(): ReportTable;
}

/** Returns the fields that the JSON of every report begins with. */
export function makeReportHead({ period, building }: ReportScope) {
  return { period: period.label, building_id: building?.id ?? null };
}

/** Converts an account of a report to euro. */
export function toEuroAccount({ code, name, amount_cents }: ReportAccount) {
  return { code, name, amount: toEuro(amount_cents) };
}
