import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import {
  checkCostLines,
  checkMeters,
  checkOpeningBalances,
  checkPlaces,
  checkSupplierItems,
  checkWorkingCapital,
  isSharedAccount,
  type TakeoverRegister,
} from './check-takeover.ts';
import { inOrder, TAKEOVER_FILES, type ImportError, type TakeoverFile } from './import-error.ts';
import type { ImportSource, PlannedRow } from './plan-import.ts';
import { finding, readTable, type SourceTable } from './read-table.ts';
import { respell, spellLike } from './spelling.ts';
import {
  costLineColumns,
  meterColumns,
  openingBalanceColumns,
  supplierItemColumns,
  workingCapitalColumns,
  type CostLineValues,
  type MeterValues,
  type OpeningBalanceValues,
  type SupplierItemValues,
  type WorkingCapitalValues,
} from './takeover-tables.ts';

export type TakeoverSources = ReadonlyMap<TakeoverFile, ImportSource>;

/** A balance of the predecessor's last trial balance, positive: debit. */
export interface TakenBalance {
  readonly account_code: string;
  readonly amount_cents: Cents;
}

/** A line of the Opening entry; exactly one side is above 0. */
interface TakenLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_ref: string | null;
  readonly unit_number: string | null;
  readonly supplier: string | null;
  readonly due_date: LocalDate | null;
  readonly reference: string | null;
  /** Key, period and nature of a cost; null: the line is not shared over the owners. */
  readonly cost: CostLineValues | null;
}

/** The checked content of the files: complete, consistent and balanced. */
export interface TakeoverPlan {
  readonly opening_lines: readonly TakenLine[];
  /** Open items of suppliers, from which unpaid invoices are made. */
  readonly supplier_items: readonly PlannedRow<SupplierItemValues>[];
  readonly meters: readonly PlannedRow<MeterValues>[];
}

/** Accounts of parties, whose balances are given row by row, and the file that details each. */
const DETAILED: Readonly<Record<string, TakeoverFile>> = {
  '100': 'working_capital',
  '4100': 'opening_balances',
  '4101': 'opening_balances',
  '440': 'supplier_items',
};

/** Returns the file that details the balance of an account; undefined: none does. */
function fileOf(account_code: string): TakeoverFile | undefined {
  return DETAILED[account_code] ?? (isSharedAccount(account_code) ? 'cost_lines' : undefined);
}

/**
 * Turns the files of a takeover and the predecessor's trial balance into an Opening entry, or reports all
 * faults in the order of files and rows; the plan is null unless there are none. Besides faults of cells
 * and rows: total_differs for an account whose rows do not come to its balance, and takeover_unbalanced for
 * a trial balance whose sides differ.
 * Rule: the opening balances are the closing balances of the year before; the syndic hands over the books
 * within 30 days (Civil Code, art. 3.89 §5 7°).
 * @param nameOf returns the name of a missing file
 */
export function planTakeover(
  sources: TakeoverSources,
  register: TakeoverRegister,
  balances: { readonly file: string; readonly rows: readonly TakenBalance[] },
  nameOf: (file: TakeoverFile) => string,
): { readonly plan: TakeoverPlan | null; readonly errors: ImportError[] } {
  const errors: ImportError[] = [];
  const tables = readTables(sources, register, nameOf, errors);
  const { opening_balances, working_capital, supplier_items, cost_lines, meters } = tables;
  errors.push(
    ...checkPlaces(opening_balances, register),
    ...checkOpeningBalances(opening_balances),
    ...checkPlaces(working_capital, register),
    ...checkWorkingCapital(working_capital),
    ...checkSupplierItems(supplier_items),
    ...checkCostLines(cost_lines, register),
    ...checkMeters(meters, register),
  );
  const files = [...TAKEOVER_FILES.map((file) => tables[file].file), balances.file];
  if (errors.length > 0) return { plan: null, errors: inOrder(errors, files) };
  // Without findings, no value is missing.
  const detailed = [
    ...opening_balances.rows.map(({ values }) => toOwnerLine(values as OpeningBalanceValues)),
    ...working_capital.rows.map(({ values }) => toCapitalLine(values as WorkingCapitalValues)),
    ...supplier_items.rows.map(({ values }) => toSupplierLine(values as SupplierItemValues)),
    ...cost_lines.rows.map(({ values }) => toCostLine(values as CostLineValues)),
  ];
  const faults = checkTotals(detailed, balances, (file) => tables[file].file);
  if (faults.length > 0) return { plan: null, errors: inOrder(faults, files) };
  const others = balances.rows.filter(({ account_code }) => fileOf(account_code) === undefined);
  return {
    plan: {
      opening_lines: [
        ...others.map(({ account_code, amount_cents }) => lineOf(account_code, amount_cents)),
        ...detailed,
      ].filter(({ debit_cents, credit_cents }) => debit_cents + credit_cents > 0),
      supplier_items: supplier_items.rows as PlannedRow<SupplierItemValues>[],
      meters: meters.rows as PlannedRow<MeterValues>[],
    },
    errors: [],
  };
}

