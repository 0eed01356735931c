import type { RoleType } from '#contract/access.ts';

/** Who writes in a transaction, and by what. */
export interface Cause {
  readonly actorId: string;
  /** The role in which they act; null: the service by itself. */
  readonly role: RoleType | null;
  /** The operation that was asked for; null: none was. */
  readonly operation: string | null;
  /** What its address names; null: nothing. */
  readonly objectId: string | null;
  /** From where it was asked for; null: from nowhere. */
  readonly address: string | null;
  /** Whether it is a write as such, whatever becomes of rows. */
  readonly isWrite: boolean;
  readonly now: string;
  readonly newId: () => string;
}

export type Image = Readonly<Record<string, unknown>>;

/** A row of a record before and after a write; both null: only that it has changed is known. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: Image | null;
  readonly after: Image | null;
}

/** Something that was done, as the feature that does it calls it. */
export interface RecordedAction {
  readonly action: string;
  readonly object_id: string;
  readonly details: object;
}

/** Rows of one transaction beyond this are counted and not held. */
const MAX_CHANGES = 100;

/** Gathers what a transaction has to tell of itself before it ends. */
export class Trail {
  cause: Cause | undefined;
  readonly actions: RecordedAction[] = [];
  readonly changes: RowChange[] = [];
  /** Whether a person is erased here: what was known of them is then kept nowhere. */
  isErasing = false;
  /** Changes beyond those that are held. */
  omitted = 0;

  note(change: RowChange): void {
    if (this.changes.length < MAX_CHANGES) this.changes.push(change);
    else this.omitted += 1;
  }
}
