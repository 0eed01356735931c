import type { AccountTokenPurpose } from '#domain/people/account-token.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, type Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { createSecretToken, hashToken } from '#platform/security/tokens.ts';

/** A token that is still valid. */
export type AccountTokenRow = Pick<
  Row<'auth.account_tokens'>,
  'user_id' | 'organization_ids' | 'email' | 'is_shown'
>;

interface NewToken {
  readonly purpose: AccountTokenPurpose;
  readonly user_id: string;
  readonly lifetime_ms: number;
  readonly organization_ids?: readonly string[];
  /** The invited address, or the new one of the account. */
  readonly email?: string;
  /** Whether someone other than its user is shown the link. */
  readonly is_shown?: boolean;
}

/** Adds a token. @returns its secret, which is stored nowhere */
export async function addAccountToken(
  db: Connection,
  token: NewToken,
  now: string,
): Promise<string> {
  const secret = createSecretToken();
  const { lifetime_ms: lifetimeMs, ...stored } = token;
  await insertRow(db, 'auth.account_tokens', {
    token_hash: hashToken(secret),
    expires_at: instantOf(parseInstantMs(now) + lifetimeMs),
    ...stored,
  });
  return secret;
}

export function findAccountToken(
  db: Connection,
  purpose: AccountTokenPurpose,
  secret: string,
  now: string,
): Promise<AccountTokenRow | undefined> {
  return db.first<AccountTokenRow>(sql`select user_id, organization_ids, email, is_shown from auth.account_tokens
    where token_hash = ${hashToken(secret)} and purpose = ${purpose} and used_at is null
      and expires_at > ${now}`);
}

/** Uses a token up. @returns whether it was valid until now */
export async function useAccountToken(
  db: Connection,
  purpose: AccountTokenPurpose,
  secret: string,
  now: string,
): Promise<boolean> {
  const used = await db.execute(sql`update auth.account_tokens set used_at = ${now}
    where token_hash = ${hashToken(secret)} and purpose = ${purpose} and used_at is null
      and expires_at > ${now}`);
  return used === 1;
}

/** Voids a user's unused links for these purposes. */
export async function voidLinks(
  db: Connection,
  userId: string,
  purposes: readonly AccountTokenPurpose[],
  now: string,
): Promise<void> {
  await db.execute(sql`update auth.account_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = any(${purposes}::text[]) and used_at is null`);
}

/** Voids a user's open invitations to any of these organizations (nil UUID: the platform). */
export async function voidInvitations(
  db: Connection,
  userId: string,
  organizationIds: readonly string[],
  now: string,
): Promise<void> {
  await db.execute(sql`update auth.account_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = 'Invitation' and used_at is null
      and organization_ids && ${organizationIds}::uuid[]`);
}

/** Counts the unexpired links for a purpose, including used and void ones; deletes older ones. */
export async function countRecentLinks(
  db: Connection,
  userId: string,
  purpose: AccountTokenPurpose,
  now: string,
): Promise<number> {
  await db.execute(sql`delete from auth.account_tokens
    where user_id = ${userId} and expires_at <= ${now}`);
  const { count } = await db.one<{ count: number }>(sql`select count(*) as count
    from auth.account_tokens where user_id = ${userId} and purpose = ${purpose}`);
  return count;
}
