import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { emptyingReferences } from '#platform/db/references.ts';
import { sql } from '#platform/db/sql.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { buildings } from '#relations/buildings.ts';
import { isOfPerson } from './person-repository.ts';
import { SWEEP } from './tasks.ts';

/** Matches documents that support the books: vouchers, and what the service has filed. */
export const isVoucher = sql`(documents.expense_id is not null or documents.document_type = 'Invoice'
  or documents.is_filed)`;

/**
 * Deletes the documents shared with the owner only and those that they attached to their tickets,
 * with their bytes; keeps letters, supporting documents of the books, and anything under retention
 * or legal hold. Masks their names in titles.
 */
export const eraseDocuments: ErasurePart = async (ctx, person) => {
  const { db, today } = ctx;
  const theirs = sql`documents.organization_id = ${db.organizationId} and documents.letter_id is null
    and ${isOfPerson(db, person)}`;
  const isRetained = sql`coalesce(documents.retention_until >= ${today}, false)`;
  const isErased = sql`${theirs} and not (${isVoucher} or ${isRetained} or documents.legal_hold)`;
  const Documents = await db.execute(
    sql`${emptyingReferences(db, 'documents', isErased)} delete from app.documents where ${isErased}`,
  );
  const kept = await db.query<KeptData>(sql`select 'Documents' as what,
      case when ${isVoucher} then (documents.created_at at time zone 'Europe/Brussels')::date end as last_day,
      coalesce(building.fiscal_year_start_month, 1) as fiscal_year_start_month,
      documents.retention_until as said_until, documents.legal_hold as is_held
    from app.documents
    left join ${buildings(db)} as building on building.id = documents.building_id
    where ${theirs}`);
  const masked = await maskWords(db, 'documents', ['title', 'file_name'], person);
  await db.execute(sql`update app.documents set file_name = ${`${person.pseudonym}.pdf`}
    where organization_id = ${db.organizationId} and owner_id = ${person.owner_id} and letter_id is not null`);
  await maskWords(db, 'document_versions', ['file_name'], person);
  if (Documents > 0) await enqueueJobs(db, [{ task: SWEEP, payload: {} }]);
  return { erased: { Documents: Documents + masked }, kept };
};
