import type { DisclosedData } from '#domain/privacy/disclosure.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** A person who requests a copy of their personal data. */
export interface DisclosedPerson {
  readonly owner_id: string;
  /** Addresses that belong to them and to no other owner. */
  readonly emails: readonly string[];
  /** Ids of the users in the organization that represent them and no other owner. */
  readonly user_ids: readonly string[];
  /** Ids of the accounts of these users. */
  readonly account_ids: readonly string[];
}

/** A disclosed record, field by field; amounts in cents end in `_cents`. */
export type DisclosedRecord = Readonly<Record<string, string | number | boolean | null>>;

/** Personal data that a feature holds on a person. */
export type Disclosure = Readonly<Partial<Record<DisclosedData, readonly DisclosedRecord[]>>>;

/**
 * Discloses the personal data that a feature holds on a person; every feature with personal data
 * has one.
 */
export type DisclosurePart = (ctx: TenantContext, person: DisclosedPerson) => Promise<Disclosure>;
