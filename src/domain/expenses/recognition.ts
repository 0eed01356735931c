import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { sumCostsByAccount, type Cost, type NumberedAllocation } from './allocations.ts';
import {
  splitByYear,
  type ClosingCalendar,
  type CoveredPeriod,
  type YearShare,
} from './covered-period.ts';

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

/** A share of a part of an invoice that is a cost on one day, split over the owners of that day. */
export interface PartShare extends NumberedAllocation, Pick<YearShare, 'recognized_on'> {
  /** Cleared: already a cost of a closed year, booked on the account of that accrual. */
  readonly when: 'Current' | 'Later' | 'Earlier' | 'Cleared';
}

/**
 * Divides the parts of an invoice over the financial years that they cover; the shares add up to the parts.
 * Shares of closed years clear the supplier's accruals, 444 before 492; the rest is a cost on the day of
 * the invoice.
 */
export function recognizeShare(
  parts: readonly NumberedAllocation[],
  expense_date: LocalDate,
  { calendar, accrued }: { readonly calendar: ClosingCalendar; readonly accrued: Accrued },
): PartShare[] {
  const left = new Map(accrued);
  return parts.flatMap((part) => {
    const years = splitByYear(part.amount_cents, periodOf(part), expense_date, calendar);
    return mergeShares(
      years.flatMap(({ when, ...share }): PartShare[] =>
        when === 'Closed'
          ? clearAccruals({ ...part, ...share, when: 'Current' }, left)
          : [{ ...part, ...share, when }],
      ),
    );
  });
}

/**
 * Clears a share against accruals.
 * @param left accruals remaining; reduced by what is cleared
 */
function clearAccruals(share: PartShare, left: Map<AccrualAccount, Cents>): PartShare[] {
  let rest = share.amount_cents;
  const taken = ACCRUAL_ACCOUNTS.map((account_code): PartShare => {
    const held = Math.max(0, left.get(account_code) ?? 0);
    const amount_cents = Math.min(held, rest);
    rest -= amount_cents;
    left.set(account_code, held - amount_cents);
    return { ...share, account_code, when: 'Cleared', amount_cents };
  });
  return [...taken, { ...share, amount_cents: rest }];
}

/** Merges shares that are booked and split alike, and drops empty ones. */
function mergeShares(shares: readonly PartShare[]): PartShare[] {
  const alike = Map.groupBy(
    shares,
    (one) => `${one.when} ${one.recognized_on} ${one.account_code}`,
  );
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const amount_cents = same.reduce((sum, one) => sum + one.amount_cents, 0);
    return first === undefined || amount_cents === 0 ? [] : [{ ...first, amount_cents }];
  });
}

function periodOf({ period_from, period_to }: NumberedAllocation): CoveredPeriod | undefined {
  return period_from === null || period_to === null ? undefined : { period_from, period_to };
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
