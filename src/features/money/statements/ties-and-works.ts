import type { StatementWorks } from '#contract/statements.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { checkTies, type Tie } from '#domain/statements/ties.ts';
import type { DecisionWorks } from '#domain/statements/works-rows.ts';
import { findCostLines } from '#features/books/costs/index.ts';
import { findNames } from '#platform/db/names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';
import { computeRun, summarizeRun } from './compute.ts';
import { findDecisionTitles, findLineDetails } from './details-repository.ts';
import {
  findKeptCalled,
  findKeptRows,
  findKeptWorks,
  findSettledCalls,
} from './kept-repository.ts';
import { listRuns, type RunRow } from './run-repository.ts';
import { requireRun } from './run.ts';

/** Shows the sums that must agree. Days are counted, all other sums are in euro. */
export async function showTies(ctx: TenantContext, id: string) {
  const ties = await findTies(ctx, await requireRun(ctx, id));
  return ties.map(({ code, left, right, difference }) => {
    const show = code === 'days' ? (value: number) => value : toEuro;
    return { code, left: show(left), right: show(right), difference: show(difference) };
  });
}

/** A run that counts, with the sums that must agree. */
interface TiedRun {
  readonly run: RunRow;
  readonly ties: readonly Tie[];
}

/** Compares the sums of the runs of a financial year that were frozen and not reversed since. */
export async function findTiesOfYear(
  ctx: TenantContext,
  { building_id, fiscal_year_id }: Pick<RunRow, 'building_id' | 'fiscal_year_id'>,
): Promise<TiedRun[]> {
  const runs = (await listRuns(ctx.db, building_id)).filter(
    (run) =>
      run.fiscal_year_id === fiscal_year_id && run.status !== 'Draft' && run.status !== 'Reversed',
  );
  return Promise.all(runs.map(async (run) => ({ run, ties: await findTies(ctx, run) })));
}

/**
 * Compares the kept rows of a run, or those of a draft, with the lines and calls in the books. Those of a
 * reversed run are found by its rows: they are open again.
 */
async function findTies({ db }: TenantContext, run: RunRow): Promise<Tie[]> {
  if (run.status === 'Draft') {
    const { statement, input } = await computeRun(db, run);
    return checkTies(statement, input);
  }
  const [rows, called, works] = await Promise.all([
    findKeptRows(db, run.id),
    findKeptCalled(db, run.id),
    findKeptWorks(db, run.id),
  ]);
  const isOwn = ({ origin }: { readonly origin: string }) =>
    origin === 'Period' || origin === 'EarlierPeriod';
  const named = new Set([
    ...rows.filter(isOwn).flatMap(({ line_id }) => line_id ?? []),
    ...works.flatMap(({ lines }) => lines.map(({ line_id }) => line_id)),
  ]);
  const marked =
    run.status === 'Reversed'
      ? await findCostLines(db, { ids: [...named] })
      : await findCostLines(db, { statement_id: run.id });
  const own = new Set(marked.map((line) => line.id));
  const corrected = await findCostLines(db, {
    ids: marked.flatMap(({ credits_line_id: of }) => (of === null || own.has(of) ? [] : [of])),
  });
  const calls = await findSettledCalls(db, called.filter(isOwn));
  return checkTies(
    {
      rows,
      called,
      works: works.map((one) => ({ ...one, title: '' })),
      line_ids: [...own],
      call_parts: calls,
    },
    { lines: [...marked, ...corrected], calls },
  );
}

/** Shows the works that a run settles, by title. */
export async function showWorks(ctx: TenantContext, id: string): Promise<StatementWorks> {
  const run = await requireRun(ctx, id);
  const works = await findWorks(ctx, run);
  const places = works.flatMap(({ lines }) => lines);
  const [titles, details, numbers] = await Promise.all([
    findDecisionTitles(
      ctx.db,
      works.map(({ decision_id }) => decision_id),
    ),
    findLineDetails(
      ctx.db,
      [...new Set(places.map((one) => one.line_id))],
      ctx.negotiateLanguage(),
    ),
    findNames(ctx.db, nameSources.unit_id, [...new Set(places.map(({ unit_id }) => unit_id))]),
  ]);
  const shown = works.map((one) => ({
    decision_id: one.decision_id,
    title: titles.get(one.decision_id) ?? '',
    cost: toEuro(one.cost_cents),
    from_reserve: toEuro(one.from_reserve_cents),
    from_loan: toEuro(one.from_loan_cents),
    called: toEuro(one.called_cents),
    balance: toEuro(one.balance_cents),
    lines: one.lines.map(({ line_id, unit_id, amount_cents }) => ({
      expense_id: details.get(line_id)?.expense_id ?? null,
      entry_id: details.get(line_id)?.entry_id ?? null,
      unit_id,
      unit_number: numbers.get(unit_id) ?? '',
      amount: toEuro(amount_cents),
    })),
  }));
  return { works: shown.sort((a, b) => compareCodePoints(a.title, b.title)) };
}

async function findWorks(
  { db }: TenantContext,
  run: RunRow,
): Promise<readonly Omit<DecisionWorks, 'title'>[]> {
  if (run.status !== 'Draft') return findKeptWorks(db, run.id);
  return (await summarizeRun(db, run)).statement.works;
}