const NO_TABLE: SourceTable = { header: [], rows: [] };

/** Reads the files that were sent, with lots and keys spelled as in the register. */
function readTables(
  sources: TakeoverSources,
  { unit_numbers, keys }: TakeoverRegister,
  nameOf: (file: TakeoverFile) => string,
  errors: ImportError[],
) {
  const spellings = { unit_number: spellLike(unit_numbers), key: spellLike(keys) };
  const read = <C extends Parameters<typeof readTable>[2]>(file: TakeoverFile, columns: C) => {
    const source = sources.get(file);
    const table = source?.table ?? null;
    // Columns of an absent or unreadable file are not reported missing.
    const found = table === null ? [] : errors;
    const given = readTable(source?.file ?? nameOf(file), table ?? NO_TABLE, columns, found);
    return { ...given, rows: respell(given.rows, spellings) };
  };
  return {
    opening_balances: read('opening_balances', openingBalanceColumns),
    working_capital: read('working_capital', workingCapitalColumns),
    supplier_items: read('supplier_items', supplierItemColumns),
    cost_lines: read('cost_lines', costLineColumns),
    meters: read('meters', meterColumns),
  };
}

function lineOf(
  account_code: string,
  amount_cents: Cents,
  party: Partial<TakenLine> = {},
): TakenLine {
  return {
    account_code,
    debit_cents: Math.max(0, amount_cents),
    credit_cents: Math.max(0, 0 - amount_cents),
    owner_ref: null,
    unit_number: null,
    supplier: null,
    due_date: null,
    reference: null,
    cost: null,
    ...party,
  };
}

function toOwnerLine(values: OpeningBalanceValues): TakenLine {
  const { owner_ref, unit_number, fund, amount, due_date, reference } = values;
  const cents = centsOf(amount);
  return lineOf(FUND_ACCOUNTS[fund].owner_account, cents, {
    owner_ref,
    unit_number,
    // Nobody must pay a credit by a day.
    due_date: cents > 0 ? due_date : null,
    reference,
  });
}

function toCapitalLine({ owner_ref, unit_number, amount }: WorkingCapitalValues): TakenLine {
  const { counter_account } = FUND_ACCOUNTS.WorkingCapital;
  return lineOf(counter_account, 0 - centsOf(amount), { owner_ref, unit_number });
}

function toSupplierLine({ supplier, amount, due_date, reference }: SupplierItemValues): TakenLine {
  return lineOf('440', 0 - centsOf(amount), { supplier, due_date, reference });
}

function toCostLine(values: CostLineValues): TakenLine {
  const { account_code, amount, supplier } = values;
  return lineOf(account_code, centsOf(amount), { supplier, cost: values });
}

function checkTotals(
  lines: readonly TakenLine[],
  { file, rows }: { readonly file: string; readonly rows: readonly TakenBalance[] },
  nameOf: (file: TakeoverFile) => string,
): ImportError[] {
  const accounts = [...rows, ...lines].map(({ account_code }) => account_code);
  const totals = [...new Set(accounts)].sort(compareCodePoints).flatMap((account_code) => {
    const detailed = fileOf(account_code);
    if (detailed === undefined) return [];
    const stated = sumCents(
      rows.filter((one) => one.account_code === account_code).map((one) => one.amount_cents),
    );
    const found = sumCents(
      lines
        .filter((line) => line.account_code === account_code)
        .map((line) => line.debit_cents - line.credit_cents),
    );
    if (stated === found) return [];
    const facts = { account_code, stated: toEuro(stated), found: toEuro(found) };
    return [finding({ file: nameOf(detailed) }, null, 'amount', 'total_differs', facts)];
  });
  const amounts = rows.map(({ amount_cents }) => amount_cents);
  const debit = sumCents(amounts.filter((cents) => cents > 0));
  const credit = sumCents(amounts.filter((cents) => cents < 0).map((cents) => -cents));
  if (debit === credit) return totals;
  const facts = { debit: toEuro(debit), credit: toEuro(credit) };
  return [...totals, finding({ file }, null, null, 'takeover_unbalanced', facts)];
}
