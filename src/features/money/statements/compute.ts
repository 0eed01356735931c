import { makeRegister } from '#domain/costs/holder-days.ts';
import { batchLines } from '#domain/statements/batch-lines.ts';
import {
  computeStatement,
  sortFindings,
  type ComputedStatement,
} from '#domain/statements/compute-statement.ts';
import {
  addToSums,
  settle,
  sumByOwner,
  sumByOwnerAndUnit,
  type BorneSum,
  type ByNature,
  type OwnerTotals,
  type OwnerUnitTotals,
} from '#domain/statements/owner-totals.ts';
import {
  statementFindings,
  sumCostsOfRun,
  type StatementFacts,
  type StatementFinding,
} from '#domain/statements/statement-findings.ts';
import type { StatementInput, StatementRow } from '#domain/statements/statement-input.ts';
import { countStaleAccrualsOn } from '#features/books/ledger/index.ts';
import { countDifferences } from '#features/books/owner-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findOwnerMovements } from './account-repository.ts';
import {
  countMissingSuppliers,
  countUnfinished,
  sumCheckedBalances,
  sumLastYear,
  sumUnusedBudget,
} from './facts-repository.ts';
import { loadParts, loadRunFacts, loadStatementInput, type RunFacts } from './load-input.ts';
import type { RunRow } from './run-repository.ts';

/** A draft, computed from the books and the register as they are. */
export interface ComputedRun {
  readonly input: StatementInput;
  readonly statement: ComputedStatement;
  readonly owners: readonly OwnerTotals[];
}

/**
 * Computes the statements of a draft in batches of rows, one after the other: together they are the rows,
 * calls and findings of the run.
 */
export async function* computeBatches(
  db: Connection,
  facts: RunFacts,
): AsyncGenerator<ComputedStatement, void, undefined> {
  const batches = batchLines(facts.lines, facts);
  const register = makeRegister(facts.holdings);
  for (const [index, lines] of batches.entries()) {
    const input = await loadParts(db, facts, lines);
    const isLast = index === batches.length - 1;
    yield computeStatement(
      isLast ? input : { ...input, calls: [], posted_rows: [], posted_calls: [] },
      register,
    );
  }
}

/** A draft without its rows: its figures, and what is kept of it. */
export interface RunSummary {
  readonly facts: RunFacts;
  readonly owners: readonly OwnerTotals[];
  readonly units: readonly OwnerUnitTotals[];
  /** With one row of each line only. */
  readonly statement: Omit<ComputedStatement, 'found_parts'>;
}

/**
 * Computes the figures of a draft, and keeps no more rows in memory than one batch.
 * @param onBatch receives each batch with all of its rows
 */
export async function summarizeRun(
  db: Connection,
  run: RunRow,
  onBatch: (batch: ComputedStatement) => void = () => undefined,
): Promise<RunSummary> {
  const [facts, accounts] = await Promise.all([loadRunFacts(db, run), findOwnerMovements(db, run)]);
  const sums = new Map<string, BorneSum>();
  const parts: Omit<ComputedStatement, 'found_parts'>[] = [];
  for await (const batch of computeBatches(db, facts)) {
    onBatch(batch);
    const { rows, found_parts: _, ...statement } = batch;
    addToSums(sums, rows);
    parts.push({ ...statement, rows: keepOneOfEachLine(rows) });
  }
  const join = <One>(pick: (part: (typeof parts)[number]) => readonly One[]) => parts.flatMap(pick);
  const called = join((part) => part.called);
  const borne = [...sums.values()];
  return {
    facts,
    owners: sumByOwner(borne, called, { period: run, ...accounts, calls: facts.calls }),
    units: sumByOwnerAndUnit(borne, called),
    statement: {
      rows: join((part) => part.rows),
      called,
      works: join((part) => part.works),
      findings: sortFindings(join((part) => part.findings)),
      line_ids: join((part) => part.line_ids),
      call_parts: join((part) => part.call_parts),
    },
  };
}

function keepOneOfEachLine(rows: readonly StatementRow[]): StatementRow[] {
  const keyOf = ({ line_id, decision_id, origin }: StatementRow) =>
    [line_id ?? decision_id, origin].join(' ');
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Computes the statements of a draft; the connection reads one state of the database. */
export async function computeRun(db: Connection, run: RunRow): Promise<ComputedRun> {
  const [input, accounts] = await Promise.all([
    loadStatementInput(db, run),
    findOwnerMovements(db, run),
  ]);
  const statement = computeStatement(input);
  const { rows, called } = statement;
  const owners = sumByOwner(rows, called, { period: run, ...accounts, calls: input.calls });
  return { input, statement, owners };
}

/** Finds what blocks the freezing of a draft, and what to review before. */
export async function findRunFindings(
  db: Connection,
  run: RunRow,
  { facts, statement }: Pick<RunSummary, 'facts' | 'statement'>,
): Promise<StatementFinding[]> {
  const [unfinished, balances, owner_differences, missing_suppliers, stale_accruals, accounts] =
    await Promise.all([
      countUnfinished(db, run),
      sumCheckedBalances(db, run),
      countDifferences(db, run.building_id),
      countMissingSuppliers(db, run),
      countStaleAccrualsOn(db, run.building_id, run.period_to),
      compareAccounts(db, run, { facts, statement }),
    ]);
  return statementFindings(statement.findings, statement.rows, {
    ...unfinished,
    balances,
    owner_differences,
    missing_suppliers,
    stale_accruals,
    accounts,
  });
}

/** Compares the costs of a run per account with those of a year before, and with the budget. */
async function compareAccounts(
  db: Connection,
  run: RunRow,
  { facts, statement }: Pick<RunSummary, 'facts' | 'statement'>,
): Promise<StatementFacts['accounts']> {
  const [lastYear, unused] = await Promise.all([sumLastYear(db, run), sumUnusedBudget(db, run)]);
  const settled = new Set(statement.line_ids);
  const costs = new Map(
    sumCostsOfRun(facts.lines.filter(({ id }) => settled.has(id))).map((one) => [
      one.account_code,
      one.cost_cents,
    ]),
  );
  const before = new Map(lastYear.map((one) => [one.account_code, one.last_year_cents]));
  const budget = new Map(unused.map((one) => [one.account_code, one.budget_cents]));
  const codes = new Set([...costs.keys(), ...before.keys(), ...budget.keys()]);
  return [...codes].sort().map((account_code) => ({
    account_code,
    cost_cents: costs.get(account_code) ?? 0,
    last_year_cents: before.get(account_code) ?? 0,
    budget_cents: budget.get(account_code) ?? 0,
  }));
}

/** Amounts that a run settles: of all owners, or of one. */
export interface SettledSums {
  readonly charges: ByNature;
  readonly called: ByNature;
  readonly settlement: ByNature;
}

/** Sums what is settled with owners. */
export function sumSettled(
  totals: readonly Pick<OwnerUnitTotals, 'charges' | 'called'>[],
): SettledSums {
  const add = (name: 'charges' | 'called') =>
    totals.reduce<ByNature>(
      (sum, one) => ({
        ordinary: sum.ordinary + one[name].ordinary,
        extraordinary: sum.extraordinary + one[name].extraordinary,
      }),
      { ordinary: 0, extraordinary: 0 },
    );
  const [charges, called] = [add('charges'), add('called')];
  return { charges, called, settlement: settle(charges, called) };
}
