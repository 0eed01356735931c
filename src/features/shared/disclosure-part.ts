import type { DisclosedData } from '#domain/privacy/disclosure.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Somebody who is told what is known of them. */
export interface DisclosedPerson {
  readonly owner_id: string;
  /** Addresses that are theirs and no other owner’s. */
  readonly emails: readonly string[];
  /** Their users in the organization, who stand for nobody else. */
  readonly user_ids: readonly string[];
  /** The accounts by which these sign in. */
  readonly account_ids: readonly string[];
}

/** Something that is known, field by field; amounts in cents end in `_cents`. */
export type DisclosedRecord = Readonly<Record<string, string | number | boolean | null>>;

/** What a feature knows of somebody. */
export type Disclosure = Readonly<Partial<Record<DisclosedData, readonly DisclosedRecord[]>>>;

/** Tells what a feature knows of somebody: each feature with personal data brings one. */
export type DisclosurePart = (ctx: TenantContext, person: DisclosedPerson) => Promise<Disclosure>;
