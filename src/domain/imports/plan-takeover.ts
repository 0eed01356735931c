import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import { checkDates, checkTakeoverRows, type TakeoverRegister } from './check-takeover.ts';
import { TAKEOVER_FILES, inOrder, type ImportError, type TakeoverFile } from './import-error.ts';
import type { ImportSource, PlannedRow } from './plan-import.ts';
import { finding, readTable, type SourceTable } from './read-table.ts';
import { respell, spellLike } from './spelling.ts';
import { checkTotals, findDetail, listBalances, type AccountAmount } from './takeover-balances.ts';
import {
  callColumns,
  costLineColumns,
  meterColumns,
  openingBalanceColumns,
  supplierItemColumns,
  trialBalanceColumns,
  workingCapitalColumns,
  type CallValues,
  type CostLineValues,
  type MeterValues,
  type OpeningBalanceValues,
  type SupplierItemValues,
  type TrialBalanceValues,
  type WorkingCapitalValues,
} from './takeover-tables.ts';

export type TakeoverSources = ReadonlyMap<TakeoverFile, ImportSource>;

/** The row of a file from which something is made. */
interface RowPlace {
  readonly file: string;
  readonly row: number;
}

/** A line of the Opening entry; exactly one side is above 0. */
export interface TakenLine {
  readonly place: RowPlace;
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

/** Amount that an owner owes (positive) or has in credit (negative). */
interface TakenItem {
  readonly owner_ref: string;
  readonly account_code: string;
  readonly amount_cents: Cents;
  /** Null: a credit, or a debt without a date. */
  readonly due_date: LocalDate | null;
}

/** A call of the predecessor, whose payment or debt is in the open items already. */
interface TakenCall {
  readonly place: RowPlace;
  readonly call_date: LocalDate;
  readonly fund: CallValues['fund'];
  /** Null: the General key. */
  readonly key: string | null;
  /** Amounts above 0. */
  readonly lines: readonly {
    readonly unit_number: string;
    readonly owner_ref: string;
    readonly amount_cents: Cents;
  }[];
}

/** The checked content of the files: complete, consistent and balanced. */
export interface TakeoverPlan {
  /** The balances of the trial balance by account, positive: debit. */
  readonly balances: readonly AccountAmount[];
  readonly opening_lines: readonly TakenLine[];
  readonly open_items: readonly TakenItem[];
  readonly calls: readonly TakenCall[];
  /** Open items of suppliers, from which unpaid invoices are made. */
  readonly supplier_items: readonly (PlannedRow<SupplierItemValues> & {
    readonly place: RowPlace;
  })[];
  readonly meters: readonly (PlannedRow<MeterValues> & { readonly place: RowPlace })[];
}

/** Register and day that the files are checked against. */
export interface TakeoverScope {
  readonly register: TakeoverRegister;
  /** Day of the balances. */
  readonly on: LocalDate;
}

/**
 * Turns the files of a takeover into an Opening entry with its open items, calls, invoices and readings, or
 * reports all faults in the order of files and rows; the plan is null unless there are none. Besides faults
 * of cells and rows: missing_file without a trial balance for amounts, total_differs for an account whose
 * rows do not come to its balance, and takeover_unbalanced for a trial balance whose sides differ.
 * Rule: the opening balances are the closing balances of the year before; the syndic hands over the books
 * within 30 days (Civil Code, art. 3.89 §5 7°).
 * @param nameOf returns the name of a missing file
 */
export function planTakeover(
  sources: TakeoverSources,
  { register, on }: TakeoverScope,
  nameOf: (file: TakeoverFile) => string,
): { readonly plan: TakeoverPlan | null; readonly errors: ImportError[] } {
  const errors = findMissing(sources, nameOf);
  const tables = readTables(sources, register, nameOf, errors);
  errors.push(...checkTakeoverRows(tables, register), ...checkDates(tables, on));
  const files = TAKEOVER_FILES.map((file) => tables[file].file);
  if (errors.length > 0) return { plan: null, errors: inOrder(errors, files) };
  const plan = makePlan(tables);
  const faults = checkTotals(plan.totals, tables);
  if (faults.length > 0) return { plan: null, errors: inOrder(faults, files) };
  const { totals, ...taken } = plan;
  return { plan: { ...taken, balances: listBalances(totals.balances) }, errors: [] };
}

/** Reports missing_file for an empty upload, and for amounts without the balances that they detail. */
function findMissing(
  sources: TakeoverSources,
  nameOf: (file: TakeoverFile) => string,
): ImportError[] {
  const hasAmounts = [...sources.keys()].some((file) => file !== 'meters');
  const isMissing = !sources.has('trial_balance') && (hasAmounts || sources.size === 0);
  if (!isMissing) return [];
  return [finding({ file: nameOf('trial_balance') }, null, null, 'missing_file')];
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
    trial_balance: read('trial_balance', trialBalanceColumns),
    opening_balances: read('opening_balances', openingBalanceColumns),
    working_capital: read('working_capital', workingCapitalColumns),
    supplier_items: read('supplier_items', supplierItemColumns),
    cost_lines: read('cost_lines', costLineColumns),
    calls: read('calls', callColumns),
    meters: read('meters', meterColumns),
  };
}

type TakeoverTables = ReturnType<typeof readTables>;

