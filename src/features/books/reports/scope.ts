import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import {
  CALENDAR_YEARS,
  currentFinancialYear,
  financialYear,
  quarter,
  type FinancialCalendar,
  type Quarter,
  type ReportPeriod,
} from '#domain/ledger/fiscal-period.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findBuilding, inBuilding, type InBuildings } from './repository.ts';

/** What a report is about: a period of one building, or of all that the role may see. */
export interface ReportScope {
  readonly period: ReportPeriod;
  readonly building: { readonly id: string; readonly name: string } | null;
  /** The building's, else the organization's. */
  readonly name: string;
  readonly buildings: InBuildings;
}

interface ScopeQuery {
  readonly year?: number;
  readonly quarter?: number;
  readonly building_id?: string;
}

/** Refuses not_found for a building that is not there or may not be seen, and what a period refuses. */
export async function reportScope(ctx: TenantContext, query: ScopeQuery): Promise<ReportScope> {
  const id = query.building_id;
  if (id === undefined) {
    const organization = await findOrganization(ctx.db, ctx.organizationId);
    const { name } = found(organization, 'organization', ctx.organizationId);
    const period = periodOf(query, CALENDAR_YEARS, ctx.today);
    return { period, building: null, name, buildings: visibleBuildings(ctx, 'building_id') };
  }
  const row = await findBuilding(ctx.db, id, visibleBuildings(ctx, 'building.id'));
  const building = found(row, 'building', id);
  const period = periodOf(query, building, ctx.today);
  return { period, building, name: building.name, buildings: inBuilding(id) };
}

function periodOf(
  query: ScopeQuery,
  { fiscal_year_start_month, fiscal_years }: FinancialCalendar,
  today: LocalDate,
): ReportPeriod {
  const calendar = { fiscal_year_start_month, fiscal_years };
  const year =
    query.year === undefined
      ? currentFinancialYear(today, calendar)
      : financialYear({ year: query.year, ...calendar });
  return query.quarter === undefined ? year : quarter(year, query.quarter as Quarter);
}

/** Building or organization, the label of the period and its days, in the reader's notation. */
export function subtitleOf({ name, period }: ReportScope, language: Language): string {
  return `${name} · ${period.label} (${daysText(period, language)})`;
}

/** `01/01/2026 – 31/03/2026`, in the reader's notation. */
export function daysText(
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
  language: Language,
): string {
  return [from, to].map((date) => dayText(date, language)).join(' – ');
}

function dayText(date: LocalDate, language: Language): string {
  return date
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}
