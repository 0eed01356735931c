import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Ledger lines that name an owner, with the text of the line, else of its entry. */
export const discloseEntries: DisclosurePart = async ({ db }, { owner_id }) => ({
  AccountMovements: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      line.entry_date, line.account_code, line.debit_cents, line.credit_cents, line.due_date,
      coalesce(own.description, entry.description) as description
    from app.journal_lines as line
    join ${buildings(db)} as building on building.id = line.building_id
    left join app.journal_texts as own on own.organization_id = ${db.organizationId}
      and own.entry_id = line.entry_id and own.line_number = line.line_number
    left join app.journal_texts as entry on entry.organization_id = ${db.organizationId}
      and entry.entry_id = line.entry_id and entry.line_number = 0
    where line.organization_id = ${db.organizationId} and line.owner_id = ${owner_id}
    order by line.entry_date, line.sequence, line.line_number`),
});
