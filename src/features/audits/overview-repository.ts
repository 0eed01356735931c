import type { LocalDate } from '#domain/kernel/local-date.ts';
import { limitToReach } from '#features/workplace/overview/index.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { meetings } from '#relations/meetings.ts';
import { isUnanswered } from './repository.ts';

/** An audit that awaits someone, with its counts. */
export interface WaitingAudit extends Pick<
  Row<'audits'>,
  'id' | 'building_id' | 'status' | 'meeting_id'
> {
  readonly building: string;
  readonly year_end: LocalDate;
  readonly unanswered: number;
  readonly unmarked: number;
  /** Questions and objections that were answered since they were put. */
  readonly answered: number;
}

/**
 * Finds open audits, and those whose report is on no agenda of an assembly that takes place, unless another
 * audit has replaced them.
 */
export function selectWaitingAudits(
  ctx: TenantContext,
  building_id: string | undefined,
): Promise<WaitingAudit[]> {
  const { db } = ctx;
  return db.query<WaitingAudit>(sql`select audit.id, audit.building_id, audit.status, audit.meeting_id,
      building.name as building, year.end_date as year_end, counted.unanswered, counted.unmarked,
      counted.answered
    from app.audits as audit
    join ${buildings(db)} as building on building.id = audit.building_id
    join ${fiscalYears(db)} as year on year.id = audit.fiscal_year_id
    cross join lateral (select count(*) filter (where ${isUnanswered}) as unanswered,
        count(*) filter (where voucher.mark is null) as unmarked,
        count(*) filter (where voucher.answered_at is not null) as answered
      from app.audit_vouchers as voucher
      where voucher.organization_id = ${db.organizationId} and voucher.audit_id = audit.id) as counted
    where ${allOf([
      sql`audit.organization_id = ${db.organizationId}`,
      sql`(audit.status = 'Open' or not exists (select from ${meetings(db)} as meeting
        where meeting.id = audit.meeting_id and meeting.status <> 'Cancelled'))`,
      sql`not exists (select from app.audits as later where later.organization_id = ${db.organizationId}
        and later.fiscal_year_id = audit.fiscal_year_id and later.created_at > audit.created_at)`,
      ...limitToReach(ctx, 'audit.building_id', building_id),
    ])}
    order by audit.created_at, audit.id`);
}
