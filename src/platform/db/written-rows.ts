/** More rows of one table than this are told of as the table. */
const MAX_ROWS = 100;

/** What one transaction has written, to be told once it is durable. */
export interface Committed {
  readonly organizationId: string;
  /** In which session it was asked for; null: by the service itself. */
  readonly sessionId: string | null;
  /** Table → ids of rows; null: more than are counted one by one. */
  readonly rows: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** Gathers the rows that a transaction writes. */
export class WrittenRows {
  readonly byTable = new Map<string, Set<string> | null>();

  note(table: string, id: string): void {
    const ids = this.byTable.get(table);
    if (ids === null) return;
    const more = (ids ?? new Set<string>()).add(id);
    this.byTable.set(table, more.size > MAX_ROWS ? null : more);
  }
}
