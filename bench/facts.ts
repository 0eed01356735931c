/**
 * Facts of the seeded database that the cases of a run use. Plain data, sent to the child
 * processes.
 */
export interface Facts {
  /** The organization that is measured; the others only fill the tables. */
  readonly organization_id: string;
  readonly users: readonly SeededUser[];
  readonly password_hash: string;
  /** Samples in random order. */
  readonly building_ids: readonly string[];
  /** Buildings with their General key. */
  readonly keys: readonly { readonly building_id: string; readonly key_id: string }[];
  readonly unit_ids: readonly string[];
  readonly supplier_ids: readonly string[];
  readonly expense_ids: readonly string[];
  /** Expenses that await approval; each can be approved once. */
  readonly pending_expense_ids: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface SeededUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export const PASSWORD = 'neun-blaue-kacheln-71-im-hof';

/** Picks the element for this turn, cycling through the list. */
export function pick<T>(list: readonly T[], turn: number): T {
  const value = list[turn % list.length];
  if (value === undefined) throw new Error('nothing was seeded to pick from');
  return value;
}
