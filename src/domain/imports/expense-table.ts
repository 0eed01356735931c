import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { VAT_RATES } from '#domain/expenses/line-items.ts';
import { EXPENSE_PAYMENT_METHODS } from '#domain/expenses/payment-method.ts';
import { MAX_CENTS, centsOf, toEuro } from '#domain/kernel/money.ts';
import { MAX_BOOKINGS } from './bookings.ts';
import {
  accountCode,
  choice,
  decimal,
  localDate,
  orElse,
  required,
  text,
  type CellReader,
} from './cells.ts';
import type { ImportError } from './import-error.ts';
import { finding, readTable, type SourceTable } from './read-table.ts';
import type { Columns, ValuesOf } from './tables.ts';

const LARGEST = toEuro(MAX_CENTS);
const PERCENT = 100;
/** The Belgian rates as written in tables: 21 for 21 %. */
const RATES = VAT_RATES.map((rate) => ({ rate, percent: String(Math.round(rate * PERCENT)) }));

/** Columns of accountants' tables that are ignored: the state of an expense is decided here only. */
const NOT_READ: readonly string[] = ['ref', 'final_status'];

const vatRate: CellReader<number> = (value) => {
  const plain = value.replace(/[.,]0+$/, '');
  const found = RATES.find(({ percent }) => percent === plain);
  if (found !== undefined) return { value: found.rate };
  const allowed = RATES.map(({ percent }) => percent).join(', ');
  return { code: 'invalid_choice', params: { value: value.slice(0, 20), allowed } };
};

/** Columns of a table of expenses. */
export const expenseColumns = {
  description: { is_required: true, read: required(text(500)) },
  amount: { is_required: true, read: required(decimal(2, 0.01, LARGEST)) },
  expense_date: { is_required: true, read: required(localDate) },
  category: { is_required: true, read: required(choice(EXPENSE_CATEGORIES)) },
  due_date: { is_required: false, read: orElse(localDate, null) },
  supplier: { is_required: false, read: orElse(text(200), null) },
  invoice_number: { is_required: false, read: orElse(text(100), null) },
  account_code: { is_required: false, read: orElse(accountCode, null) },
  distribution_key: { is_required: false, read: orElse(text(100), null) },
  vat_rate: { is_required: false, read: orElse(vatRate, null) },
  amount_excl_vat: { is_required: false, read: orElse(decimal(2, 0.01, LARGEST), null) },
  vat_amount: { is_required: false, read: orElse(decimal(2, 0, LARGEST), null) },
  payment_communication: { is_required: false, read: orElse(text(140), null) },
  payment_method: {
    is_required: false,
    read: orElse(choice(EXPENSE_PAYMENT_METHODS), 'Transfer'),
  },
} satisfies Columns;

/** An expense in a row, in euro; `vat_rate` is a fraction. */
export interface ExpenseLine extends ValuesOf<typeof expenseColumns> {
  readonly line: number;
}

/** The expenses of a table, and the columns that are left to the office. */
export interface ReadExpenses {
  readonly lines: readonly ExpenseLine[];
  readonly errors: readonly ImportError[];
  readonly ignored: readonly string[];
}

/**
 * Reads the expenses of a table, or reports findings: no_bookings and too_many_bookings, refused cells,
 * missing_value if only one of rate and amount without VAT is given, and amounts_disagree if amount without
 * VAT and VAT do not add up to the amount.
 */
export function readExpenses(file: string, source: SourceTable): ReadExpenses {
  const errors: ImportError[] = [];
  const ignored = NOT_READ.filter((name) => source.header.includes(name));
  const { rows } = readTable(file, without(source, ignored), expenseColumns, errors);
  if (source.rows.length === 0) errors.push(finding({ file }, null, null, 'no_bookings'));
  if (rows.length > MAX_BOOKINGS) {
    errors.push(finding({ file }, null, null, 'too_many_bookings', { maximum: MAX_BOOKINGS }));
  }
  if (errors.length > 0) return { lines: [], errors, ignored };
  // Without findings, no value is missing.
  const lines = rows.map(({ line, values }) => ({ ...(values as ExpenseLine), line }));
  const contradictions = lines.flatMap((line) => vatFaults(file, line));
  return { lines: contradictions.length > 0 ? [] : lines, errors: contradictions, ignored };
}

function without({ header, rows }: SourceTable, names: readonly string[]): SourceTable {
  const isKept = (_: string, index: number) => !names.includes(header[index] ?? '');
  return {
    header: header.filter(isKept),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.filter(isKept) })),
  };
}

function vatFaults(file: string, line: ExpenseLine): ImportError[] {
  const { vat_rate, amount_excl_vat, vat_amount, amount } = line;
  if ((vat_rate === null) !== (amount_excl_vat === null)) {
    const column = vat_rate === null ? 'vat_rate' : 'amount_excl_vat';
    return [finding({ file }, line, column, 'missing_value')];
  }
  if (vat_amount === null || amount_excl_vat === null) return [];
  if (centsOf(amount_excl_vat) + centsOf(vat_amount) === centsOf(amount)) return [];
  const params = { amount, amount_excl_vat, vat_amount };
  return [finding({ file }, line, 'amount', 'amounts_disagree', params)];
}
