import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { costsOf, type Cost, type NumberedAllocation } from './allocations.ts';
import {
  sharesByYear,
  type ClosingCalendar,
  type CoveredPeriod,
  type YearShare,
} from './covered-period.ts';

/** Deferred: costs of a later year; accrued: costs of a year before whose invoice comes later. */
export const TRANSITORY_ACCOUNTS = { Later: '490', Earlier: '492' } as const;

/** Where what was a cost of a closed year waits for its invoice: invoices to come, accrued costs. */
export const ACCRUAL_ACCOUNTS = ['444', '492'] as const;
type AccrualAccount = (typeof ACCRUAL_ACCOUNTS)[number];
/** What stands there for a supplier, in cents of credit. */
export type Accrued = ReadonlyMap<AccrualAccount, Cents>;

/** On these a balance is a supplier's. */
const OF_SUPPLIERS: readonly string[] = [...ACCRUAL_ACCOUNTS, TRANSITORY_ACCOUNTS.Later];

export function isOfSupplier(account_code: string): boolean {
  return OF_SUPPLIERS.includes(account_code);
}

/** What of a part of an invoice is a cost on one day, and split by the owners of that day. */
export interface PartShare extends NumberedAllocation, Pick<YearShare, 'recognized_on'> {
  /** Cleared: no cost, since it was one of a closed year already; it stands on the account of that. */
  readonly when: 'Current' | 'Later' | 'Earlier' | 'Cleared';
}

/**
 * The parts of an invoice by the financial years that they are for; the shares add up to the parts. Those
 * of closed years clear what was accrued for the supplier, 444 before 492 and as far as it goes; the
 * rest of them is a cost of the day of the invoice.
 */
export function recognized(
  parts: readonly NumberedAllocation[],
  expense_date: LocalDate,
  { calendar, accrued }: { readonly calendar: ClosingCalendar; readonly accrued: Accrued },
): PartShare[] {
  const left = new Map(accrued);
  return parts.flatMap((part) => {
    const years = sharesByYear(part.amount_cents, periodOf(part), expense_date, calendar);
    return merged(
      years.flatMap(({ when, ...share }): PartShare[] =>
        when === 'Closed'
          ? cleared({ ...part, ...share, when: 'Current' }, left)
          : [{ ...part, ...share, when }],
      ),
    );
  });
}

/** @param left what is accrued still; less of it afterwards */
function cleared(share: PartShare, left: Map<AccrualAccount, Cents>): PartShare[] {
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

/** One share for what is booked and split alike; shares of nothing are left out. */
function merged(shares: readonly PartShare[]): PartShare[] {
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

/** Whether the owners bear a share: what is cleared they bore with the year that accrued it. */
export function isBorne({ when }: Pick<PartShare, 'when'>): boolean {
  return when !== 'Cleared';
}

/**
 * What the purchase debits: the costs of its day, 490 for those of later years, 492 for what was a cost
 * of a year before, and 444 or 492 for what was accrued in one that is closed.
 */
export function purchaseCosts(shares: readonly PartShare[]): Cost[] {
  return costsOf(
    shares.map(({ when, account_code, amount_cents }) => ({
      account_code:
        when === 'Later' || when === 'Earlier' ? TRANSITORY_ACCOUNTS[when] : account_code,
      amount_cents,
    })),
  );
}

/** Shares by the day on which they are a cost, the first day first. */
export function byDay<Share extends Pick<PartShare, 'recognized_on'>>(
  shares: readonly Share[],
): [LocalDate, Share[]][] {
  const days = Map.groupBy(shares, ({ recognized_on }) => recognized_on);
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
