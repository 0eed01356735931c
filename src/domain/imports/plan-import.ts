import { GENERAL_KEY } from '#domain/register/general-key.ts';
import {
  checkUnitHoldings,
  readHoldings,
  impliedPrimaryContacts,
  type Holding,
} from './check-holdings.ts';
import {
  checkBuilding,
  checkKeys,
  checkParents,
  checkQuotas,
  checkReferences,
  checkUnique,
  readKeys,
  ownerRefs,
  unitNumbers,
} from './check-register.ts';
import { IMPORT_FILES, inOrder, type ImportError, type ImportFile } from './import-error.ts';
import { finding, readTable, type ReadTable, type SourceTable } from './read-table.ts';
import { respell, spellLike } from './spelling.ts';
import {
  buildingColumns,
  keyColumns,
  ownerColumns,
  unitColumns,
  unitOwnerColumns,
  type BuildingValues,
  type KeyValues,
  type OwnerValues,
  type UnitOwnerValues,
  type UnitValues,
} from './tables.ts';

/** A file that was found, with its table, or null if it could not be read (already reported). */
export interface ImportSource {
  /** The name under which findings are reported. */
  readonly file: string;
  readonly table: SourceTable | null;
}

export type ImportSources = ReadonlyMap<ImportFile, ImportSource>;

export interface PlannedRow<V> {
  readonly line: number;
  readonly values: V;
}

interface PlannedTable<V> {
  readonly file: string;
  readonly given: readonly string[];
  readonly rows: readonly PlannedRow<V>[];
}

export interface PlannedHolding extends Holding {
  readonly line: number;
  readonly owner_ref: string;
  /** Primary contact from the first day by rule, not stated in the row. */
  readonly is_implied_contact: boolean;
}

export interface PlannedKey {
  readonly name: string;
  readonly line: number;
  readonly weights: readonly PlannedRow<KeyValues>[];
}

/** The checked content of the files: complete and consistent. */
export interface ImportPlan {
  readonly building: PlannedTable<BuildingValues>;
  readonly building_ref: string;
  readonly units: PlannedTable<UnitValues>;
  readonly owners: PlannedTable<OwnerValues>;
  readonly unit_owners: PlannedTable<UnitOwnerValues>;
  readonly holdings: readonly PlannedHolding[];
  readonly keys_file: string;
  readonly keys: readonly PlannedKey[];
}

interface Tables {
  readonly building: ReadTable<BuildingValues>;
  readonly units: ReadTable<UnitValues>;
  readonly owners: ReadTable<OwnerValues>;
  readonly unit_owners: ReadTable<UnitOwnerValues>;
  readonly distribution_keys: ReadTable<KeyValues>;
}

/** A missing file counts as empty unless another file refers to it. */
const NO_TABLE: SourceTable = { header: [], rows: [] };

/**
 * Turns the files into a plan, or reports all faults in the order of files and rows. The plan is valid only
 * without errors, here and in reading the files.
 * @param nameOf returns the name of a missing file
 */
export function planImport(
  sources: ImportSources,
  nameOf: (file: ImportFile) => string,
): { plan: ImportPlan | null; errors: ImportError[] } {
  const errors = missingFiles(sources, nameOf);
  const read = (file: ImportFile) => ({
    file: sources.get(file)?.file ?? nameOf(file),
    source: sources.get(file)?.table ?? NO_TABLE,
  });
  const tableOf = <C extends Parameters<typeof readTable>[2]>(file: ImportFile, columns: C) => {
    const { file: name, source } = read(file);
    // Columns of an absent file are not reported missing.
    const found = source === NO_TABLE ? [] : errors;
    return readTable(name, source, columns, found);
  };
  const tables = unifySpelling({
    building: tableOf('building', buildingColumns),
    units: tableOf('units', unitColumns),
    owners: tableOf('owners', ownerColumns),
    unit_owners: tableOf('unit_owners', unitOwnerColumns),
    distribution_keys: tableOf('distribution_keys', keyColumns),
  });
  const isReadable = (file: ImportFile) => (sources.get(file) ?? { table: null }).table !== null;
  const holdings = checkTables(tables, isReadable, errors);
  const isComplete = errors.length === 0 && isReadable('building');
  return {
    plan: isComplete ? planOf(tables, holdings) : null,
    errors: inOrder(
      errors,
      IMPORT_FILES.map((file) => read(file).file),
    ),
  };
}

