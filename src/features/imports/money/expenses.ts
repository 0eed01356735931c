import type { CreateExpense } from '#contract/expenses.ts';
import type { ExpensesImportResult } from '#contract/imports.ts';
import type { ExpenseLine } from '#domain/imports/expense-table.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf, type Cents } from '#domain/kernel/money.ts';
import {
  describeImportError,
  describeRefusedRow,
  lockImports,
  type DescribedError,
} from '#features/imports/register/index.ts';
import { createExpense, findExpensesOfDays } from '#features/money/expenses/index.ts';
import { listKeys } from '#features/register/distribution-keys/index.ts';
import { requireNamedBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { importRows, requireValidFile } from './import-rows.ts';
import type { ExpenseFile } from './read-money-file.ts';

export interface ExpensesToImport {
  readonly building_id: string;
  readonly file: ExpenseFile;
}

type ImportedLine = ExpensesImportResult['lines'][number];

/**
 * Creates draft expenses from the rows of a file, as if entered manually, in the transaction of
 * `ctx`: all of them, or none with import_failed {error_count, errors}. A row counts as known if
 * the building has that expense in any state but cancelled: same supplier, number, date and amount,
 * or without a number the same description. Of identical rows, only as many are new as are missing.
 */
export async function importExpenses(
  ctx: TenantContext,
  { building_id, file }: ExpensesToImport,
): Promise<ExpensesImportResult> {
  await requireNamedBuilding(ctx, building_id);
  requireValidFile(ctx, file.errors);
  // Takes turns: of two identical files, the second must find what the first created.
  await lockImports(ctx.db);
  const days = [...new Set(file.lines.map(({ expense_date }) => expense_date))];
  const [keys, stored] = await Promise.all([
    listKeys(ctx, building_id),
    findExpensesOfDays(ctx.db, building_id, days),
  ]);
  const importing = {
    building_id,
    file: file.file,
    keys: new Map(keys.map(({ name, id }) => [foldText(name), id])),
    known: Map.groupBy(stored, keyOf),
  };
  const imported = await importRows(file.lines, (line) => importRow(ctx, importing, line));
  return { building_id, ...imported, ignored: [...file.ignored], errors: [] };
}

/** Properties that identify an expense. */
interface ExpenseIdentity {
  readonly supplier: string | null;
  readonly invoice_number: string | null;
  readonly description: string;
  readonly expense_date: LocalDate;
  readonly amount_cents: Cents;
}

function keyOf({
  supplier,
  invoice_number,
  description,
  expense_date,
  amount_cents,
}: ExpenseIdentity): string {
  const number = foldText(invoice_number ?? '');
  const isNumbered = supplier !== null && number !== '';
  const identifier = isNumbered ? ['number', number] : ['description', foldText(description)];
  return JSON.stringify([...identifier, foldText(supplier ?? ''), expense_date, amount_cents]);
}

interface Importing {
  readonly building_id: string;
  readonly file: string;
  /** Distribution keys of the building by lower-case name. */
  readonly keys: ReadonlyMap<string, string>;
  /** Existing expenses that no row has matched yet. */
  readonly known: ReadonlyMap<string, { readonly id: string }[]>;
}

/** Imports one row: returns its outcome, or why it is refused. */
async function importRow(
  ctx: TenantContext,
  importing: Importing,
  line: ExpenseLine,
): Promise<ImportedLine | DescribedError> {
  const { file, keys, known, building_id } = importing;
  const { line: row, description, supplier, expense_date, amount, distribution_key } = line;
  const shown = { row, description, supplier, expense_date, amount };
  const existing = known.get(keyOf({ ...line, amount_cents: centsOf(amount) }))?.shift();
  if (existing !== undefined) return { ...shown, expense_id: existing.id, is_known: true };
  const keyId = distribution_key === null ? undefined : keys.get(foldText(distribution_key));
  if (distribution_key !== null && keyId === undefined) {
    const params = { value: distribution_key };
    const finding = { file, row, column: 'distribution_key', code: 'unknown_key', params };
    return describeImportError(finding, ctx.negotiateLanguage());
  }
  try {
    const { id } = await createExpense(ctx, toCreateExpense(line, building_id, keyId));
    return { ...shown, expense_id: id, is_known: false };
  } catch (error) {
    const columns = { distribution_key_id: 'distribution_key' };
    return describeRefusedRow(ctx, error, { file, row }, columns);
  }
}

/** Converts a row to the input of a manual entry. */
function toCreateExpense(
  line: ExpenseLine,
  building_id: string,
  keyId: string | undefined,
): CreateExpense {
  const { vat_rate, amount_excl_vat, account_code, due_date, supplier } = line;
  const { description, amount, expense_date, category, invoice_number } = line;
  const { payment_communication, payment_method } = line;
  const isItemised = vat_rate !== null && amount_excl_vat !== null;
  return {
    building_id,
    description,
    amount,
    expense_date,
    category,
    invoice_number,
    payment_communication,
    payment_method,
    ...(supplier === null ? {} : { supplier }),
    // An absent due date follows from the payment term of the supplier.
    ...(due_date === null ? {} : { due_date }),
    ...(account_code === null ? {} : { account_code }),
    ...(keyId === undefined ? {} : { distribution_key_id: keyId }),
    ...(isItemised ? { line_items: [{ description, unit_price: amount_excl_vat, vat_rate }] } : {}),
  };
}
