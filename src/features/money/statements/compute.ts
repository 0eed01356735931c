import { computeStatement, type ComputedStatement } from '#domain/statements/compute-statement.ts';
import {
  settle,
  sumByOwner,
  sumByOwnerAndUnit,
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
import type { StatementInput } from '#domain/statements/statement-input.ts';
import { countDifferences } from '#features/books/owner-accounts/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findOwnerMovements } from './account-repository.ts';
import {
  countMissingSuppliers,
  countStaleAccruals,
  countUnfinished,
  sumCheckedBalances,
  sumLastYear,
} from './facts-repository.ts';
import { loadStatementInput } from './load-input.ts';
import type { RunRow } from './run-repository.ts';

/** A draft, computed from the books and the register as they are. */
export interface ComputedRun {
  readonly input: StatementInput;
  readonly statement: ComputedStatement;
  readonly owners: readonly OwnerTotals[];
  readonly units: readonly OwnerUnitTotals[];
}

/** Computes the statements of a draft; the connection reads one state of the database. */
export async function computeRun(db: Connection, run: RunRow): Promise<ComputedRun> {
  const { period_from, period_to } = run;
  const [input, accounts] = await Promise.all([
    loadStatementInput(db, run),
    findOwnerMovements(db, run),
  ]);
  const statement = computeStatement(input);
  const { rows, called } = statement;
  const owners = sumByOwner(rows, called, {
    period: { period_from, period_to },
    ...accounts,
    calls: input.calls,
  });
  return { input, statement, owners, units: sumByOwnerAndUnit(rows, called) };
}

/** Finds what blocks the freezing of a draft, and what to review before. */
export async function findRunFindings(
  db: Connection,
  run: RunRow,
  { input, statement }: ComputedRun,
): Promise<StatementFinding[]> {
  const [unfinished, balances, owner_differences, missing_suppliers, stale_accruals, accounts] =
    await Promise.all([
      countUnfinished(db, run),
      sumCheckedBalances(db, run),
      countDifferences(db, run.building_id),
      countMissingSuppliers(db, run),
      countStaleAccruals(db, run),
      compareAccounts(db, run, { input, statement }),
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

/** Compares the costs of a run per account with those of a year before. */
async function compareAccounts(
  db: Connection,
  run: RunRow,
  { input, statement }: Pick<ComputedRun, 'input' | 'statement'>,
): Promise<StatementFacts['accounts']> {
  const lastYear = await sumLastYear(db, run);
  const settled = new Set(statement.line_ids);
  const costs = new Map(
    sumCostsOfRun(input.lines.filter(({ id }) => settled.has(id))).map((one) => [
      one.account_code,
      one.cost_cents,
    ]),
  );
  const before = new Map(lastYear.map((one) => [one.account_code, one.last_year_cents]));
  const codes = new Set([...costs.keys(), ...before.keys()]);
  return [...codes].sort().map((account_code) => ({
    account_code,
    cost_cents: costs.get(account_code) ?? 0,
    last_year_cents: before.get(account_code) ?? 0,
    budget_cents: 0,
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