/** Spells the lots and keys of all files in one way: they are compared without case and blanks. */
function unifySpelling(tables: Tables): Tables {
  const { units, unit_owners: holders, distribution_keys: keys } = tables;
  const unit_number = spellLike(unitNumbers(units));
  const key = spellLike([GENERAL_KEY, ...keys.rows.flatMap(({ values }) => values.key ?? [])]);
  return {
    ...tables,
    units: { ...units, rows: respell(units.rows, { unit_number, parent_unit: unit_number }) },
    unit_owners: { ...holders, rows: respell(holders.rows, { unit_number }) },
    distribution_keys: { ...keys, rows: respell(keys.rows, { unit_number, key }) },
  };
}

function missingFiles(sources: ImportSources, nameOf: (file: ImportFile) => string): ImportError[] {
  const needed: readonly (readonly [ImportFile, boolean])[] = [
    ['building', true],
    ['units', sources.has('unit_owners') || sources.has('distribution_keys')],
    ['owners', sources.has('unit_owners')],
  ];
  return needed
    .filter(([file, isNeeded]) => isNeeded && !sources.has(file))
    .map(([file]) => finding({ file: nameOf(file) }, null, null, 'missing_file'));
}

/** Checks rules across rows and files; unreadable files are left out of the comparisons. */
function checkTables(
  tables: Tables,
  isReadable: (file: ImportFile) => boolean,
  errors: ImportError[],
): Holding[] {
  const { building, units, owners, unit_owners, distribution_keys: keys } = tables;
  if (isReadable('building')) errors.push(...checkBuilding(building));
  const total = building.rows[0]?.values.total_quota;
  errors.push(...checkUnique(units, 'unit_number', (values) => values.unit_number));
  errors.push(...checkParents(units));
  if (total !== undefined && building.given.includes('total_quota')) {
    errors.push(...checkQuotas(units, total));
  }
  errors.push(...checkUnique(owners, 'ref', (values) => values.ref));
  errors.push(...checkUnique(owners, 'office_ref', (values) => values.office_ref ?? undefined));
  if (isReadable('units')) {
    const known = { file: units.file, names: unitNumbers(units) };
    errors.push(...checkReferences(units, 'parent_unit', known, 'unknown_unit'));
    errors.push(...checkReferences(unit_owners, 'unit_number', known, 'unknown_unit'));
    errors.push(...checkReferences(keys, 'unit_number', known, 'unknown_unit'));
  }
  if (isReadable('owners')) {
    const known = { file: owners.file, names: ownerRefs(owners) };
    errors.push(...checkReferences(unit_owners, 'owner_ref', known, 'unknown_owner'));
  }
  errors.push(...checkUnique(unit_owners, 'owner_ref', relationKey));
  const holdings = readHoldings(unit_owners, errors);
  for (const group of Map.groupBy(holdings, ({ unit_number }) => unit_number).values()) {
    errors.push(...checkUnitHoldings(unit_owners, group));
  }
  errors.push(
    ...checkUnique(keys, 'unit_number', ({ key, unit_number }) => jointKey(key, unit_number)),
  );
  errors.push(...checkKeys(keys));
  return holdings;
}

function relationKey(values: Partial<UnitOwnerValues>): string | undefined {
  return jointKey(values.unit_number, values.owner_ref, values.right, values.start_date);
}

function jointKey(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : JSON.stringify(parts);
}

function planOf(tables: Tables, holdings: readonly Holding[]): ImportPlan {
  const building = toPlannedTable(tables.building);
  const { external_ref: ref, name } = building.rows[0]?.values ?? { external_ref: null, name: '' };
  const byUnit = Map.groupBy(holdings, ({ unit_number }) => unit_number);
  const implied = new Set(
    [...byUnit.values()].flatMap((group) => [...impliedPrimaryContacts(group)]),
  );
  return {
    building,
    building_ref: ref ?? name,
    units: toPlannedTable(tables.units),
    owners: toPlannedTable(tables.owners),
    unit_owners: toPlannedTable(tables.unit_owners),
    holdings: holdings.map((holding) => ({
      ...holding,
      line: holding.row?.line ?? 0,
      owner_ref: holding.owner_ref ?? '',
      is_implied_contact: implied.has(holding),
    })),
    keys_file: tables.distribution_keys.file,
    keys: readKeys(tables.distribution_keys).map(({ name: key, first, rows }) => ({
      name: key,
      line: first.line,
      weights: rows as readonly PlannedRow<KeyValues>[],
    })),
  };
}

/** Without an error, no value is missing. */
function toPlannedTable<V>(table: ReadTable<V>): PlannedTable<V> {
  return { ...table, rows: table.rows as readonly PlannedRow<V>[] };
}
