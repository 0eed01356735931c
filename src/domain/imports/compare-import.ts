import { toShareText, type Fraction } from '#domain/kernel/fraction.ts';
import { checkUnitHoldings, type Holding } from './check-holdings.ts';
import { checkQuotas } from './check-register.ts';
import { inOrder, type ImportError } from './import-error.ts';
import type { ImportPlan, PlannedHolding, PlannedKey, PlannedRow } from './plan-import.ts';
import { finding } from './read-table.ts';
import { respell, respellFields, spellLike } from './spelling.ts';
import type { BuildingValues, OwnerValues, UnitValues } from './tables.ts';

/** Current content of the register, in the terms of the files. */
export interface RegisterNow {
  readonly building: Omit<BuildingValues, 'external_ref'> | null;
  /** All units of the building, by unit_number. */
  readonly units: ReadonlyMap<string, UnitValues>;
  /** Owners named in the file, by the reference that it uses. */
  readonly owners: ReadonlyMap<string, OwnerValues>;
  /** References of owners that the sender may not see. */
  readonly hidden_refs: ReadonlySet<string>;
  /** References that name one owner in this building while their office_ref names another. */
  readonly contested_refs: ReadonlySet<string>;
  /** References of owners that are known only by their office_ref so far. */
  readonly unlinked_refs: ReadonlySet<string>;
  /** All relations of the building's units. */
  readonly holdings: readonly Holding[];
  /** Key name → unit_number → weight, of the newest version; General left out. */
  readonly keys: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Rows to write, missing from the register, in the order of the files. */
export interface ImportChanges {
  readonly building: BuildingValues | null;
  readonly units: readonly UnitValues[];
  readonly owners: readonly OwnerValues[];
  /** References to assign in this building to owners of other buildings. */
  readonly links: readonly string[];
  readonly holdings: readonly PlannedHolding[];
  readonly keys: readonly PlannedKey[];
}

/**
 * Compares a plan with the register. Findings are reported with file, row and column: for new rows
 * quota_exceeded and those of `checkUnitHoldings`, and refs_disagree for a row whose two references name
 * two owners.
 * Rule: an import adds and never overwrites, so a row that the register has with other content is an error
 * (differs, weight_left_out, ref_taken); columns that a file omits are not compared.
 */
export function compareWithRegister(
  planned: ImportPlan,
  now: RegisterNow,
): { changes: ImportChanges; errors: ImportError[] } {
  const plan = spellLikeRegister(now, planned);
  const errors: ImportError[] = [];
  const building = plan.building.rows[0];
  if (building !== undefined && now.building !== null) {
    errors.push(...differences(plan.building, building, now.building));
  }
  const units = newRows(plan.units, now.units, ({ unit_number }) => unit_number, errors);
  errors.push(...quotaErrors(plan, now));
  const owners = newRows(plan.owners, now.owners, ({ ref }) => ref, errors);
  errors.push(...refErrors(plan, now));
  const holdings = newHoldings(plan, now, errors);
  const keys = plan.keys.filter((key) => {
    const known = now.keys.get(key.name);
    if (known !== undefined) errors.push(...weightErrors(plan.keys_file, key, known));
    return known === undefined;
  });
  const changes = {
    building: now.building === null ? (building?.values ?? null) : null,
    units,
    owners,
    links: [...now.unlinked_refs],
    holdings,
    keys,
  };
  const files = [plan.building, plan.units, plan.owners, plan.unit_owners].map(({ file }) => file);
  return { changes, errors: inOrder(errors, [...files, plan.keys_file]) };
}

/** Spells the lots and keys of a plan like the register, which compares them without case and blanks. */
function spellLikeRegister(now: RegisterNow, plan: ImportPlan): ImportPlan {
  const unit_number = spellLike(now.units.keys());
  const keyName = spellLike(now.keys.keys());
  return {
    ...plan,
    units: {
      ...plan.units,
      rows: respell(plan.units.rows, { unit_number, parent_unit: unit_number }),
    },
    holdings: plan.holdings.map((holding) => respellFields(holding, { unit_number })),
    keys: plan.keys.map((key) => ({
      ...key,
      name: keyName(key.name),
      weights: respell(key.weights, { unit_number }),
    })),
  };
}

interface NamedTable {
  readonly file: string;
  readonly given: readonly string[];
}

function newRows<V extends object>(
  table: NamedTable & { readonly rows: readonly PlannedRow<V>[] },
  known: ReadonlyMap<string, V>,
  nameOf: (values: V) => string,
  errors: ImportError[],
): V[] {
  return table.rows
    .filter((row) => {
      const existing = known.get(nameOf(row.values));
      if (existing !== undefined) errors.push(...differences(table, row, existing));
      return existing === undefined;
    })
    .map(({ values }) => values);
}

/** Returns one finding for each given column that differs from the register. */
function differences(
  table: NamedTable,
  row: { readonly line: number; readonly values: object },
  existing: object,
): ImportError[] {
  const values = row.values as Readonly<Record<string, unknown>>;
  const held = existing as Readonly<Record<string, unknown>>;
  return table.given.flatMap((column) => {
    if (!(column in held)) return [];
    const [value, stored] = [formatValue(values[column]), formatValue(held[column])];
    if (value === stored) return [];
    return [finding(table, row, column, 'differs', { value, existing: stored })];
  });
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return toShareText(value as Fraction);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Findings never reveal the record of an owner whom the sender may not see. */
function refErrors(plan: ImportPlan, now: RegisterNow): ImportError[] {
  return plan.owners.rows.flatMap((row) => {
    const { ref, office_ref: officeRef } = row.values;
    if (now.hidden_refs.has(ref)) {
      const column = officeRef === null ? 'ref' : 'office_ref';
      return [finding(plan.owners, row, column, 'ref_taken', { value: officeRef ?? ref })];
    }
    if (!now.contested_refs.has(ref)) return [];
    const facts = { value: ref, office_ref: officeRef ?? '' };
    return [finding(plan.owners, row, 'office_ref', 'refs_disagree', facts)];
  });
}

/** The sum over the file is already checked; this adds units that only the register has. */
function quotaErrors(plan: ImportPlan, now: RegisterNow): ImportError[] {
  const inFile = new Set(plan.units.rows.map(({ values }) => values.unit_number));
  const others = [...now.units.values()].filter(({ unit_number }) => !inFile.has(unit_number));
  const assigned = others.reduce((sum, { quota }) => sum + quota, 0);
  const planned = plan.building.rows[0]?.values.total_quota ?? 0;
  const isStated = plan.building.given.includes('total_quota');
  const total = isStated ? planned : (now.building?.total_quota ?? planned);
  return checkQuotas(plan.units, total, assigned);
}

function newHoldings(plan: ImportPlan, now: RegisterNow, errors: ImportError[]): PlannedHolding[] {
  const known = new Map(now.holdings.map((holding) => [relationKey(holding), holding]));
  const heldOf = Map.groupBy(now.holdings, ({ unit_number }) => unit_number);
  const added: PlannedHolding[] = [];
  for (const holding of plan.holdings) {
    const existing = known.get(relationKey(holding));
    if (existing === undefined) added.push(holding);
    else errors.push(...holdingDifferences(plan, holding, existing));
  }
  const table = { file: plan.unit_owners.file, given: [], rows: [] };
  // A unit that gets additional holders is checked with all of them.
  for (const [unit, rows] of Map.groupBy(added, ({ unit_number }) => unit_number)) {
    const held = heldOf.get(unit);
    if (held !== undefined) errors.push(...checkUnitHoldings(table, [...held, ...rows]));
  }
  return added;
}

function relationKey({ unit_number, owner_ref, right, start_date }: Holding): string {
  return JSON.stringify([unit_number, owner_ref, right, start_date]);
}

function holdingDifferences(
  plan: ImportPlan,
  holding: PlannedHolding,
  existing: Holding,
): ImportError[] {
  // An implied primary contact is not stated in the row, so it is not compared.
  const given = plan.unit_owners.given.filter(
    (column) => column !== 'is_primary_contact' || !holding.is_implied_contact,
  );
  const row = { line: holding.line, values: holding };
  return differences({ file: plan.unit_owners.file, given }, row, existing);
}

/** A unit omitted from a key has weight 0 in it. */
function weightErrors(
  file: string,
  key: PlannedKey,
  known: ReadonlyMap<string, number>,
): ImportError[] {
  const errors: ImportError[] = [];
  const listed = new Set<string>();
  for (const row of key.weights) {
    const existing = known.get(row.values.unit_number) ?? 0;
    listed.add(row.values.unit_number);
    if (existing === row.values.weight) continue;
    const params = { value: String(row.values.weight), existing: String(existing) };
    errors.push(finding({ file }, row, 'weight', 'differs', params));
  }
  for (const [unit, weight] of known) {
    if (weight === 0 || listed.has(unit)) continue;
    const params = { key: key.name, unit_number: unit, existing: String(weight) };
    errors.push(finding({ file }, key, 'weight', 'weight_left_out', params));
  }
  return errors;
}
