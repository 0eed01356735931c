import type { CreateBudget, UpdateBudget } from '#contract/budgets.ts';
import { draftBudget, isBudgeted, ONE_PPM, type BudgetKind } from '#domain/budgets/draft-budget.ts';
import { assert } from '#domain/kernel/assert.ts';
import { parseDecimal } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { requirePostable } from '#domain/ledger/account.ts';
import { findYearBefore } from '#domain/ledger/fiscal-year.ts';
import { insertRows, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  deleteLines,
  findAccounts,
  listKeys,
  listYears,
  sumCosts,
  type BudgetYear,
} from './repository.ts';

type NewLine = Omit<NewRow<'budget_amounts'>, 'budget_id' | 'position'>;
type GivenLines = NonNullable<CreateBudget['lines']>;

export interface BudgetOf {
  readonly building_id: string;
  readonly fiscal_year_id: string;
  readonly kind: BudgetKind;
}

/** Finds the year of a budget in its building. Refuses unknown_reference. */
export async function requireYear(
  { db }: TenantContext,
  { building_id, fiscal_year_id }: Omit<BudgetOf, 'kind'>,
): Promise<{ readonly year: BudgetYear; readonly years: readonly BudgetYear[] }> {
  const years = await listYears(db, building_id);
  const year = years.find(({ id }) => id === fiscal_year_id);
  if (year === undefined) {
    const pointer = '/body/fiscal_year_id';
    throw new DomainError('unknown_reference', {
      what: 'fiscal_year',
      id: fiscal_year_id,
      pointer,
    });
  }
  return { year, years };
}

/**
 * Makes the lines that a request asks for: those given, else drafted from the costs of the year before.
 * Refuses unknown_reference, account_missing, account_not_postable, account_inactive, invalid_account and
 * duplicate for a given line.
 */
export async function makeLines(
  ctx: TenantContext,
  budget: BudgetOf,
  { lines, index, indexes }: UpdateBudget,
): Promise<NewLine[]> {
  if (lines !== undefined) return resolveLines(ctx, budget, lines);
  const { year, years } = await requireYear(ctx, budget);
  const { start_date: from, end_date: to } = findYearBefore(year, years);
  const actual = await sumCosts(ctx.db, { building_id: budget.building_id, from, to });
  const named = (indexes ?? []).map((one) => [one.account_code, readIndex(one.index)] as const);
  return draftBudget(budget.kind, actual, readIndex(index ?? 1), new Map(named));
}

function readIndex(index: number | string): number {
  const ppm = parseDecimal(index, 6);
  assert(ppm !== undefined && ppm <= 10n * ONE_PPM, 'The schema limits an index');
  return Number(ppm);
}

async function resolveLines(
  ctx: TenantContext,
  { building_id, kind }: BudgetOf,
  lines: GivenLines,
): Promise<NewLine[]> {
  const codes = lines.map(({ account_code }) => account_code);
  const [known, keys] = await Promise.all([
    findAccounts(ctx.db, codes, ctx.negotiateLanguage()),
    listKeys(ctx.db, building_id),
  ]);
  const general = keys.find(({ is_general }) => is_general)?.id;
  const ids = new Set(keys.map(({ id }) => id));
  const seen = new Set<string>();
  return lines.map((line, index): NewLine => {
    const { account_code, amount, nature = kind, note = null } = line;
    const at = ['lines', index, 'account_code'];
    requirePostable(known.get(account_code), { account_code, at });
    if (!isBudgeted(account_code))
      throw new DomainError('invalid_account', { what: 'budget', account_code, at });
    const distribution_key_id = line.distribution_key_id ?? general;
    if (distribution_key_id === undefined || !ids.has(distribution_key_id)) {
      const pointer = `/body/lines/${index}/distribution_key_id`;
      throw new DomainError('unknown_reference', { what: 'distribution_key', pointer });
    }
    const place = [account_code, distribution_key_id, nature].join(' ');
    if (seen.has(place)) throw new DomainError('duplicate', { what: 'budget_line', at });
    seen.add(place);
    return { account_code, distribution_key_id, nature, amount_cents: centsOf(amount), note };
  });
}

/** Replaces the lines of a draft. */
export async function writeLines(
  { db }: TenantContext,
  budget_id: string,
  lines: readonly NewLine[],
): Promise<void> {
  await deleteLines(db, budget_id);
  await insertRows(
    db,
    'budget_amounts',
    lines.map((line, index) => ({ ...line, budget_id, position: index + 1 })),
  );
}
