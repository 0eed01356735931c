import { toEuro } from '#domain/kernel/money.ts';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportAccount } from '#domain/ledger/statement-tally.ts';
import type { ReportScope } from './scope.ts';

/** A report that has been worked out, in the two shapes it may be asked for; each is made when needed. */
export interface Report<Body> {
  /** The beginning of a file's name: `balance-sheet`. */
  readonly kind: string;
  readonly scope: Pick<ReportScope, 'period' | 'building' | 'senders'>;
  body(): Body;
  table(): ReportTable;
}

/** What the JSON of every report begins with. */
export function headOf({ period, building }: ReportScope) {
  return { period: period.label, building_id: building?.id ?? null };
}

/** An account of a statement, in euro. */
export function accountInEuro({ code, name, amount_cents }: ReportAccount) {
  return { code, name, amount: toEuro(amount_cents) };
}
