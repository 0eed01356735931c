import type { EndingData, RetentionPart } from '#features/shared/index.ts';
import { emptyingReferences } from '#platform/db/references.ts';
import { changeRows } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { buildings } from '#relations/buildings.ts';
import { minutes } from '#relations/minutes.ts';
import { isVoucher } from './erasure-repository.ts';
import { SWEEP } from './tasks.ts';

/**
 * Documents whose retention period has ended, except letters, published minutes and those under
 * legal hold. Their bytes are removed later.
 */
export const documentRetention: RetentionPart = {
  what: 'Documents',
  find: ({ db, today }, limit) =>
    db.query<EndingData>(sql`select documents.id, 'Documents' as what,
        case when ${isVoucher} then (documents.created_at at time zone 'Europe/Brussels')::date end as last_day,
        coalesce(building.fiscal_year_start_month, 1) as fiscal_year_start_month,
        documents.retention_until as said_until
      from app.documents
      left join ${buildings(db)} as building on building.id = documents.building_id
      where documents.organization_id = ${db.organizationId} and documents.letter_id is null
        and documents.retention_until < ${today} and not documents.legal_hold
        and not (documents.document_type = 'MeetingMinutes' and documents.meeting_id in (
          select meeting_id from ${minutes(db)} as minutes where published_at is not null))
      order by documents.retention_until limit ${limit}`),
  async erase({ db }, ids) {
    const ended = sql`id = any(${ids}::uuid[]) and not legal_hold`;
    await changeRows(
      db,
      'documents',
      sql`${emptyingReferences(db, 'documents', ended)} delete from app.documents
        where organization_id = ${db.organizationId} and ${ended} returning id`,
    );
    await enqueueJobs(db, [{ task: SWEEP, payload: {} }]);
  },
};
