import { allocate } from '#domain/kernel/allocate.ts';
import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { findCostDefaults, type CostSettings } from './cost-defaults.ts';
import type { CostLine, Nature } from './cost-line.ts';

/** The terms of a cost as entered; null: by default. */
export interface GivenTerms extends Pick<CostLine, 'excluded_owner_ids' | 'decision_id'> {
  readonly nature: Nature | null;
  /** 0 to 100, at most two decimals. */
  readonly recoverable_percent: number | null;
  /** VAT in the amount. */
  readonly vat_cents: Cents | null;
}

/** The terms of a cost after the defaults. */
export type CostTerms = Pick<
  CostLine,
  'nature' | 'recoverable_percent' | 'vat_cents' | 'excluded_owner_ids' | 'decision_id'
>;

/** Terms of a cost for which nothing is entered. */
export const NO_TERMS: GivenTerms = {
  nature: null,
  recoverable_percent: null,
  vat_cents: null,
  excluded_owner_ids: [],
  decision_id: null,
};

/**
 * Completes the terms of a cost: a cost of a decision and those of works and exceptional accounts are
 * extraordinary, all else and the tenants' part by account; no VAT.
 * @param settings of the office by account code
 */
export function completeTerms(
  account_code: string,
  given: GivenTerms,
  settings: ReadonlyMap<string, CostSettings>,
): CostTerms {
  const defaults = findCostDefaults(account_code, settings);
  const { excluded_owner_ids, decision_id } = given;
  return {
    nature: given.nature ?? (decision_id === null ? defaults.nature : 'Extraordinary'),
    recoverable_percent: given.recoverable_percent ?? defaults.recoverable_percent,
    vat_cents: given.vat_cents ?? 0,
    excluded_owner_ids,
    decision_id,
  };
}

/**
 * Shares the VAT of an invoice out over its parts, by their amounts; a part has no more VAT than its amount.
 * @param vatCents of the whole invoice, below 0 counts as 0
 */
export function allocateVat(vatCents: Cents, parts: readonly Cents[]): Cents[] {
  if (vatCents <= 0) return parts.map(() => 0);
  const shares = allocate(vatCents, parts);
  return parts.map((amount, index) => Math.min(amount, shares[index] ?? 0));
}

/** Refuses vat_exceeds {amount, vat_amount} (euro) for more VAT than the amount that it is in. @param at the cost */
export function checkVat(vatCents: Cents | null, amountCents: Cents, at: FieldPath = []): void {
  if (vatCents === null || vatCents <= amountCents) return;
  throw new DomainError('vat_exceeds', {
    amount: toEuro(amountCents),
    vat_amount: toEuro(vatCents),
    at: [...at, 'vat_amount'],
  });
}
