import type { StatementLine, StatementLines, StatementLinesQuery } from '#contract/statements.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { statementLinesTable } from '#domain/statements/lines-table.ts';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import { formatDays, type Report } from '#features/books/reports/index.ts';
import { findSenders, readPrintedHead } from '#features/documents/letters/index.ts';
import { findKeyNames } from '#features/register/distribution-keys/index.ts';
import { chooseNamesInBooks } from '#features/shared/index.ts';
import { findNames, type Names } from '#platform/db/names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { computeRun } from './compute.ts';
import { findDecisionTitles, findLineDetails, type LineDetails } from './details-repository.ts';
import { findKeptRows, type RowFilter } from './kept-repository.ts';
import type { KeptRow } from './kept-rows.ts';
import { findSettings, type RunRow } from './run-repository.ts';

/** Names and texts that rows are shown with. */
interface Labels {
  readonly lines: ReadonlyMap<string, LineDetails>;
  readonly titles: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, string>;
  readonly owners: Names;
}

/** A row as computed, or as kept with its number. */
type ShownRow = StatementRow & Partial<Pick<KeptRow, 'row_number'>>;

/** Rows of a run, with the names to show them. */
interface LabelledRows {
  readonly rows: readonly ShownRow[];
  readonly labels: Labels;
}

/** Finds the rows of a run that the query asks for: computed for a draft, kept afterwards. */
async function findRows(
  ctx: TenantContext,
  run: RunRow,
  query: StatementLinesQuery,
): Promise<LabelledRows> {
  const filter = readFilter(ctx, query);
  const rows = filter === undefined ? [] : await readRows(ctx, run, filter);
  return { rows, labels: await findLabels(ctx, rows) };
}

/**
 * Reads the filter of a query; an Owner sees their own rows. Undefined: it names another owner, so nothing
 * matches.
 */
export function readFilter(
  { principal: { owner_id: own } }: TenantContext,
  { owner_id, unit_id, account_code }: StatementLinesQuery,
): RowFilter | undefined {
  const isForeign = own !== null && owner_id !== undefined && owner_id !== own;
  return isForeign ? undefined : { owner_id: own ?? owner_id, unit_id, account_code };
}

/** Returns the rows that match a filter. */
export function filterRows(
  rows: readonly StatementRow[],
  { owner_id, unit_id, account_code }: RowFilter,
): StatementRow[] {
  return rows.filter(
    (row) =>
      (owner_id === undefined || row.owner_id === owner_id) &&
      (unit_id === undefined || row.unit_id === unit_id) &&
      (account_code === undefined || row.account_code.startsWith(account_code)),
  );
}

async function readRows(
  { db }: TenantContext,
  run: RunRow,
  filter: RowFilter,
): Promise<readonly ShownRow[]> {
  if (run.status !== 'Draft') return findKeptRows(db, run.id, filter);
  const { statement } = await computeRun(db, run);
  return filterRows(statement.rows, filter);
}

/** Finds the names and texts of rows. */
export async function findLabels(
  ctx: TenantContext,
  rows: readonly StatementRow[],
): Promise<Labels> {
  const { db } = ctx;
  const distinct = (pick: (row: StatementRow) => string | readonly string[] | null) => [
    ...new Set(rows.flatMap((row) => pick(row) ?? [])),
  ];
  const [lines, titles, keys, owners] = await Promise.all([
    findLineDetails(
      db,
      distinct(({ line_id }) => line_id),
      ctx.negotiateLanguage(),
    ),
    findDecisionTitles(
      db,
      distinct((row) => (row.line_id === null ? row.decision_id : null)),
    ),
    findKeyNames(
      db,
      distinct((row) => row.distribution_key_ids),
    ),
    findNames(
      db,
      chooseNamesInBooks(ctx).owner_id,
      distinct(({ owner_id }) => owner_id),
    ),
  ]);
  return { lines, titles, keys, owners };
}

/** Shows rows as the interface does, with their sum. */
function showLines({ rows, labels }: LabelledRows): StatementLines {
  return {
    lines: rows.map((row) => showRow(row, labels)),
    total: toEuro(sumCents(rows.map(({ amount_cents }) => amount_cents))),
  };
}

function findRowNames(row: StatementRow, { lines, titles, keys, owners }: Labels) {
  const line = lines.get(row.line_id ?? '');
  const names = row.distribution_key_ids.map((id) => keys.get(id) ?? '');
  return {
    owner_name: owners.get(row.owner_id) ?? '',
    key: names.length === 1 ? (names[0] ?? '') : names.sort(compareCodePoints).join('+'),
    date: line?.date ?? null,
    supplier: line?.supplier ?? null,
    description: line?.description ?? titles.get(row.decision_id ?? '') ?? '',
  };
}

/** Converts a row to its API representation. */
export function showRow(row: ShownRow, labels: Labels): StatementLine {
  const line = labels.lines.get(row.line_id ?? '');
  const { owner_name, key, date, supplier, description } = findRowNames(row, labels);
  const [key_id = null, ...more] = row.distribution_key_ids;
  return {
    number: row.row_number ?? null,
    expense_id: line?.expense_id ?? null,
    entry_id: line?.entry_id ?? null,
    decision_id: row.decision_id,
    account_code: row.account_code,
    nature: row.nature,
    date,
    description,
    supplier,
    unit_id: row.unit_id,
    unit_number: row.unit_number,
    owner_id: row.owner_id,
    owner_name,
    key,
    distribution_key_id: more.length === 0 ? key_id : null,
    weight: row.weight,
    total_weight: row.total_weight,
    share: row.share,
    days: row.days,
    total_days: row.total_days,
    period_from: row.period_from,
    period_to: row.period_to,
    consumption: row.consumption,
    building_amount: line === undefined ? null : toEuro(line.amount_cents),
    amount: toEuro(row.amount_cents),
    vat_amount: toEuro(row.vat_cents),
    recoverable_amount: toEuro(row.recoverable_cents),
    earlier_period: row.origin !== 'Period',
    origin: row.origin,
  };
}

/** Builds the charges of a run as a report: JSON, or a table for files. */
export async function buildLinesReport(
  ctx: TenantContext,
  run: RunRow,
  query: StatementLinesQuery,
): Promise<Report<StatementLines>> {
  const language = ctx.negotiateLanguage();
  const found = await findRows(ctx, run, query);
  const { period_from: from, period_to: to, building_id } = run;
  const { name } = await findSettings(ctx.db, building_id);
  return {
    kind: 'statement-lines',
    scope: {
      period: { label: `${from}-${to}`, from, to },
      building: { id: building_id, name },
      senders: await findSenders(ctx.db, building_id, language),
      heads: await readPrintedHead(ctx.db),
    },
    body: () => showLines(found),
    table: () =>
      statementLinesTable(
        found.rows.map((row) => ({ ...row, ...findRowNames(row, found.labels) })),
        {
          say: createTranslator(language),
          subtitle: `${name} · ${formatDays({ from, to }, language)}`,
        },
      ),
  };
}
