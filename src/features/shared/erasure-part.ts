import type { ErasedData } from '#domain/privacy/erasure.ts';
import type { KeptData } from '#domain/privacy/retention.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A person whose personal data is erased. */
export interface ErasedPerson {
  readonly owner_id: string;
  readonly name: string;
  readonly address: string | null;
  /** The name that replaces theirs. */
  readonly pseudonym: string;
  /** Their number among former owners; null: neither the books nor the ownership history name them. */
  readonly former_number: number | null;
  /** Matches any of their names in texts; null: they have none. */
  readonly pattern: string | null;
  /** Addresses that belong to them and to no other owner. */
  readonly emails: readonly string[];
  /** Phone numbers that they entered themselves, which nobody has verified. */
  readonly chosen_phones: readonly string[];
  /** Ids of the users in the organization that represent them and no other owner. */
  readonly user_ids: readonly string[];
  /** Ids of the accounts of these users that no other organization uses. */
  readonly account_ids: readonly string[];
}

/** Data that a feature has erased, and data that the law requires it to keep. */
export interface Erasure {
  readonly erased?: Readonly<Partial<Record<ErasedData, number>>>;
  readonly kept?: readonly KeptData[];
}

/**
 * Erases the personal data that a feature holds on a person; every feature with personal data has
 * one.
 */
export type ErasurePart = (ctx: TenantContext, person: ErasedPerson) => Promise<Erasure>;
