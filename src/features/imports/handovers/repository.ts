import { HANDOVER_SORTS, type ListHandovers } from '#contract/handovers.ts';
import type { MissingPart } from '#domain/handover/missing-parts.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

/** Number of records in a file of the archive. */
export interface CountedFile {
  readonly file: string;
  readonly rows: number;
}

export type HandoverRow = Omit<Row<'handovers'>, 'missing' | 'contents'> & {
  readonly missing: readonly MissingPart[];
  readonly contents: readonly CountedFile[];
};

/** Finds a visible handover. */
export function findHandover(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<HandoverRow | undefined> {
  return db.first<HandoverRow>(sql`select * from app.handovers
    where organization_id = ${db.organizationId} and id = ${id} and ${allOf(visible)}`);
}

const sortable = sortFields('handovers', HANDOVER_SORTS);

/** Lists visible handovers, one page at a time. */
export function listHandovers(
  db: Connection,
  { building_id, ...page }: ListHandovers,
  visible: readonly Sql[],
): Promise<Page<HandoverRow>> {
  return listPage<HandoverRow>(
    db,
    {
      select: sql`select * from app.handovers`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id }),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
}

/** Lists the documents that are archives or receipts of handovers of a building. */
export async function listHandoverDocuments(
  db: Connection,
  building_id: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.query<Pick<Row<'handovers'>, 'document_id' | 'receipt_document_id'>>(sql`
    select document_id, receipt_document_id from app.handovers
    where organization_id = ${db.organizationId} and building_id = ${building_id}`);
  return new Set(
    rows.flatMap(({ document_id, receipt_document_id }) =>
      [document_id, receipt_document_id].filter((id) => id !== null),
    ),
  );
}