/** Returns the rows of a table; without findings, no value is missing. */
function rowsOf<V>(table: {
  readonly file: string;
  readonly rows: readonly { readonly line: number; readonly values: Partial<V> }[];
}): { readonly line: number; readonly values: V; readonly place: RowPlace }[] {
  const { file } = table;
  return table.rows.map(({ line, values }) => ({
    line,
    values: values as V,
    place: { file, row: line },
  }));
}

function makePlan(tables: TakeoverTables) {
  const balances = rowsOf<TrialBalanceValues>(tables.trial_balance);
  const owed = rowsOf<OpeningBalanceValues>(tables.opening_balances);
  const capital = rowsOf<WorkingCapitalValues>(tables.working_capital);
  const invoices = rowsOf<SupplierItemValues>(tables.supplier_items);
  const costs = rowsOf<CostLineValues>(tables.cost_lines);
  const called = rowsOf<CallValues>(tables.calls);
  const owners = owed.map((row) => toOwnerLine(row.place, row.values));
  const detailed = [
    ...owners,
    ...capital.map((row) => toCapitalLine(row.place, row.values)),
    ...invoices.map((row) => toSupplierLine(row.place, row.values)),
    ...costs.map((row) => toCostLine(row.place, row.values)),
  ];
  const calledLines = called.map((row) => toCalledLine(row.place, row.values));
  const detailedByCalls = new Set(calledLines.map(({ account_code }) => account_code));
  const others = balances.filter(
    ({ values }) => findDetail(values.account_code, detailedByCalls) === undefined,
  );
  const lines = [
    ...others.map(({ place, values }) => lineOf(place, values.account_code, netOf(values))),
    ...detailed,
    // Calls book their own amounts, so these are deducted from the opening debts of owners.
    ...called.map((row) => toUncalledLine(row.place, row.values)),
  ];
  return {
    opening_lines: lines.filter(({ debit_cents, credit_cents }) => debit_cents + credit_cents > 0),
    open_items: owners.flatMap(toItem),
    calls: groupCalls(called),
    supplier_items: invoices.filter(({ values }) => centsOf(values.amount) !== 0),
    meters: rowsOf<MeterValues>(tables.meters),
    totals: {
      balances: balances.map(({ values: { account_code, ...sides } }) => ({
        account_code,
        amount_cents: netOf(sides),
      })),
      rows: [...detailed, ...calledLines].map((line) => ({
        account_code: line.account_code,
        amount_cents: line.debit_cents - line.credit_cents,
      })),
      detailedByCalls,
    },
  };
}

function netOf({ debit, credit, balance }: Omit<TrialBalanceValues, 'account_code'>): Cents {
  return centsOf(debit) - centsOf(credit) + centsOf(balance);
}

function lineOf(
  place: RowPlace,
  account_code: string,
  amount_cents: Cents,
  party: Partial<TakenLine> = {},
): TakenLine {
  return {
    place,
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

function toOwnerLine(place: RowPlace, values: OpeningBalanceValues): TakenLine {
  const { owner_ref, unit_number, fund, amount, due_date, reference } = values;
  const cents = centsOf(amount);
  return lineOf(place, FUND_ACCOUNTS[fund].owner_account, cents, {
    owner_ref,
    unit_number,
    // Nobody must pay a credit by a day.
    due_date: cents > 0 ? due_date : null,
    reference,
  });
}

function toCapitalLine(
  place: RowPlace,
  { owner_ref, unit_number, amount }: WorkingCapitalValues,
): TakenLine {
  const { counter_account } = FUND_ACCOUNTS.WorkingCapital;
  return lineOf(place, counter_account, 0 - centsOf(amount), { owner_ref, unit_number });
}

function toSupplierLine(
  place: RowPlace,
  { supplier, amount, due_date, reference }: SupplierItemValues,
): TakenLine {
  return lineOf(place, '440', 0 - centsOf(amount), { supplier, due_date, reference });
}

function toCostLine(place: RowPlace, values: CostLineValues): TakenLine {
  const { account_code, amount, supplier } = values;
  return lineOf(place, account_code, centsOf(amount), { supplier, cost: values });
}

function toCalledLine(place: RowPlace, { fund, amount }: CallValues): TakenLine {
  return lineOf(place, FUND_ACCOUNTS[fund].counter_account, 0 - centsOf(amount));
}

function toUncalledLine(
  place: RowPlace,
  { fund, amount, owner_ref, unit_number }: CallValues,
): TakenLine {
  const { owner_account } = FUND_ACCOUNTS[fund];
  return lineOf(place, owner_account, 0 - centsOf(amount), { owner_ref, unit_number });
}

function toItem({ owner_ref, account_code, debit_cents, credit_cents, due_date }: TakenLine) {
  const amount_cents = debit_cents - credit_cents;
  if (owner_ref === null || amount_cents === 0) return [];
  return [{ owner_ref, account_code, amount_cents, due_date }];
}

/** Groups the rows of calls: those of one day, fund and key are one call. */
function groupCalls(
  rows: readonly { readonly place: RowPlace; readonly values: CallValues }[],
): TakenCall[] {
  const asked = rows.filter(({ values }) => centsOf(values.amount) > 0);
  const groups = Map.groupBy(asked, ({ values: { call_date, fund, key } }) =>
    JSON.stringify([call_date, fund, key]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { call_date, fund, key } = first.values;
    const lines = group.map(({ values: { unit_number, owner_ref, amount } }) => ({
      unit_number,
      owner_ref,
      amount_cents: centsOf(amount),
    }));
    return [{ place: first.place, call_date, fund, key, lines }];
  });
}
