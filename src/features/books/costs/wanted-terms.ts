import type { GivenTerms } from '#domain/costs/cost-terms.ts';
import { centsOf } from '#domain/kernel/money.ts';

/** Terms of a cost in a request. */
export interface WantedTerms {
  readonly nature?: GivenTerms['nature'] | undefined;
  readonly recoverable_percent?: number | null | undefined;
  readonly vat_amount?: number | string | null | undefined;
  readonly excluded_owner_ids?: readonly string[] | undefined;
  readonly decision_id?: string | null | undefined;
}

/** Reads the terms of a cost from a request. */
export function readWantedTerms(wanted: WantedTerms): GivenTerms {
  const { nature = null, recoverable_percent = null, vat_amount = null } = wanted;
  const { excluded_owner_ids = [], decision_id = null } = wanted;
  const vat_cents = vat_amount === null ? null : centsOf(vat_amount);
  return { nature, recoverable_percent, vat_cents, excluded_owner_ids, decision_id };
}
