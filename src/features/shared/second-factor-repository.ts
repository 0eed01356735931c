import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accounts } from '#relations/auth.ts';
import { organizations } from '#relations/organizations.ts';

/** Whether the office requires a second factor that the account does not have. */
export async function lacksSecondFactor(db: Connection, accountId: string): Promise<boolean> {
  const row = await db.first(sql`select from ${organizations(db)} as organization
    join ${accounts(db)} as account on account.id = ${accountId}
    where organization.id = ${db.organizationId} and organization.second_factor_required
      and not account.totp_enabled`);
  return row !== undefined;
}

/** Whether the account has two-factor authentication. */
export async function hasSecondFactor(db: Connection, accountId: string): Promise<boolean> {
  const row = await db.first(sql`select from ${accounts(db)} as account
    where account.id = ${accountId} and account.totp_enabled`);
  return row !== undefined;
}
