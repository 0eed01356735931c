import { ORGANIZATION_SORTS, type ListOrganizations } from '#contract/organizations.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { findRow, type Row } from '#platform/db/rows.ts';
import { searchWords, sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export type OrganizationRow = Row<'auth.organizations'>;

const sortable = sortFields('auth.organizations', ORGANIZATION_SORTS, { name: 'name_order' });

export function listOrganizations(
  db: Connection,
  { q, ...page }: ListOrganizations,
): Promise<Page<OrganizationRow>> {
  const select = sql`select * from auth.organizations`;
  const where = searchWords(q, sql`app.fold_letters(name)`);
  return listPage<OrganizationRow>(db, { select, where, sortable, defaultSort: 'name' }, page);
}

export function findOrganization(db: Connection, id: string): Promise<OrganizationRow | undefined> {
  return findRow(db, 'auth.organizations', id);
}

export async function countOrganizations(db: Connection): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from auth.organizations`,
  );
  return count;
}
