import type { BUILDING_SORTS, ListBuildings } from '#contract/buildings.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
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
  readonly language: Language;
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

const sortable: SortFields<typeof BUILDING_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  name: { column: 'name', type: 'text' },
  created_at: { column: 'created_at', type: 'timestamptz' },
};

export function listBuildings(
  db: Connection,
  visible: readonly Sql[],
  page: ListBuildings,
): Promise<Page<BuildingRow>> {
  return listPage<BuildingRow>(
    db,
    {
      select: sql`select * from app.buildings`,
      where: [sql`organization_id = ${db.organizationId}`, ...visible],
      sortable,
      defaultSort: 'name',
    },
    page,
  );
}
