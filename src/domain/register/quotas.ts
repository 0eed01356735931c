import { DomainError } from '#domain/kernel/domain-error.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';

/** Ten million times a usual total of thousandths. */
export const MAX_QUOTA = 1_000_000_000;

/** Total quota in a building's deed, and the part assigned to its units. */
export interface QuotaState {
  readonly quota_assigned: number;
  readonly total_quota: number;
  /**
   * The day since which the quotas do not add up to the total; '-infinity' for a register that was never
   * complete, null while they add up.
   */
  readonly quotas_incomplete_since: LocalDate | null;
}

export interface QuotaChange extends QuotaState {
  /** The day from which the changed quotas, or the changed total, are valid. */
  readonly valid_from: LocalDate;
}

/**
 * Changes the sum or the total of a building's quotas today. Quotas that do not add up split nothing, so
 * changes made meanwhile are valid from the day on which they stopped adding up: entering or revising a
 * register over several days leaves no day with half of it, and a first version is valid for every date.
 * Refuses quota_exceeded {sum, total_quota} for a sum above the total (the shares in the common parts are
 * fixed by the deed; Civil Code art. 3.85 §1).
 */
export function changeQuotas(
  state: QuotaState,
  change: { readonly quota_assigned?: number; readonly total_quota?: number },
  today: LocalDate,
): QuotaChange {
  const quota_assigned = change.quota_assigned ?? state.quota_assigned;
  const total_quota = change.total_quota ?? state.total_quota;
  if (quota_assigned > total_quota) {
    throw new DomainError('quota_exceeded', { sum: quota_assigned, total_quota });
  }
  const valid_from = state.quotas_incomplete_since ?? today;
  const quotas_incomplete_since = quota_assigned === total_quota ? null : valid_from;
  return { quota_assigned, total_quota, quotas_incomplete_since, valid_from };
}

/**
 * Removes a unit's quota as if it had never been entered: from the day it became valid, the others do not
 * add up.
 * @param held the unit's quota and the day since which it is valid
 */
export function freeQuota(
  state: QuotaState,
  held: { readonly quota: number; readonly valid_from: LocalDate },
): QuotaState {
  const quota_assigned = state.quota_assigned - held.quota;
  if (held.quota === 0) return state;
  const { total_quota, quotas_incomplete_since: since } = state;
  // '-infinity' sorts before every date.
  const quotas_incomplete_since = earliest(held.valid_from, since ?? held.valid_from);
  return { quota_assigned, total_quota, quotas_incomplete_since };
}
