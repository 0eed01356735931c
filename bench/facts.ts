/** What the cases of a run need to know of the seeded database; plain data, sent to the child processes. */
export interface Facts {
  /** The organization that is measured; the others only make the tables as large as they are. */
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
  /** Expenses that wait for approval, each of which can be approved once. */
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

/** The element for this turn, over and over again. */
export function pick<T>(list: readonly T[], turn: number): T {
  const value = list[turn % list.length];
  if (value === undefined) throw new Error('nothing was seeded to pick from');
  return value;
}
