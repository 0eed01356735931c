import { splitCostByYear } from '#domain/costs/cost-by-year.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { currentFinancialYear } from '#domain/ledger/fiscal-period.ts';
import { sumCostsByAccount, type Cost, type NumberedAllocation } from './allocations.ts';
import type { ClosingCalendar, CoveredPeriod, YearShare } from './covered-period.ts';

/**
 * Later: costs of a later year are deferred; Earlier: costs of a previous year are accrued before their
 * invoice.
 */
export const TRANSITORY_ACCOUNTS = { Later: '490', Earlier: '492' } as const;

/** Accounts for costs of a closed year that await their invoice: invoices to receive, accrued costs. */
export const ACCRUAL_ACCOUNTS = ['444', '492'] as const;
type AccrualAccount = (typeof ACCRUAL_ACCOUNTS)[number];
/** Credit balance per accrual account for a supplier, in cents. */
export type Accrued = ReadonlyMap<AccrualAccount, Cents>;

/** Accounts with a balance per supplier. */
const OF_SUPPLIERS: readonly string[] = [...ACCRUAL_ACCOUNTS, TRANSITORY_ACCOUNTS.Later];

/** Whether an account has a balance per supplier. */
export function isOfSupplier(account_code: string): boolean {
  return OF_SUPPLIERS.includes(account_code);
}

/** A share of a part of an invoice that is a cost on one day. */
export interface PartShare extends NumberedAllocation, Pick<YearShare, 'recognized_on'> {
  /** Cleared: already a cost of a closed year, booked on the account of that accrual. */
  readonly when: 'Current' | 'Later' | 'Earlier' | 'Cleared';
}

/** The years of a building, and what was accrued for the supplier of an invoice. */
export interface RecognitionFacts {
  readonly calendar: ClosingCalendar;
  readonly accrued: Accrued;
  /** The part of it that was accrued before the financial year of the invoice. */
  readonly accruedBefore: Accrued;
}

/** A share with its VAT and the days that it covers. */
export type CostPartShare<Part> = Part &
  PartShare & { readonly vat_cents: Cents; readonly covered: CoveredPeriod | null };

/** The order of the shares of a part in the books: that of the years. */
const ORDER: readonly PartShare['when'][] = ['Cleared', 'Earlier', 'Current', 'Later'];

/**
 * Divides the parts of an invoice over the financial years that they cover; the shares add up to the parts.
 * Shares of closed and of earlier years clear the supplier's accruals, 444 before 492; a part without a
 * period clears what was accrued in earlier years. The rest is a cost.
 */
export function recognizeShare<Part extends NumberedAllocation & { readonly vat_cents?: Cents }>(
  parts: readonly Part[],
  expense_date: LocalDate,
  { calendar, accrued, accruedBefore }: RecognitionFacts,
): CostPartShare<Part>[] {
  const left = new Map(accrued);
  const before = new Map(accruedBefore);
  return parts.flatMap((part) => {
    const cost = { ...part, vat_cents: part.vat_cents ?? 0, period: periodOf(part) };
    const pool = cost.period === null ? before : left;
    const held = sumCents([...pool.values()].map((cents) => Math.max(0, cents)));
    const { shares, cleared } = splitCostByYear(cost, expense_date, calendar, held);
    const costs = shares.flatMap(({ period, when, ...share }) =>
      share.amount_cents === 0 || when === 'Closed'
        ? []
        : [{ ...part, ...share, when, covered: period }],
    );
    const taken = clearAccruals(cleared.amount_cents, pool).map((one, index) => ({
      ...part,
      ...one,
      vat_cents: index === 0 ? cleared.vat_cents : 0,
      when: 'Cleared' as const,
      recognized_on: expense_date,
      covered: null,
    }));
    const other = cost.period === null ? left : before;
    for (const { account_code, amount_cents } of taken)
      other.set(account_code, (other.get(account_code) ?? 0) - amount_cents);
    return [...taken, ...costs].toSorted((a, b) => ORDER.indexOf(a.when) - ORDER.indexOf(b.when));
  });
}

