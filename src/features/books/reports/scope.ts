import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import {
  CALENDAR_YEARS,
  currentFinancialYear,
  financialYear,
  quarter,
  findPreviousPeriod,
  type FinancialCalendar,
  type Quarter,
  type ReportPeriod,
} from '#domain/ledger/fiscal-period.ts';
import {
  findSenders,
  readPrintedHead,
  type PrintedHeads,
} from '#features/documents/letters/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Sender } from '#platform/paper.ts';
import { formatDay } from '#platform/pdf/notation.ts';
import { findBuilding, inBuilding, type InBuildings } from './repository.ts';

/** Scope of a report: a period of one building, or of all visible ones. */
export interface ReportScope {
  readonly period: ReportPeriod;
  /** Same period of the previous year; null if there was none. */
  readonly previous: ReportPeriod | null;
  readonly building: { readonly id: string; readonly name: string } | null;
  /** Name of the building, else of the organization. */
  readonly name: string;
  readonly buildings: InBuildings;
  readonly senders: readonly Sender[];
  /** Head of the ledger that the report was computed from. */
  readonly heads: PrintedHeads;
}

interface ScopeQuery {
  readonly year?: number;
  readonly quarter?: number;
  readonly building_id?: string;
}

/**
 * Resolves the scope of a report. Refuses invalid_query for an Owner who names no building, not_found for
 * a building that does not exist or is not visible, and invalid periods.
 */
export async function resolveReportScope(
  ctx: TenantContext,
  query: ScopeQuery,
): Promise<ReportScope> {
  const id = query.building_id;
  if (id === undefined) {
    if (ctx.principal.owner_id !== null) {
      throw new DomainError('invalid_query', {
        pointer: '/query/building_id',
        first: 'building_id',
      });
    }
    const organization = await findOrganization(ctx.db, ctx.organizationId);
    const { name } = found(organization, 'organization', ctx.organizationId);
    return {
      ...resolvePeriods(query, CALENDAR_YEARS, ctx.today),
      building: null,
      name,
      buildings: visibleBuildings(ctx, 'building_id'),
      senders: await findSenders(ctx.db, null, ctx.negotiateLanguage()),
      heads: await readPrintedHead(ctx.db),
    };
  }
  const row = await findBuilding(ctx.db, id, visibleBuildings(ctx, 'building.id'));
  const building = found(row, 'building', id);
  return {
    ...resolvePeriods(query, building, ctx.today),
    building,
    name: building.name,
    buildings: inBuilding(id),
    senders: await findSenders(ctx.db, id, ctx.negotiateLanguage()),
    heads: await readPrintedHead(ctx.db),
  };
}

function resolvePeriods(
  query: ScopeQuery,
  { fiscal_year_start_month, fiscal_years }: FinancialCalendar,
  today: LocalDate,
): Pick<ReportScope, 'period' | 'previous'> {
  const calendar = { fiscal_year_start_month, fiscal_years };
  const year =
    query.year === undefined
      ? currentFinancialYear(today, calendar)
      : financialYear({ year: query.year, ...calendar });
  const period = query.quarter === undefined ? year : quarter(year, query.quarter as Quarter);
  return { period, previous: findPreviousPeriod(period, calendar) };
}

/** Combines building or organization, period name and days, in the reader's notation. */
export function makeSubtitle({ name, period }: ReportScope, language: Language): string {
  return `${name} · ${periodName(period, language)} (${formatDays(period, language)})`;
}

/** Combines building or organization and period name for a report as at the end of the period. */
export function subtitleAtEnd({ name, period }: ReportScope, language: Language): string {
  const day = translate(language, 'report.as_at', { date: period.to });
  return `${name} · ${periodName(period, language)} (${day})`;
}

/** Names the period: `2026`, or a quarter in the language's notation, such as `T4 2026`. */
export function periodName({ label }: Pick<ReportPeriod, 'label'>, language: Language): string {
  const [year, number] = label.split('-Q');
  return number === undefined
    ? label
    : translate(language, 'report.quarter', { year, quarter: number });
}

/** Formats the days of a period in the reader's notation: `01/01/2026 – 31/03/2026`. */
export function formatDays(
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
  language: Language,
): string {
  return [from, to].map((date) => formatDay(date, language)).join(' – ');
}
