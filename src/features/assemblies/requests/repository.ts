import { AssemblyRequest, ASKED_SORTS, type ListAssemblyRequests } from '#contract/owners-ask.ts';
import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';

/** A request, with the owners who signed it. */
export type RequestRow = Row<'assembly_requests'> & {
  readonly owners: readonly { readonly owner_id: string }[];
};

const sortable = sortFields('assembly_requests', ASKED_SORTS);

const selectRequests = (db: Connection) => sql`select *, coalesce((
      select jsonb_agg(jsonb_build_object('owner_id', signed.owner_id) order by signed.owner_id)
      from app.assembly_request_owners as signed
      where signed.organization_id = ${db.organizationId}
        and signed.request_id = assembly_requests.id), '[]') as owners
    from app.assembly_requests`;

export function listRequests(
  db: Connection,
  { building_id, ...page }: ListAssemblyRequests,
  visible: readonly Sql[],
): Promise<Page<RequestRow>> {
  const where = [
    sql`organization_id = ${db.organizationId}`,
    ...equal({ building_id }),
    ...visible,
  ];
  const beside = selectNames(db, AssemblyRequest, nameSources);
  const query = {
    select: selectRequests(db),
    beside,
    where,
    sortable,
    defaultSort: '-received_on',
  };
  return listPage<RequestRow>(db, query, page);
}

export function findRequest(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<RequestRow | undefined> {
  return db.first<RequestRow>(sql`${selectRequests(db)}
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`);
}

/** Discloses the requests for an assembly that an owner signed. */
export const discloseRequests: DisclosurePart = async ({ db }, { owner_id }) => ({
  AssemblyRequests: await db.query<DisclosedRecord>(sql`select request.received_on, request.reason,
      request.shares, request.shares_total, request.created_at
    from app.assembly_request_owners as signed
    join app.assembly_requests as request on request.organization_id = signed.organization_id
      and request.id = signed.request_id
    where signed.organization_id = ${db.organizationId} and signed.owner_id = ${owner_id}
    order by request.received_on, request.id`),
});
