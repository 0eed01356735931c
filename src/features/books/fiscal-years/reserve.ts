import {
  findUnappropriated,
  makeAppropriationLines,
  type ReserveYear,
} from '#domain/closing/appropriation.ts';
import {
  checkReserve,
  sumOrdinaryCharges,
  type ReserveTest,
} from '#domain/closing/reserve-minimum.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findYearBefore } from '#domain/ledger/fiscal-year.ts';
import { postEntry, renderServiceText, type LockedLedger } from '#features/books/ledger/index.ts';
import { recordAudit, requireBuilding } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { lockForOperation, toEntrySource } from './lock-year.ts';
import { listFiscalYears, type YearDays } from './repository.ts';
import {
  isReserveOptedOut,
  sumAppropriated,
  sumCharges,
  sumReserveCalls,
  sumReserveInterest,
} from './reserve-repository.ts';

/** The general reserve fund, which reserve calls are for. */
const RESERVE_FUND = '160';

type BuildingSettings = Awaited<ReturnType<typeof requireBuilding>>;

/** Reads the income of the reserve in a year, and what was appropriated of it. */
export async function readReserveYear(
  db: Connection,
  year: YearDays,
  { reserve_interest_to }: Pick<BuildingSettings, 'reserve_interest_to'>,
): Promise<ReserveYear> {
  const [called, interest, appropriated] = await Promise.all([
    sumReserveCalls(db, year),
    reserve_interest_to === 'Reserve' ? sumReserveInterest(db, year) : 0,
    sumAppropriated(db, year),
  ]);
  return {
    called: new Map([[RESERVE_FUND, called]]),
    interest: new Map([[RESERVE_FUND, interest]]),
    appropriated,
  };
}

/**
 * Compares the reserve calls of a year with 5 % of the ordinary charges of the year before.
 * Rule: Civil Code, art. 3.86 §3.
 */
export async function testReserve(ctx: TenantContext, year: YearDays): Promise<ReserveTest> {
  const { db } = ctx;
  const [{ acceptance_date }, years, called_cents, is_opted_out] = await Promise.all([
    requireBuilding(ctx, year.building_id),
    listFiscalYears(db, year.building_id),
    sumReserveCalls(db, year),
    isReserveOptedOut(db, year),
  ]);
  const charges = await sumCharges(db, year.building_id, findYearBefore(year, years));
  return checkReserve({
    base_cents: sumOrdinaryCharges(charges),
    called_cents,
    year_start: year.start_date,
    acceptance_date,
    is_opted_out,
  });
}

/** Converts a reserve test to its API representation. */
export function showReserveTest({ due, sufficient, ...cents }: ReserveTest) {
  return {
    base: toEuro(cents.base_cents),
    minimum: toEuro(cents.minimum_cents),
    called: toEuro(cents.called_cents),
    due,
    sufficient,
  };
}

/**
 * Moves the reserve calls of an open year, and the interest left to the reserve, to their funds by an entry
 * on its last day; none if nothing is left to move. Refuses not_found, stale, accountant_required,
 * invalid_transition, and what posting refuses.
 * Rule: reserve money is not result; debit 693, credit 160 (Royal Decree of 12 July 2012).
 */
export async function appropriateReserve(ctx: TenantContext, ledger: LockedLedger, id: string) {
  const { year } = await lockForOperation(ctx, ledger, id, 'appropriate-reserve');
  const building = await requireBuilding(ctx, year.building_id);
  const reserve = await readReserveYear(ledger.db, year, building);
  const funds = [...findUnappropriated(reserve)];
  const lines = makeAppropriationLines(reserve);
  const { end_date } = year;
  const entry =
    lines.length === 0
      ? null
      : await postEntry(ctx, ledger, {
          building_id: year.building_id,
          entry_date: end_date,
          journal: 'Miscellaneous',
          description: renderServiceText(building.language, 'ledger.appropriation', () => ({
            end_date,
          })),
          lines,
          source: toEntrySource(year),
        });
  await recordAudit(ctx, 'fiscal_year.reserve_appropriated', id, { entry_id: entry?.id });
  return {
    journal_entry_id: entry?.id ?? null,
    amount: toEuro(sumCents(funds.map(([, cents]) => cents))),
    funds: funds.map(([account_code, cents]) => ({ account_code, amount: toEuro(cents) })),
  };
}
