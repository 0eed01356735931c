import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { ErasedData } from '#domain/privacy/erasure.ts';
import type { RetainedData } from '#domain/privacy/retention.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Somebody whose personal data is erased. */
export interface ErasedPerson {
  readonly owner_id: string;
  /** What they are called from now on. */
  readonly pseudonym: string;
  /** Finds them in texts, by all the words that name them; null: there are none. */
  readonly pattern: string | null;
  readonly emails: readonly string[];
  /** Their users in the organization, who stand for nobody else. */
  readonly user_ids: readonly string[];
  /** The accounts of these that no other organization knows. */
  readonly account_ids: readonly string[];
}

/** What a feature has erased, and what it keeps because the law does. */
export interface Erasure {
  readonly erased?: Readonly<Partial<Record<ErasedData, number>>>;
  readonly kept?: readonly KeptData[];
}

/** Something kept, by the last day that it is about, with the month in which the books begin there. */
export interface KeptData {
  readonly what: RetainedData;
  /** Null: no rule keeps it, somebody does. */
  readonly last_day: LocalDate | null;
  readonly fiscal_year_start_month?: number;
  /** The last day that somebody has said. */
  readonly said_until?: LocalDate | null;
  /** Held for a dispute, however long that lasts. */
  readonly is_held?: boolean;
}

/** Erases what a feature holds of somebody: each feature with personal data brings one. */
export type ErasurePart = (ctx: TenantContext, person: ErasedPerson) => Promise<Erasure>;
