import { GENERAL_KEY } from '#domain/register/general-key.ts';
import type { ImportError } from './import-error.ts';
import { finding, type ReadRow, type ReadTable } from './read-table.ts';
import type { BuildingValues, KeyValues, OwnerValues, UnitValues } from './tables.ts';

const MAX_PARENTS = 10;
const MAX_KEYS = 200;

/** Rules within and between building, units, owners and keys. Each check reports all its findings. */

/** Reports no_rows, too_many_buildings, late_interest_incomplete (a rate needs its clause). */
export function checkBuilding(table: ReadTable<BuildingValues>): ImportError[] {
  const [building, ...others] = table.rows;
  if (building === undefined) return [finding(table, null, null, 'no_rows')];
  const errors = others.map((row) => finding(table, row, null, 'too_many_buildings'));
  const { late_interest_rate: rate, late_interest_clause: clause } = building.values;
  if (rate !== undefined && clause !== undefined && (rate === null) !== (clause === null)) {
    const column = rate === null ? 'late_interest_rate' : 'late_interest_clause';
    errors.push(finding(table, building, column, 'late_interest_incomplete'));
  }
  return errors;
}

/** Reports duplicate_row for each row whose key occurred above; `keyOf` undefined: unknown. */
export function checkUnique<V>(
  table: ReadTable<V>,
  column: keyof V & string,
  keyOf: (values: Partial<V>) => string | undefined,
): ImportError[] {
  const lines = new Map<string, number>();
  return table.rows.flatMap((row) => {
    const key = keyOf(row.values);
    if (key === undefined) return [];
    const first = lines.get(key);
    lines.set(key, first ?? row.line);
    if (first === undefined) return [];
    const value = String(row.values[column] ?? '');
    return [finding(table, row, column, 'duplicate_row', { value, first_row: first })];
  });
}

/**
 * Reports unknown_unit or unknown_owner for each row that names a unit or owner missing from the other
 * file.
 */
export function checkReferences<V>(
  table: ReadTable<V>,
  column: keyof V & string,
  known: { readonly file: string; readonly names: ReadonlySet<string> },
  code: 'unknown_unit' | 'unknown_owner',
): ImportError[] {
  return table.rows.flatMap((row) => {
    const value = row.values[column];
    if (typeof value !== 'string' || known.names.has(value)) return [];
    return [finding(table, row, column, code, { value, other_file: known.file })];
  });
}

/** Returns the units that other tables of the import may name. */
export function unitNumbers(table: ReadTable<UnitValues>): ReadonlySet<string> {
  return new Set(table.rows.flatMap(({ values }) => values.unit_number ?? []));
}

/** Returns the owners that other tables of the import may name. */
export function ownerRefs(table: ReadTable<OwnerValues>): ReadonlySet<string> {
  return new Set(table.rows.flatMap(({ values }) => values.ref ?? []));
}

/**
 * Reports invalid_parent for a unit that is its own ancestor, and parents_too_deep for one with too many
 * ancestors.
 */
export function checkParents(table: ReadTable<UnitValues>): ImportError[] {
  const parents = new Map<string, string>();
  for (const { values } of table.rows) {
    const { unit_number: unit, parent_unit: parent } = values;
    if (unit !== undefined && typeof parent === 'string') parents.set(unit, parent);
  }
  return table.rows.flatMap((row) => {
    const { unit_number: unit, parent_unit: parent } = row.values;
    if (unit === undefined || typeof parent !== 'string') return [];
    const value = parent;
    let above: string | undefined = parent;
    for (let step = 0; above !== undefined; step += 1) {
      if (above === unit) return [finding(table, row, 'parent_unit', 'invalid_parent', { value })];
      if (step >= MAX_PARENTS) {
        const params = { value, maximum: MAX_PARENTS };
        return [finding(table, row, 'parent_unit', 'parents_too_deep', params)];
      }
      above = parents.get(above);
    }
    return [];
  });
}

/**
 * Reports quota_exceeded at the first row at which the quotas, including those already assigned, exceed the
 * total.
 * Rule: the shares of the lots are parts of one whole (Civil Code, art. 3.85 §1).
 */
export function checkQuotas(
  table: ReadTable<UnitValues>,
  total: number,
  assigned = 0,
): ImportError[] {
  const sum = table.rows.reduce((all, { values }) => all + (values.quota ?? 0), assigned);
  if (sum <= total) return [];
  let running = assigned;
  const row = table.rows.find(({ values }) => {
    running += values.quota ?? 0;
    return running > total;
  });
  return [finding(table, row ?? null, 'quota', 'quota_exceeded', { sum, total })];
}

/** A distribution key of the file: its rows, of which the first is used to report findings. */
export interface ReadKey {
  readonly name: string;
  readonly first: ReadRow<KeyValues>;
  readonly rows: readonly ReadRow<KeyValues>[];
}

/** Returns the keys in the order of their first rows. */
export function readKeys(table: ReadTable<KeyValues>): ReadKey[] {
  const rowsOf = Map.groupBy(table.rows, ({ values }) => values.key);
  return [...rowsOf].flatMap(([name, rows]) => {
    const [first] = rows;
    return name === undefined || first === undefined ? [] : [{ name, first, rows }];
  });
}

/** Reports general_key_reserved, weights_empty for a key without any weight, and too_many_keys. */
export function checkKeys(table: ReadTable<KeyValues>): ImportError[] {
  const keys = readKeys(table);
  const beyond = keys[MAX_KEYS];
  if (beyond !== undefined) {
    return [finding(table, beyond.first, 'key', 'too_many_keys', { maximum: MAX_KEYS })];
  }
  return keys.flatMap(({ name, first, rows }) => {
    if (name === GENERAL_KEY) return [finding(table, first, 'key', 'general_key_reserved')];
    if (rows.some(({ values }) => values.weight !== 0)) return [];
    return [finding(table, first, 'weight', 'weights_empty', { key: name })];
  });
}
