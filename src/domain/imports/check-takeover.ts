import { isDistributed } from '#domain/costs/cost-line.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { checkReferences, checkUnique } from './check-register.ts';
import type { ImportError } from './import-error.ts';
import { finding, type ReadRow, type ReadTable } from './read-table.ts';
import type {
  CallValues,
  CostLineValues,
  MeterValues,
  OpeningBalanceValues,
  SupplierItemValues,
  WorkingCapitalValues,
} from './takeover-tables.ts';

/** The register that the files name lots, owners and keys of: existing, or of the same import. */
export interface TakeoverRegister {
  /** File or place in which lots are listed, for the message. */
  readonly units_file: string;
  readonly unit_numbers: ReadonlySet<string>;
  /** References of the owners. */
  readonly owner_refs: ReadonlySet<string>;
  /** References of all owners who ever held a lot, by lot. */
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
  /** All distribution keys. */
  readonly keys: ReadonlySet<string>;
  /** Keys split by consumption. */
  readonly meter_keys: ReadonlySet<string>;
}

/** The tables whose rows name the register, or each other. */
interface CheckedTables {
  readonly opening_balances: ReadTable<OpeningBalanceValues>;
  readonly working_capital: ReadTable<WorkingCapitalValues>;
  readonly supplier_items: ReadTable<SupplierItemValues>;
  readonly cost_lines: ReadTable<CostLineValues>;
  readonly calls: ReadTable<CallValues>;
  readonly meters: ReadTable<MeterValues>;
}

/** Reports all faults of rows, table by table. */
export function checkTakeoverRows(
  tables: CheckedTables,
  register: TakeoverRegister,
): ImportError[] {
  const { opening_balances, working_capital, supplier_items, cost_lines, calls, meters } = tables;
  return [
    ...checkPlaces(opening_balances, register),
    ...checkOpeningBalances(opening_balances),
    ...checkPlaces(working_capital, register),
    ...checkWorkingCapital(working_capital),
    ...checkSupplierItems(supplier_items),
    ...checkCostLines(cost_lines, register),
    ...checkPlaces(calls, register),
    ...checkCalls(calls, register),
    ...checkMeters(meters, register),
  ];
}

type Placed = Pick<OpeningBalanceValues, 'owner_ref'> & { readonly unit_number: string | null };

/**
 * Reports unknown_unit, unknown_owner_ref, and not_a_holder for an owner who never held the lot of the row.
 */
function checkPlaces<V extends Placed>(
  table: ReadTable<V>,
  register: TakeoverRegister,
): ImportError[] {
  const { unit_numbers, owner_refs, holders } = register;
  return [
    ...checkUnits(table, register),
    ...table.rows.flatMap((row) => {
      const { owner_ref: owner, unit_number: unit } = row.values;
      if (owner === undefined) return [];
      if (!owner_refs.has(owner)) {
        return [finding(table, row, 'owner_ref', 'unknown_owner_ref', { value: owner })];
      }
      const isKnown = typeof unit === 'string' && unit_numbers.has(unit);
      if (!isKnown || holders.get(unit)?.has(owner) === true) return [];
      return [finding(table, row, 'owner_ref', 'not_a_holder', { owner, unit_number: unit })];
    }),
  ];
}

function checkUnits<V extends { readonly unit_number: string | null }>(
  table: ReadTable<V>,
  { units_file, unit_numbers }: TakeoverRegister,
): ImportError[] {
  const known = { file: units_file, names: unit_numbers };
  return checkReferences(table, 'unit_number', known, 'unknown_unit');
}

/** Reports duplicate_row for an item with the owner and reference of a row above. */
function checkOpeningBalances(table: ReadTable<OpeningBalanceValues>): ImportError[] {
  return checkUnique(table, 'reference', ({ owner_ref, unit_number, fund, reference }) =>
    typeof reference === 'string'
      ? JSON.stringify([owner_ref, unit_number, fund, reference])
      : undefined,
  );
}

/** Reports duplicate_row for a second row of a lot and owner. */
function checkWorkingCapital(table: ReadTable<WorkingCapitalValues>): ImportError[] {
  return checkUnique(table, 'owner_ref', ({ unit_number, owner_ref }) =>
    unit_number === undefined || owner_ref === undefined
      ? undefined
      : JSON.stringify([unit_number, owner_ref]),
  );
}

/** Reports duplicate_row for a second item with the number of a supplier, without case and blanks. */
function checkSupplierItems(table: ReadTable<SupplierItemValues>): ImportError[] {
  return checkUnique(table, 'invoice_number', ({ supplier, invoice_number }) =>
    supplier === undefined || typeof invoice_number !== 'string'
      ? undefined
      : JSON.stringify([foldText(supplier), foldText(invoice_number)]),
  );
}

/**
 * Reports invalid_choice for an account that is not shared over the owners, unknown_key, out_of_range for
 * more VAT than the amount, missing_value for a period without one of its ends, and end_before_start.
 */
