import { buildings } from '#features/register/buildings/relations.ts';
import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { SWEEP } from './tasks.ts';

/** Of a document: the books rest on it. */
export const isVoucher = sql`(document.expense_id is not null or document.document_type = 'Invoice')`;

/**
 * What was kept for the owner alone, and what they have brought themselves, is deleted with its bytes,
 * but for letters, vouchers, and what is retained or held. Titles name them no longer.
 */
export const eraseDocuments: ErasurePart = async (ctx, person) => {
  const { db, today } = ctx;
  const { owner_id, user_ids } = person;
  const theirs = sql`document.organization_id = ${db.organizationId} and document.letter_id is null
    and (document.owner_id = ${owner_id} or document.created_by = any(${user_ids}::uuid[]))`;
  const isRetained = sql`coalesce(document.retention_until >= ${today}, false)`;
  const Documents = await db.execute(
    sql`delete from app.documents as document where ${theirs}
      and not (${isVoucher} or ${isRetained} or document.legal_hold)`,
  );
  const kept = await db.query<KeptData>(sql`select 'Documents' as what,
      case when ${isVoucher} then (document.created_at at time zone 'Europe/Brussels')::date end as last_day,
      coalesce(building.fiscal_year_start_month, 1) as fiscal_year_start_month,
      document.retention_until as said_until, document.legal_hold as is_held
    from app.documents as document
    left join ${buildings(db)} as building on building.id = document.building_id
    where ${theirs}`);
  const masked = await maskWords(db, 'documents', ['title', 'file_name'], person);
  await db.execute(sql`update app.documents set file_name = ${`${person.pseudonym}.pdf`}
    where organization_id = ${db.organizationId} and owner_id = ${owner_id} and letter_id is not null`);
  await maskWords(db, 'document_versions', ['file_name'], person);
  if (Documents > 0) await enqueueJobs(db, [{ task: SWEEP, payload: {} }]);
  return { erased: { Documents: Documents + masked }, kept };
};
