import type { Language } from '#domain/kernel/language.ts';
import { accountForFund } from '#domain/payments/bank-account.ts';
import { toShareRow, type ShareRow } from '#domain/statements/account-shares.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';
import type { CalledRow, StatementRow } from '#domain/statements/statement-input.ts';
import { findAccounts } from '#features/books/reports/index.ts';
import { findLetterhead } from '#features/documents/letters/index.ts';
import { findBankAccounts } from '#features/register/bank-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { computeRun } from '../compute.ts';
import { findDecisionTitles } from '../details-repository.ts';
import {
  findKeptCalled,
  findKeptOwners,
  findKeptRows,
  findKeptWorks,
  findRowSubjects,
  listSubjects,
  type RowSubjects,
} from '../kept-repository.ts';
import { findFiscalYear, type RunRow } from '../run-repository.ts';
import { findChanges, type Changes } from './changes.ts';
import { findOwnerFacts } from './owner-facts.ts';
import {
  findPaperBuilding,
  findPaperKeys,
  findPaperLines,
  findPendingProceedings,
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
import { findShareRows } from './shares-repository.ts';
import { makeWriting, writeLines } from './sheets.ts';

/** A run with what its documents show. */
export interface LoadedStatements {
  readonly paper: StatementOnPaper;
  /** Owners who have a statement, in order. */
  readonly owner_ids: readonly string[];
  /** Loads what the documents of some of these owners show. */
  readonly loadOwners: (owner_ids: readonly string[]) => Promise<OwnerOnPaper[]>;
}

/** The figures of a run: computed for a draft, kept afterwards. Its rows are too many to be read at once. */
export interface RunSource {
  readonly called: readonly CalledRow[];
  readonly owners: readonly (OwnerTotals & { readonly number: number | null })[];
  readonly works: readonly Omit<PaperWorks, 'title'>[];
  /** Lines of the books, and decisions without a line, that rows are about. */
  readonly subjects: RowSubjects;
  readonly findShares: () => Promise<readonly ShareRow[]>;
  readonly findRows: (owner_ids: readonly string[]) => Promise<readonly StatementRow[]>;
}

async function findSource(db: Connection, run: RunRow): Promise<RunSource> {
  if (run.status === 'Draft') return computeSource(db, run);
  const [called, owners, works, subjects] = await Promise.all([
    findKeptCalled(db, run.id),
    findKeptOwners(db, run.id),
    findKeptWorks(db, run.id),
    findRowSubjects(db, run.id),
  ]);
  return {
    called,
    owners,
    works,
    subjects,
    findShares: () => findShareRows(db, run.id),
    findRows: (owner_ids) => findKeptRows(db, run.id, { owner_ids }),
  };
}

async function computeSource(db: Connection, run: RunRow): Promise<RunSource> {
  const { statement, owners } = await computeRun(db, run);
  const { rows, called, works } = statement;
  return {
    called,
    owners: owners.map((owner) => ({ ...owner, number: null })),
    works,
    subjects: listSubjects(rows),
    findShares: async () => rows.map(toShareRow),
    findRows: async (owner_ids) => rows.filter(({ owner_id }) => owner_ids.includes(owner_id)),
  };
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
    findChanges(ctx.db, run, source),
  ]);
  const [paper, facts] = await Promise.all([
    loadPaper(ctx, run, { source, readers, changes }),
    findOwnerFacts(ctx.db, run, { source, readers }),
  ]);
  const figuresOf = new Map(figures.map((one) => [one.owner_id, one]));
  return {
    paper,
    owner_ids: figures.map(({ owner_id }) => owner_id).filter((id) => readers.has(id)),
    loadOwners: async (owner_ids) => {
      const rows = await source.findRows(owner_ids);
      const rowsOf = Map.groupBy(rows, ({ owner_id }) => owner_id);
      return owner_ids.flatMap((id): OwnerOnPaper[] => {
        const [reader, own] = [readers.get(id), figuresOf.get(id)];
        if (reader === undefined || own === undefined) return [];
        const { number, ...totals } = own;
        const shown = { ...facts(id, rowsOf.get(id) ?? []), ...changes.explain(id) };
        return [{ reader, number, figures: totals, ...shown }];
      });
    },
  };
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
  const [head, accounts, keys, building, year, proceedings] = await Promise.all([
    findLetterhead(db, building_id),
    findBankAccounts(db, [building_id]),
    findPaperKeys(db, building_id),
    findPaperBuilding(db, building_id),
    findFiscalYear(db, building_id, period_to),
    findPendingProceedings(db, building_id, period_to),
  ]);
  const [decisions, words, reserve] = await Promise.all([
    findDecisionTitles(db, [
      ...new Set([
        ...source.subjects.decision_ids,
        ...source.works.map(({ decision_id }) => decision_id),
      ]),
    ]),
    findWords(db, source, readers),
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
    proceedings,
    before: changes.before,
    words,
  };
}

/** Finds the words of every language that a reader has. */
async function findWords(
  db: Connection,
  { subjects, works }: Pick<RunSource, 'subjects' | 'works'>,
  readers: ReadonlyMap<string, PaperReader>,
): Promise<ReadonlyMap<Language, PaperWords>> {
  const ofWorks = works.flatMap(({ lines }) => lines.map(({ line_id }) => line_id));
  const line_ids = [...new Set([...subjects.line_ids, ...ofWorks])];
  const languages = [...new Set([...readers.values()].map(({ language }) => language))];
  const words = await Promise.all(
    languages.map(async (language): Promise<[Language, PaperWords]> => {
      const [accounts, lines] = await Promise.all([
        findAccounts(db, language),
        findPaperLines(db, line_ids, language),
      ]);
      const names = new Map([...accounts].map(([code, { name }]) => [code, name]));
      return [language, { accounts: names, lines: writeLines(lines, makeWriting(language)) }];
    }),
  );
  return new Map(words);
}
