import type { StatementLinesQuery } from '#contract/statements.ts';
import { sumCents, toEuro, type Cents } from '#domain/kernel/money.ts';
import { findNames } from '#platform/db/names.ts';
import { answerLongJson } from '#platform/http/long-json.ts';
import type { Reply } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';
import { computeBatches } from './compute.ts';
import { filterRows, findLabels, readFilter, showRow } from './lines.ts';
import { loadRunFacts } from './load-input.ts';
import type { RunRow } from './run-repository.ts';

/** Rows whose text is in memory at once. */
const ROWS_AT_ONCE = 500;

/**
 * Answers with the charges of a draft as JSON, written batch by batch: a building of a thousand lots has tens
 * of megabytes.
 */
export function answerDraftLines(
  ctx: TenantContext,
  run: RunRow,
  query: StatementLinesQuery,
): Promise<Reply<Buffer>> {
  // The texts depend on the reader.
  ctx.negotiateLanguage();
  return answerLongJson(ctx.negotiateEncoding(), writeLines(ctx, run, query));
}

async function* writeLines(
  ctx: TenantContext,
  run: RunRow,
  query: StatementLinesQuery,
): AsyncGenerator<string> {
  const filter = readFilter(ctx, query);
  const facts = await loadRunFacts(ctx.db, run);
  let total: Cents = 0;
  let separator = '';
  yield '{"lines":[';
  for await (const batch of computeBatches(ctx.db, facts)) {
    const rows = filter === undefined ? [] : filterRows(batch.rows, filter);
    if (rows.length === 0) continue;
    const labels = await findLabels(ctx, rows);
    const expenses = new Set([...labels.lines.values()].flatMap((line) => line.expense_id ?? []));
    const names = await findNames(ctx.db, nameSources.expense_id, [...expenses]);
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      const shown = rows.slice(first, first + ROWS_AT_ONCE).map((row) => {
        const line = showRow(row, labels);
        return { ...line, expense_name: names.get(line.expense_id ?? '') ?? null };
      });
      yield separator + JSON.stringify(shown).slice(1, -1);
      separator = ',';
    }
    total = sumCents([total, ...rows.map(({ amount_cents }) => amount_cents)]);
  }
  yield `],"total":${toEuro(total)}}`;
}
