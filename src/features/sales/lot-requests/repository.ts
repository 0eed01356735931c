import {
  LotRequest,
  LOT_ANSWER_OPENING_SORTS,
  LOT_REQUEST_SORTS,
  type ListLotAnswerOpenings,
  type ListLotRequests,
} from '#contract/lot-requests.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';

export type LotRequestRow = Row<'lot_requests'>;

const selectRequests = (db: Connection): Selection => ({
  select: sql`select * from app.lot_requests`,
  beside: selectNames(db, LotRequest, nameSources),
});

/** Finds a request that meets the conditions. */
export function findRequest(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<LotRequestRow | undefined> {
  return findShown<LotRequestRow>(db, selectRequests(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
}

const sortable = sortFields('lot_requests', LOT_REQUEST_SORTS);

/** Lists visible requests, latest first. */
export function listRequests(
  db: Connection,
  { building_id, unit_id, status, ...page }: ListLotRequests,
  visible: readonly Sql[],
): Promise<Page<LotRequestRow>> {
  return listPage<LotRequestRow>(
    db,
    {
      ...selectRequests(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...(unit_id === undefined ? [] : [sql`${unit_id} = any(unit_ids)`]),
        ...oneOf({ status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-received_on',
    },
    page,
  );
}

/** Opening of an answer by its link. */
export type OpeningRow = Row<'lot_answer_openings'>;

const openingsSortable = sortFields('lot_answer_openings', LOT_ANSWER_OPENING_SORTS);

/** Lists the openings of an answer by its link, latest first. */
export function listOpenings(
  db: Connection,
  lot_request_id: string,
  page: ListLotAnswerOpenings,
): Promise<Page<OpeningRow>> {
  return listPage<OpeningRow>(
    db,
    {
      select: sql`select * from app.lot_answer_openings`,
      where: [sql`organization_id = ${db.organizationId}`, ...equal({ lot_request_id })],
      sortable: openingsSortable,
      defaultSort: '-opened_at',
    },
    page,
  );
}
