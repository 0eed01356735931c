import type { RoleType } from '#contract/access.ts';

/** Author and cause of the writes of a transaction. */
export interface Cause {
  readonly actorId: string;
  /** The user's active role; null: the service itself. */
  readonly role: RoleType | null;
  /** Requested operation; null: none. */
  readonly operation: string | null;
  /** Id in its path; null: none. */
  readonly objectId: string | null;
  /** Address of the caller; null: none. */
  readonly address: string | null;
  /** Whether it counts as a write even if no row changes. */
  readonly isWrite: boolean;
  readonly now: string;
  readonly newId: () => string;
}

export type Image = Readonly<Record<string, unknown>>;

/** A row of a record before and after a write; both null: it is only known to have changed. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: Image | null;
  readonly after: Image | null;
}

/** A recorded action, named by the feature that does it. */
export interface RecordedAction {
  readonly action: string;
  readonly object_id: string;
  readonly details: object;
}

/** Maximum rows of one transaction that are recorded; further ones are only counted. */
const MAX_CHANGES = 100;

/** Collects the audit information of a transaction until it ends. */
export class AuditTrail {
  cause: Cause | undefined;
  readonly actions: RecordedAction[] = [];
  readonly changes: RowChange[] = [];
  /** Whether this transaction erases a person: previous values are then not recorded. */
  isErasing = false;
  /** Number of changes that were not recorded. */
  omitted = 0;

  note(change: RowChange): void {
    if (this.changes.length < MAX_CHANGES) this.changes.push(change);
    else this.omitted += 1;
  }
}
