import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { documents } from '#relations/documents.ts';
import { organizations } from '#relations/organizations.ts';

/** A sent answer as its link shows it. */
export interface LinkedAnswer extends Pick<Row<'lot_requests'>, 'language'> {
  readonly title: string;
  readonly building: string;
  readonly office: string;
  readonly link_last_day: LocalDate;
  readonly letter_document_id: string;
  readonly archive_document_id: string;
}

/** Finds a sent answer whose link is open on a day. */
export function findLinked(
  db: Connection,
  id: string,
  today: LocalDate,
): Promise<LinkedAnswer | undefined> {
  return db.first<LinkedAnswer>(sql`select asked.language, document.title, building.name as building,
      office.name as office, asked.link_last_day, asked.letter_document_id, asked.archive_document_id
    from app.lot_requests as asked
    join ${documents(db)} as document on document.id = asked.letter_document_id
    join ${buildings(db)} as building on building.id = asked.building_id
    join ${organizations(db)} as office on office.id = ${db.organizationId}
    where asked.organization_id = ${db.organizationId} and asked.id = ${id} and asked.status = 'Sent'
      and asked.link_revoked_at is null and asked.link_last_day >= ${today}`);
}
