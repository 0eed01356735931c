import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportScope } from './scope.ts';

/** A report that has been worked out, in the two shapes it may be asked for; each is made when needed. */
export interface Report<Body> {
  /** The beginning of a file's name: `balance-sheet`. */
  readonly kind: string;
  readonly scope: ReportScope;
  body(): Body;
  table(): ReportTable;
}

/** What the JSON of every report begins with. */
export function headOf({ period, building }: ReportScope) {
  return { period: period.label, building_id: building?.id ?? null };
}
