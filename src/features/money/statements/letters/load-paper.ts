import type { Language } from '#domain/kernel/language.ts';
import { accountForFund } from '#domain/payments/bank-account.ts';
import { toShareRow } from '#domain/statements/account-shares.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';
import type { CalledRow, StatementRow } from '#domain/statements/statement-input.ts';
import { findAccounts } from '#features/books/reports/index.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { computeRun } from '../compute.ts';
import { findDecisionTitles } from '../details-repository.ts';
import { findKeptCalled, findKeptOwners, findKeptRows, findKeptWorks } from '../kept-repository.ts';
import { findFiscalYear, type RunRow } from '../run-repository.ts';
import { findChanges, type Changes } from './changes.ts';
import { findOwnerFacts } from './owner-facts.ts';
import {
  findPaperBuilding,
  findPaperKeys,
  findPaperLines,
  findReaders,
} from './paper-repository.ts';
import type {
  OwnerOnPaper,
  PaperReader,
  PaperWords,
  PaperWorks,
  StatementOnPaper,
} from './paper.ts';
import { drawUpReserve } from './reserve.ts';

/** A run with what its documents show. */
export interface LoadedStatements {
  readonly paper: StatementOnPaper;
  readonly owners: readonly OwnerOnPaper[];
}

/** The figures of a run: computed for a draft, kept afterwards. */
export interface RunSource {
  readonly rows: readonly StatementRow[];
  readonly called: readonly CalledRow[];
  readonly owners: readonly (OwnerTotals & { readonly number: number | null })[];
  readonly works: readonly Omit<PaperWorks, 'title'>[];
}

async function findSource(db: Connection, run: RunRow): Promise<RunSource> {
  if (run.status === 'Draft') {
    const { statement, owners } = await computeRun(db, run);
    const { rows, called, works } = statement;
    return { rows, called, works, owners: owners.map((owner) => ({ ...owner, number: null })) };
  }
  const [rows, called, owners, works] = await Promise.all([
    findKeptRows(db, run.id),
    findKeptCalled(db, run.id),
    findKeptOwners(db, run.id),
    findKeptWorks(db, run.id),
  ]);
  return { rows, called, owners, works };
}

/**
 * Loads the documents of a run, of all owners or of one, as of now. The number of statements does not
 * depend on owners, lots or lines.
 */
export async function loadStatements(
  ctx: TenantContext,
  run: RunRow,
  only: string | null = null,
): Promise<LoadedStatements> {
  const source = await findSource(ctx.db, run);
  const figures = source.owners.filter(({ owner_id }) => (only ?? owner_id) === owner_id);
  const [readers, changes] = await Promise.all([
    findReaders(
      ctx.db,
      figures.map(({ owner_id }) => owner_id),
    ),
    findChanges(ctx.db, run, source.rows.map(toShareRow)),
  ]);
  const [paper, facts] = await Promise.all([
    loadPaper(ctx, run, { source, readers, changes }),
    findOwnerFacts(ctx.db, run, { source, readers }),
  ]);
  const owners = figures.flatMap(({ number, ...totals }): OwnerOnPaper[] => {
    const reader = readers.get(totals.owner_id);
    if (reader === undefined) return [];
    return [
      {
        reader,
        number,
        figures: totals,
        ...facts(reader.id),
        ...changes.explain(reader.id),
      },
    ];
  });
  return { paper, owners };
}

async function loadPaper(
  ctx: TenantContext,
  run: RunRow,
  {
    source,
    readers,
    changes,
  }: {
    readonly source: RunSource;
    readonly readers: ReadonlyMap<string, PaperReader>;
    readonly changes: Changes;
  },
): Promise<StatementOnPaper> {
  const { db } = ctx;
  const { building_id, period_to } = run;
  const [head, accounts, keys, building, year] = await Promise.all([
    findLetterhead(db, building_id),
    findBankAccounts(db, [building_id]),
    findPaperKeys(db, building_id),
    findPaperBuilding(db, building_id),
    findFiscalYear(db, building_id, period_to),
  ]);
  const [decisions, words, reserve] = await Promise.all([
    findDecisionTitles(db, listDecisions(source)),
    findWords(db, source.rows, readers),
    drawUpReserve(db, run, year?.start_date ?? run.period_from, building),
  ]);
  return {
    run,
    year_end: year?.end_date ?? period_to,
    head,
    account: accountForFund(accounts.get(building_id) ?? [], 'Provision'),
    today: ctx.today,
    total_quota: building.total_quota,
    keys,
    works: new Map(
      source.works.map((one) => [
        one.decision_id,
        { ...one, title: decisions.get(one.decision_id) ?? '' },
      ]),
    ),
    decisions,
    reserve,
    before: changes.before,
    words,
  };
}

/** Lists the decisions that works, or rows without a line, are about. */
function listDecisions({ rows, works }: RunSource): string[] {
  const named = rows.flatMap((row) => (row.line_id === null ? (row.decision_id ?? []) : []));
  return [...new Set([...named, ...works.map(({ decision_id }) => decision_id)])];
}

/** Finds the words of every language that a reader has. */
async function findWords(
  db: Connection,
  rows: readonly StatementRow[],
  readers: ReadonlyMap<string, PaperReader>,
): Promise<ReadonlyMap<Language, PaperWords>> {
  const ids = [...new Set(rows.flatMap(({ line_id }) => line_id ?? []))];
  const languages = [...new Set([...readers.values()].map(({ language }) => language))];
  const words = await Promise.all(
    languages.map(async (language): Promise<[Language, PaperWords]> => {
      const [accounts, lines] = await Promise.all([
        findAccounts(db, language),
        findPaperLines(db, ids, language),
      ]);
      const names = new Map([...accounts].map(([code, { name }]) => [code, name]));
      return [language, { accounts: names, lines }];
    }),
  );
  return new Map(words);
}
