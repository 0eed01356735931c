import type { Cost } from './in-flight.ts';

/** Maximum rows of one table that are announced by id; above that, only the table is. */
const MAX_ROWS = 100;

/** Rows that one transaction has written, announced once it is durable. */
export interface Committed {
  readonly organizationId: string;
  /** Session of the request; null: the service itself. */
  readonly sessionId: string | null;
  /** Requested operation; null: none. */
  readonly operation: string | null;
  readonly cost: Cost;
  /** Table → ids of rows; null: too many to list. */
  readonly rows: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** Collects the rows that a transaction writes. */
export class WrittenRows {
  readonly byTable = new Map<string, Set<string> | null>();

  note(table: string, id: string): void {
    const ids = this.byTable.get(table);
    if (ids === null) return;
    const more = (ids ?? new Set<string>()).add(id);
    this.byTable.set(table, more.size > MAX_ROWS ? null : more);
  }
}
