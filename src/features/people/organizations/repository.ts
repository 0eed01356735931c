import type { ORGANIZATION_SORTS, ListOrganizations } from '#contract/organizations.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { assignments, containing, insertValues, sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface OrganizationRow {
  readonly id: string;
  readonly name: string;
  readonly contact_email: string;
  readonly language: Language;
  readonly enterprise_number: string | null;
  readonly quiet_hours_from: string | null;
  readonly quiet_hours_to: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

type Columns = Readonly<Record<string, unknown>>;

const sortable: SortFields<typeof ORGANIZATION_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'name', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamptz' },
};

export function listOrganizations(
  db: Connection,
  { q, ...page }: ListOrganizations,
): Promise<Page<OrganizationRow>> {
  const select = sql`select * from auth.organizations`;
  const where = q === undefined ? [] : [sql`name ilike ${containing(q)}`];
  return listPage<OrganizationRow>(db, { select, where, sortable, defaultSort: 'name' }, page);
}

export function findOrganization(db: Connection, id: string): Promise<OrganizationRow | undefined> {
  return db.first<OrganizationRow>(sql`select * from auth.organizations where id = ${id}`);
}

export async function listOrganizationIds(db: Connection): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`select id from auth.organizations order by id`);
  return rows.map(({ id }) => id);
}

export function lockOrganization(db: Connection, id: string): Promise<OrganizationRow | undefined> {
  return db.first<OrganizationRow>(sql`select * from auth.organizations
    where id = ${id} for no key update`);
}

export function insertOrganization(db: Connection, row: Columns): Promise<OrganizationRow> {
  return db.one<OrganizationRow>(
    sql`insert into auth.organizations ${insertValues(row)} returning *`,
  );
}

export function updateOrganizationRow(
  db: Connection,
  id: string,
  changes: Columns,
): Promise<OrganizationRow> {
  return db.one<OrganizationRow>(sql`update auth.organizations
    set ${assignments(changes)}, version = version + 1 where id = ${id} returning *`);
}

/** Users show the names of the organizations of their roles: what a client kept of them is stale. */
export async function touchUsersOf(db: Connection, id: string): Promise<void> {
  await db.execute(sql`update auth.users set version = version + 1
    where id in (select user_id from auth.role_assignments where organization_id = ${id})`);
  await db.execute(sql`update auth.invited_profiles set version = version + 1
    where organization_id = ${id}`);
}