function checkCostLines(
  table: ReadTable<CostLineValues>,
  register: TakeoverRegister,
): ImportError[] {
  return table.rows.flatMap((row): ImportError[] => {
    const { account_code: account, period_from: from, period_to: to } = row.values;
    const { amount, vat_amount: vat } = row.values;
    const errors: ImportError[] = [];
    if (account !== undefined && !isDistributed(account)) {
      const facts = { value: account, allowed: '6…, 7…' };
      errors.push(finding(table, row, 'account_code', 'invalid_choice', facts));
    }
    errors.push(...checkKey(table, row, register));
    if (amount !== undefined && typeof vat === 'number' && Math.abs(vat) > Math.abs(amount)) {
      const facts = { value: vat, minimum: 0, maximum: Math.abs(amount) };
      errors.push(finding(table, row, 'vat_amount', 'out_of_range', facts));
    }
    const isHalf =
      (from === null && typeof to === 'string') || (to === null && typeof from === 'string');
    if (isHalf) {
      const column = from === null ? 'period_from' : 'period_to';
      errors.push(finding(table, row, column, 'missing_value'));
    }
    if (typeof from === 'string' && typeof to === 'string' && to < from) {
      const facts = { start_date: from, end_date: to };
      errors.push(finding(table, row, 'period_to', 'end_before_start', facts));
    }
    return errors;
  });
}

function checkKey<V extends { readonly key: string | null }>(
  table: ReadTable<V>,
  row: ReadRow<V>,
  { keys }: TakeoverRegister,
): ImportError[] {
  const { key } = row.values;
  if (typeof key !== 'string' || keys.has(key)) return [];
  return [finding(table, row, 'key', 'unknown_key', { value: key })];
}

/** Reports unknown_key, and duplicate_row for a second row of a lot and owner in a call. */
function checkCalls(table: ReadTable<CallValues>, register: TakeoverRegister): ImportError[] {
  return [
    ...table.rows.flatMap((row) => checkKey(table, row, register)),
    ...checkUnique(table, 'owner_ref', ({ call_date, fund, key, unit_number, owner_ref }) =>
      JSON.stringify([call_date, fund, key, unit_number, owner_ref]),
    ),
  ];
}

/** Reports after_takeover for what is dated after the day of the balances. */
export function checkDates(
  tables: Pick<CheckedTables, 'supplier_items' | 'cost_lines' | 'calls'>,
  on: LocalDate,
): ImportError[] {
  const check = <V>(table: ReadTable<V>, column: keyof V & string) =>
    table.rows.flatMap((row) => {
      const day = row.values[column];
      if (typeof day !== 'string' || day <= on) return [];
      return [finding(table, row, column, 'after_takeover', { value: day, on })];
    });
  return [
    ...check(tables.supplier_items, 'invoice_date'),
    ...check(tables.cost_lines, 'entry_date'),
    ...check(tables.calls, 'call_date'),
  ];
}

/**
 * Reports unknown_unit, unknown_key, missing_value for a row without key where the building has several
 * meter keys, duplicate_row for a second reading of a meter on a day, and reading_decreases.
 */
function checkMeters(table: ReadTable<MeterValues>, register: TakeoverRegister): ImportError[] {
  const { meter_keys } = register;
  const keyFaults = table.rows.flatMap((row) => {
    const { key } = row.values;
    if (typeof key === 'string' && !meter_keys.has(key)) {
      return [finding(table, row, 'key', 'unknown_key', { value: key })];
    }
    const isNeeded = key === null && meter_keys.size !== 1;
    return isNeeded ? [finding(table, row, 'key', 'missing_value')] : [];
  });
  return [
    ...checkUnits(table, register),
    ...keyFaults,
    ...checkUnique(table, 'read_on', (values) =>
      values.read_on === undefined ? undefined : `${meterOf(values)} ${values.read_on}`,
    ),
    ...findDecreases(table),
  ];
}

/** Names a meter: a new number in a lot is a new meter. */
function meterOf({ unit_number, key, meter_number }: Partial<MeterValues>): string {
  return JSON.stringify([unit_number, key ?? null, meter_number ?? null]);
}

interface Reading {
  readonly row: ReadRow<MeterValues>;
  readonly read_on: LocalDate;
  readonly index: number;
}

function findDecreases(table: ReadTable<MeterValues>): ImportError[] {
  const readings = table.rows.flatMap((row): (Reading & { meter: string })[] => {
    const { read_on, index } = row.values;
    if (read_on === undefined || index === undefined) return [];
    return [{ row, read_on, index, meter: meterOf(row.values) }];
  });
  return [...Map.groupBy(readings, ({ meter }) => meter).values()].flatMap((own) => {
    const inOrder = [...own].sort((a, b) => (a.read_on < b.read_on ? -1 : 1));
    return inOrder.slice(1).flatMap(({ row, index }, position) => {
      const before = inOrder[position];
      if (before === undefined || index >= before.index) return [];
      const facts = { index, before: before.index, read_on: before.read_on };
      return [finding(table, row, 'index', 'reading_decreases', facts)];
    });
  });
}