/**
 * Clears an amount against accruals, account by account.
 * @param left accruals remaining; reduced by what is cleared
 */
function clearAccruals(
  amountCents: Cents,
  left: Map<AccrualAccount, Cents>,
): (Cost & { readonly account_code: AccrualAccount })[] {
  let rest = amountCents;
  return ACCRUAL_ACCOUNTS.flatMap((account_code) => {
    const held = Math.max(0, left.get(account_code) ?? 0);
    const amount_cents = Math.min(held, rest);
    rest -= amount_cents;
    left.set(account_code, held - amount_cents);
    return amount_cents === 0 ? [] : [{ account_code, amount_cents }];
  });
}

function periodOf({
  period_from,
  period_to,
}: Pick<NumberedAllocation, 'period_from' | 'period_to'>): CoveredPeriod | null {
  return period_from === null || period_to === null ? null : { period_from, period_to };
}

/** Key and period of what an invoice leaves of an accrual; null: those of the invoice. */
export interface AccruedTerms {
  readonly distribution_key_id: string | null;
  readonly period_from: LocalDate | null;
  readonly period_to: LocalDate | null;
}

/**
 * Gives what an invoice leaves of an accrual the key of the accrual, and its period where the invoice has
 * none: shares of earlier years, and those of the invoice's year without a day of it. One that also covers
 * days of its year stays one line by the key of the invoice.
 * Rule: only the difference between the invoice and what was accrued is a new cost.
 * @param starts_on first day of the financial year of the invoice
 */
export function chargeAsAccrued<
  Share extends PartShare & { readonly covered: CoveredPeriod | null },
>(shares: readonly Share[], terms: AccruedTerms, starts_on: LocalDate): Share[] {
  const cleared = new Set(
    shares.filter(({ when }) => when === 'Cleared').map((share) => share.allocation_number),
  );
  return shares.map((share) => {
    const { when, covered, allocation_number } = share;
    const isLeft =
      when === 'Earlier' ||
      (when === 'Current' && (covered === null || covered.period_to < starts_on));
    if (!isLeft || !cleared.has(allocation_number)) return share;
    return {
      ...share,
      distribution_key_id: terms.distribution_key_id ?? share.distribution_key_id,
      covered: covered ?? periodOf(terms),
    };
  });
}

/** Returns the days of a part in the financial year that begins on a day; null without a period. */
export function findYearPart(
  part: NumberedAllocation,
  starts_on: LocalDate,
  calendar: ClosingCalendar,
): CoveredPeriod | null {
  const period = periodOf(part);
  if (period === null) return null;
  const { to } = currentFinancialYear(starts_on, calendar);
  return { period_from: starts_on, period_to: earliest(period.period_to, to) };
}

/** Whether owners are charged for a share: cleared shares were charged in the year that accrued them. */
export function isBorne({ when }: Pick<PartShare, 'when'>): boolean {
  return when !== 'Cleared';
}

/**
 * Computes the debits of the purchase: the costs of its day, 490 for later years, 492 for previous years
 * that are open, and 444 or 492 for what a closed year accrued.
 */
export function purchaseCosts(shares: readonly PartShare[]): Cost[] {
  return sumCostsByAccount(
    shares.map(({ when, account_code, amount_cents }) => ({
      account_code:
        when === 'Later' || when === 'Earlier' ? TRANSITORY_ACCOUNTS[when] : account_code,
      amount_cents,
    })),
  );
}

/** Groups shares by the day on which they are a cost, earliest first. */
export function byDay<Share extends Pick<PartShare, 'recognized_on'>>(
  shares: readonly Share[],
): [LocalDate, Share[]][] {
  const days = Map.groupBy(shares, ({ recognized_on }) => recognized_on);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
