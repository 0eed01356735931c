import { isDistributed } from '#domain/costs/cost-line.ts';
import { completeTerms, NO_TERMS, type GivenTerms } from '#domain/costs/cost-terms.ts';
import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { GENERAL_KEY } from '#domain/register/general-key.ts';
import { requireKey } from '#features/register/distribution-keys/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { divideCosts, type DividedCost, type UndividedCost } from './divide-costs.ts';
import { recordCostLines, type CostEntry } from './record-lines.ts';
import { findCostSettings } from './settings-repository.ts';

/** A line of an entry, with the terms of its cost if it names any. */
interface PlainLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  /** Absent or null: the General key. */
  readonly distribution_key_id?: string | null | undefined;
  /** The days that it covers; none by default. */
  readonly period?: CoveredPeriod | null;
  readonly terms?: GivenTerms;
  readonly supplier_id?: string | null;
  /** Number of its line in the entry; its place in the list by default. */
  readonly position?: number;
}

/** Refusals that leave the lots of a cost to its statement, which reports them. */
const LEFT_OPEN: readonly string[] = ['quota_incomplete', 'key_needed'];

/**
 * Records the lines of an entry on distributed accounts as costs, by the defaults of their accounts unless
 * they name terms. Where the key has no weights yet, the statement finds the lots. Refuses nobody_bears;
 * key_needed for a key without any weight if `needsKey`; quota_incomplete and key_needed if `needsLots`.
 * @returns the parts of the lots
 */
export async function recordPlainCosts(
  ctx: TenantContext,
  building_id: string,
  { entry, lines }: { readonly entry: CostEntry; readonly lines: readonly PlainLine[] },
  {
    needsKey = false,
    needsLots = false,
  }: { readonly needsKey?: boolean; readonly needsLots?: boolean } = {},
): Promise<readonly (Pick<UndividedCost, 'entry_date'> & Pick<DividedCost, 'parts'>)[]> {
  const distributed = [...lines.entries()].filter(([, line]) => isDistributed(line.account_code));
  if (distributed.length === 0) return [];
  const [settings, general] = await Promise.all([
    findCostSettings(ctx.db),
    requireKey(ctx.db, { building_id, distribution_key_id: null }),
  ]);
  const { entry_date } = entry;
  const costs = distributed.map(([index, line]) => {
    const amount_cents = line.debit_cents - line.credit_cents;
    const terms = completeTerms(line.account_code, line.terms ?? NO_TERMS, settings);
    return {
      ...terms,
      vat_cents: 0 + Math.sign(amount_cents) * terms.vat_cents,
      position: line.position ?? index + 1,
      account_code: line.account_code,
      amount_cents,
      distribution_key_id: line.distribution_key_id ?? general.id,
      entry_date,
      key_date: entry_date,
      period: line.period ?? null,
      supplier_id: line.supplier_id ?? null,
    };
  });
  const divided = needsLots
    ? await divideCosts(ctx.db, building_id, costs)
    : await divideWherePossible(ctx, building_id, costs, needsKey);
  await recordCostLines(
    ctx,
    divided.map(({ parts, ...cost }) => ({
      building_id,
      entry,
      position: cost.position,
      account_code: cost.account_code,
      amount_cents: cost.amount_cents,
      vat_cents: cost.vat_cents,
      distribution_key_id: cost.distribution_key_id,
      period: cost.period,
      nature: cost.nature,
      recoverable_percent: cost.recoverable_percent,
      excluded_owner_ids: cost.excluded_owner_ids,
      decision_id: cost.decision_id,
      released_cents: 0,
      credits_line_id: null,
      expense_id: null,
      allocation_number: null,
      supplier_id: cost.supplier_id,
      parts,
    })),
  );
  return divided;
}

async function divideWherePossible<Cost extends UndividedCost>(
  ctx: TenantContext,
  building_id: string,
  costs: readonly Cost[],
  needsKey: boolean,
): Promise<(Cost & Pick<DividedCost, 'parts'>)[]> {
  try {
    return await divideCosts(ctx.db, building_id, costs);
  } catch (error) {
    if (!(error instanceof DomainError && LEFT_OPEN.includes(error.code))) throw error;
    if (needsKey && error.code === 'key_needed') throw error;
    // No lot has a quota yet.
    if (needsKey && error.params['sum'] === 0)
      throw new DomainError('key_needed', { key: GENERAL_KEY });
    return costs.map((cost) => ({ ...cost, parts: [] }));
  }
}
