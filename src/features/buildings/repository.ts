import type { PageRequest } from '#contract/pagination.ts';
import { listPage } from '#platform/db/page.ts';
import type { Session } from '#platform/db/session.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface BuildingRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country: string;
  readonly total_units: number;
  readonly total_quota: number;
  readonly quota_assigned: number;
  readonly quotas_incomplete_since: string | null;
  readonly construction_year: number | null;
  readonly language: 'fr' | 'nl' | 'de' | 'en';
  readonly enterprise_number: string | null;
  readonly fiscal_year_start_month: number;
  readonly require_second_approver: boolean;
  readonly late_interest_is_legal: boolean;
  readonly late_interest_ppm: number | null;
  readonly late_interest_clause: string | null;
  readonly consumer_limits: boolean;
  readonly external_ref: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

export const buildingSorts = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'name', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamptz' },
} as const;

export function listBuildings(
  db: Session,
  visible: readonly Sql[],
  page: PageRequest,
): Promise<Page<BuildingRow>> {
  return listPage<BuildingRow>(
    db,
    {
      select: sql`select * from app.buildings`,
      where: [sql`organization_id = ${db.organizationId}`, ...visible],
      sortable: buildingSorts,
      defaultSort: 'name',
    },
    page,
  );
}
