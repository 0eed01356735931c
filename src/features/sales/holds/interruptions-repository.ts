import { Interruption, INTERRUPTION_SORTS, type ListInterruptions } from '#contract/holds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { documents } from '#relations/documents.ts';
import { receivables } from '#relations/owner-accounts.ts';

export type InterruptionRow = Row<'interruptions'>;

const selectInterruptions = (db: Connection): Selection => ({
  select: sql`select * from app.interruptions`,
  beside: selectNames(db, Interruption, nameSources),
});

const sortable = sortFields('interruptions', INTERRUPTION_SORTS);

/** Lists the interruptions of limitation in a building, latest first. */
export function listInterruptions(
  db: Connection,
  building_id: string,
  { owner_id, ...page }: ListInterruptions,
): Promise<Page<InterruptionRow>> {
  return listPage<InterruptionRow>(
    db,
    {
      ...selectInterruptions(db),
      where: [sql`organization_id = ${db.organizationId}`, ...equal({ building_id, owner_id })],
      sortable,
      defaultSort: '-done_on',
    },
    page,
  );
}

/** Finds an interruption that meets the conditions. */
export function findInterruption(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<InterruptionRow | undefined> {
  return findShown<InterruptionRow>(db, selectInterruptions(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
}

/** A debt of an owner. */
interface Debt {
  readonly id: string;
  readonly owner_id: string;
  readonly due_on: LocalDate;
}

/** Lists the acts about a debt: those that name it, or that name none and were done once it was due. */
export function listActsAbout(
  debt: Debt,
  interruptions: readonly InterruptionRow[],
): InterruptionRow[] {
  return interruptions.filter(
    ({ owner_id, receivable_ids, done_on }) =>
      owner_id === debt.owner_id &&
      (receivable_ids.length === 0 ? debt.due_on <= done_on : receivable_ids.includes(debt.id)),
  );
}

/** Finds all interruptions of buildings. */
export function findInterruptions(
  db: Connection,
  building_ids: readonly string[],
): Promise<InterruptionRow[]> {
  return db.query<InterruptionRow>(sql`select * from app.interruptions
    where organization_id = ${db.organizationId} and building_id = any(${building_ids}::uuid[])
    order by done_on, id`);
}

/** Counts the debts of an owner in a building, those of them that are named, and the proof. */
export function countOwed(
  db: Connection,
  named: Pick<InterruptionRow, 'building_id' | 'owner_id' | 'receivable_ids' | 'proof_document_id'>,
): Promise<{ readonly owed: number; readonly named: number; readonly proofs: number }> {
  const { building_id, owner_id, receivable_ids, proof_document_id } = named;
  return db.one(sql`select
      (select count(*)::integer from ${receivables(db)} as owed
        where owed.owner_id = ${owner_id} and owed.building_id = ${building_id}) as owed,
      (select count(*)::integer from ${receivables(db)} as owed
        where owed.owner_id = ${owner_id} and owed.building_id = ${building_id}
          and owed.id = any(${receivable_ids}::uuid[])) as named,
      (select count(*)::integer from ${documents(db)} as document
        where document.id = ${proof_document_id} and document.building_id = ${building_id}) as proofs`);
}
