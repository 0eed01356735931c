import type { ErasedData } from '#domain/privacy/erasure.ts';
import type { KeptData } from '#domain/privacy/retention.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Somebody whose personal data is erased. */
export interface ErasedPerson {
  readonly owner_id: string;
  /** What they are called from now on. */
  readonly pseudonym: string;
  /** Finds them in texts, by all the words that name them; null: there are none. */
  readonly pattern: string | null;
  /** Addresses that are theirs and no other owner’s. */
  readonly emails: readonly string[];
  /** Numbers that they gave themselves: whose they are, nobody has checked. */
  readonly chosen_phones: readonly string[];
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

/** Erases what a feature holds of somebody: each feature with personal data brings one. */
export type ErasurePart = (ctx: TenantContext, person: ErasedPerson) => Promise<Erasure>;
