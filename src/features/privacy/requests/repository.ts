import { GdprRequest, GDPR_REQUEST_SORTS, type ListGdprRequests } from '#contract/gdpr-requests.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { UNANSWERED_STATUSES, type GdprRequestKind } from '#domain/privacy/request.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import { changeRows, type Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

const sortable = sortFields('gdpr_requests', GDPR_REQUEST_SORTS);

export function listRequests(
  db: Connection,
  { owner_id, kind, status, ...page }: ListGdprRequests,
  visible: readonly Sql[],
): Promise<Page<Row<'gdpr_requests'>>> {
  return listPage(
    db,
    {
      select: sql`select * from app.gdpr_requests`,
      beside: selectNames(db, GdprRequest, nameSources),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ owner_id }),
        ...oneOf({ kind, status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
}

/** A request without an answer. */
export interface WaitingRequest {
  readonly id: string;
  readonly kind: GdprRequestKind;
  readonly owner_id: string;
  readonly owner: string;
  readonly due_on: LocalDate;
}

/**
 * Finds the requests to answer, most urgent first.
 * @param buildingId limits them to current and former owners in the building
 */
export function selectWaitingRequests(
  db: Connection,
  buildingId: string | undefined,
): Promise<WaitingRequest[]> {
  const there = sql`and request.owner_id in (select holding.owner_id from ${holdings(db)} as holding
    join ${units(db)} as held on held.id = holding.unit_id where held.building_id = ${buildingId})`;
  return db.query<WaitingRequest>(sql`select request.id, request.kind, request.owner_id,
      owner.name as owner, request.due_on
    from app.gdpr_requests as request join ${owners(db)} as owner on owner.id = request.owner_id
    where request.organization_id = ${db.organizationId}
      and request.status = any(${UNANSWERED_STATUSES}::text[])
      ${buildingId === undefined ? sql`` : there}
    order by request.due_on, request.id`);
}

/** Finds the requests to answer of which the office was not reminded today. */
export function findUnreminded(
  db: Connection,
  today: LocalDate,
): Promise<{ readonly id: string; readonly due_on: LocalDate }[]> {
  return db.query(sql`select id, due_on from app.gdpr_requests
    where organization_id = ${db.organizationId} and status = any(${UNANSWERED_STATUSES}::text[])
      and reminded_on is distinct from ${today}::date
    order by id for no key update`);
}

/** Completes the open requests of a kind for an owner. @returns their new state */
export function completeRequests(
  { db, now }: { readonly db: Connection; readonly now: string },
  ownerId: string,
  kind: GdprRequestKind,
): Promise<Row<'gdpr_requests'>[]> {
  return changeRows(
    db,
    'gdpr_requests',
    sql`update app.gdpr_requests
      set status = 'Completed', answered_at = ${now}, updated_at = ${now}, version = version + 1
      where organization_id = ${db.organizationId} and owner_id = ${ownerId} and kind = ${kind}
        and status = any(${UNANSWERED_STATUSES}::text[])
      returning *`,
  );
}

export async function markReminded(
  db: Connection,
  ids: readonly string[],
  today: LocalDate,
): Promise<void> {
  await changeRows(
    db,
    'gdpr_requests',
    sql`update app.gdpr_requests set reminded_on = ${today}
      where organization_id = ${db.organizationId} and id = any(${ids}::uuid[]) returning id`,
  );
}
