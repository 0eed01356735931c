import { firstOf, type WaitingRow } from '#features/workplace/overview/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { accountRoles } from '#relations/auth.ts';

/** An organization in which no Syndic has accepted a role. */
export interface WithoutSyndic extends WaitingRow {
  readonly name: string;
}

export function selectWithoutSyndic(db: Connection): Promise<WithoutSyndic[]> {
  return db.query<WithoutSyndic>(
    firstOf(sql`select organization.id, organization.name, null::date as due_on,
        null::bigint as amount_cents
      from auth.organizations as organization
      where not exists (select from ${accountRoles(db)} as role
        where role.organization_id = organization.id and role.role_type = 'Syndic'
          and role.accepted_at is not null)`),
  );
}
