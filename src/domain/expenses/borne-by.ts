import { CLAIMS_ACCOUNT } from '#domain/costs/claim-entry.ts';
import { unreachable } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { DEFAULT_ACCOUNT_CODES, type ExpenseCategory } from './expense-categories.ts';

/** Cost bearers of an expense. */
export const BORNE_BY = ['Owners', 'Reserve', 'Insurer', 'OneOwner'] as const;
export type BorneBy = (typeof BORNE_BY)[number];

/** Private costs, until they are charged on to their owner. */
const PRIVATE_COSTS_ACCOUNT = '643';
/** The general reserve fund. */
const GENERAL_RESERVE_ACCOUNT = '160';

/** How an expense is charged, and on which account it is booked. */
export interface Bearing {
  readonly borne_by: BorneBy;
  readonly account_code: string;
  /** Set for OneOwner only. */
  readonly owner_id: string | null;
  /** The fund to release; set for Reserve only. */
  readonly reserve_account_code: string | null;
}

/** The cost bearer in a request; undefined fields are not specified. */
export type WantedBearing = { readonly [Name in keyof Bearing]?: Bearing[Name] | undefined };

export interface BearingFault {
  readonly reason:
    | 'owner_missing'
    | 'owner_named'
    | 'fund_named'
    | 'claim_named'
    | 'no_fund'
    | 'account';
  readonly field: keyof Bearing;
}

/** Returns the account of an expense that names none. */
function accountFor(borneBy: BorneBy, category: ExpenseCategory): string {
  switch (borneBy) {
    case 'Insurer':
      return CLAIMS_ACCOUNT;
    case 'OneOwner':
      return PRIVATE_COSTS_ACCOUNT;
    case 'Owners':
    case 'Reserve':
      return DEFAULT_ACCOUNT_CODES[category];
    default:
      return unreachable(borneBy);
  }
}

/** Claims and private costs are booked only on their accounts or sub-accounts, and nothing else is. */
function isAccountOf(borneBy: BorneBy, code: string): boolean {
  return (
    code.startsWith(CLAIMS_ACCOUNT) === (borneBy === 'Insurer') &&
    code.startsWith(PRIVATE_COSTS_ACCOUNT) === (borneBy === 'OneOwner')
  );
}

/**
 * Completes the cost bearer of an expense: all owners by default, on the account of the category or of the
 * bearer, from the general reserve. Fields that a change does not name stay, if they suit the new bearer.
 * @param before undefined for a new expense
 */
export function completeBearing(
  category: ExpenseCategory,
  wanted: WantedBearing,
  before?: Bearing,
): Bearing {
  const borneBy = wanted.borne_by ?? before?.borne_by ?? 'Owners';
  const kept = before?.borne_by === borneBy ? before : undefined;
  const account = before?.account_code;
  const fund = wanted.reserve_account_code ?? kept?.reserve_account_code ?? null;
  return {
    borne_by: borneBy,
    account_code:
      wanted.account_code ??
      (account !== undefined && isAccountOf(borneBy, account)
        ? account
        : accountFor(borneBy, category)),
    owner_id: wanted.owner_id === undefined ? (kept?.owner_id ?? null) : wanted.owner_id,
    reserve_account_code: borneBy === 'Reserve' ? (fund ?? GENERAL_RESERVE_ACCOUNT) : fund,
  };
}

/**
 * Finds inconsistent fields; undefined when there are none. Only OneOwner names an owner; only Reserve
 * names a fund (16); accounts 4996 and 643 are for Insurer and OneOwner alone, and these for them.
 * Otherwise the books would charge one owner's costs to all.
 * Rule: standard postings of the chart of the Royal Decree of 12 July 2012.
 */
export function findBearingFault(bearing: Bearing): BearingFault | undefined {
  const { borne_by: borneBy, account_code, owner_id, reserve_account_code: fund } = bearing;
  if (borneBy === 'OneOwner' && owner_id === null) {
    return { reason: 'owner_missing', field: 'owner_id' };
  }
  if (borneBy !== 'OneOwner' && owner_id !== null) {
    return { reason: 'owner_named', field: 'owner_id' };
  }
  if (borneBy !== 'Reserve' && fund !== null) {
    return { reason: 'fund_named', field: 'reserve_account_code' };
  }
  if (fund !== null && !fund.startsWith('16')) {
    return { reason: 'no_fund', field: 'reserve_account_code' };
  }
  if (!isAccountOf(borneBy, account_code)) return { reason: 'account', field: 'account_code' };
  return undefined;
}

/**
 * Whether an expense is split over owners. Out of the reserve a split is information only and charges no
 * one again.
 */
export function isSplit(borneBy: BorneBy): boolean {
  return borneBy === 'Owners' || borneBy === 'Reserve';
}

/** Whether the reserve pays an expense whole, so that its owners are charged nothing. */
export function isPaidByReserve({
  borne_by,
  amount_cents,
  reserve_cents,
}: Pick<Bearing, 'borne_by'> & {
  readonly amount_cents: Cents;
  /** Null: all. */
  readonly reserve_cents: Cents | null;
}): boolean {
  return borne_by === 'Reserve' && (reserve_cents ?? amount_cents) === amount_cents;
}

/** Part and key of the reserve, lot of the one owner, and claim; null: none. */
export interface ReserveTerms {
  readonly reserve_cents: Cents | null;
  readonly reserve_distribution_key_id: string | null;
  readonly unit_id: string | null;
  readonly claim_id: string | null;
}

/**
 * Refuses bearer_mismatch for a part or a key of the reserve without Reserve, a lot without OneOwner and a
 * claim without Insurer,
 * and reserve_exceeded {available, amount, date} (euro) for more from the reserve than the expense costs.
 */
export function checkReserveTerms(
  { borne_by }: Pick<Bearing, 'borne_by'>,
  { reserve_cents, reserve_distribution_key_id, unit_id, claim_id }: ReserveTerms,
  {
    amount_cents,
    expense_date,
  }: { readonly amount_cents: Cents; readonly expense_date: LocalDate },
): void {
  const refuse = (reason: BearingFault['reason'], field: string) => {
    throw new DomainError('bearer_mismatch', { reason, borne_by, at: [field] });
  };
  if (borne_by !== 'OneOwner' && unit_id !== null) refuse('owner_named', 'unit_id');
  if (borne_by !== 'Insurer' && claim_id !== null) refuse('claim_named', 'claim_id');
  if (borne_by !== 'Reserve') {
    if (reserve_cents !== null) refuse('fund_named', 'reserve_amount');
    if (reserve_distribution_key_id !== null) refuse('fund_named', 'reserve_distribution_key_id');
    return;
  }
  if (reserve_cents === null || reserve_cents <= amount_cents) return;
  throw new DomainError('reserve_exceeded', {
    available: toEuro(amount_cents),
    amount: toEuro(reserve_cents),
    date: expense_date,
    at: ['reserve_amount'],
  });
}
