import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { selectKeptRows } from './kept-repository.ts';

/** The statements of an owner in figures, and their charges line by line. */
export const discloseStatements: DisclosurePart = async ({ db }, { owner_id }) => {
  const ofRun = sql`join app.statement_runs as run on run.organization_id = ${db.organizationId}
      and run.id = kept.statement_id
    join ${buildings(db)} as building on building.id = run.building_id
    where kept.owner_id = ${owner_id}`;
  const [Statements, StatementCharges] = await Promise.all([
    db.query<DisclosedRecord>(sql`select building.name as building_name, run.period_from,
        run.period_to, run.status, kept.opening_cents, kept.charges_ordinary_cents,
        kept.charges_extraordinary_cents, kept.called_ordinary_cents,
        kept.called_extraordinary_cents, kept.works_asked_cents, kept.reserve_cents,
        kept.private_costs_cents, kept.working_capital_cents, kept.interest_and_costs_cents,
        kept.payments_cents, kept.closing_cents, kept.vat_cents, kept.recoverable_cents
      from app.statement_owners as kept ${ofRun} and kept.organization_id = ${db.organizationId}
      order by run.period_from, run.id`),
    db.query<DisclosedRecord>(sql`select building.name as building_name, kept.unit_number,
        run.period_to as statement_until, kept.account_code, kept.nature, kept.period_from,
        kept.period_to, kept.weight, kept.total_weight, kept.share, kept.days, kept.consumption,
        kept.amount_cents, kept.vat_cents, kept.recoverable_cents
      from (${selectKeptRows(db)}) as kept ${ofRun}
      order by run.period_from, run.id, kept.row_number`),
  ]);
  return { Statements, StatementCharges };
};
