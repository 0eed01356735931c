import { DomainError } from '#domain/kernel/domain-error.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';

/** Ten million times a usual total of thousandths. */
export const MAX_QUOTA = 1_000_000_000;

/** What a building's deed divides, and how much of it its units have. */
export interface QuotaState {
  readonly quota_assigned: number;
  readonly total_quota: number;
  /**
   * The day since which the quotas have not added up to the total; '-infinity' of a register that
   * was never complete, null while they add up.
   */
  readonly quotas_incomplete_since: LocalDate | null;
}

export interface QuotaChange extends QuotaState {
  /** The day from which the changed quotas, or the changed total, hold. */
  readonly valid_from: LocalDate;
}

/**
 * Changes the sum or the total of a building's quotas today.
 * Quotas that do not add up split nothing, so what is changed while they do not add up holds from
 * the day on which they stopped to: a register that is filled in or redone over several days leaves
 * no day with half of it, and a first version holds for every date.
 * Refuses with quota_exceeded {sum, total_quota} a sum above the total (the shares in the common
 * parts are fixed by the deed; Civil Code art. 3.85 §1).
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
 * Takes a unit's quota away as if it had never been entered: since the day from which it held, the
 * others do not add up.
 * @param held the unit's quota and the day from which it has held
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
