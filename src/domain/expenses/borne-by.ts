import { unreachable } from '#domain/kernel/assert.ts';
import { DEFAULT_ACCOUNT_CODES, type ExpenseCategory } from './expense-categories.ts';

/** Who bears an expense in the end. */
export const BORNE_BY = ['Owners', 'Reserve', 'Insurer', 'OneOwner'] as const;
export type BorneBy = (typeof BORNE_BY)[number];

/** Claims against insurers. */
const CLAIMS_ACCOUNT = '4996';
/** Private costs, until they are charged on to their owner. */
const PRIVATE_COSTS_ACCOUNT = '643';
/** The general reserve fund. */
const GENERAL_RESERVE_ACCOUNT = '160';

/** How an expense is borne, and on which account it stands. */
export interface Bearing {
  readonly borne_by: BorneBy;
  readonly account_code: string;
  /** Of OneOwner alone. */
  readonly owner_id: string | null;
  /** The fund that is released: of Reserve alone. */
  readonly reserve_account_code: string | null;
}

/** What a request says of it; undefined: nothing. */
export type WantedBearing = { readonly [Name in keyof Bearing]?: Bearing[Name] | undefined };

export interface BearingFault {
  readonly reason: 'owner_missing' | 'owner_named' | 'fund_named' | 'no_fund' | 'account';
  readonly field: keyof Bearing;
}

/** The account of an expense that names none. */
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

/** Claims and private costs stand on their accounts or those below, and nothing else does. */
function isAccountOf(borneBy: BorneBy, code: string): boolean {
  return (
    code.startsWith(CLAIMS_ACCOUNT) === (borneBy === 'Insurer') &&
    code.startsWith(PRIVATE_COSTS_ACCOUNT) === (borneBy === 'OneOwner')
  );
}

/**
 * How an expense is to be borne: by all owners unless it is said otherwise, on the account of its
 * category or of whoever bears it, out of the general reserve. What a change does not name stays, as
 * far as it fits whoever bears the expense now.
 * @param before undefined for a new expense
 */
export function bearingOf(
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
 * What does not fit together, undefined when all does: OneOwner names that owner and nobody else does;
 * Reserve names a fund (16) and nobody else does; 4996 and 643 are for Insurer and OneOwner, as these
 * are for them. Else the cost of one would be everybody's in the books.
 * Rule: standard postings of the chart of the Royal Decree of 12 July 2012.
 */
export function bearingFault(bearing: Bearing): BearingFault | undefined {
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

/** Whether an expense has a split: that of the reserve is information, and makes nobody bear it again. */
export function isSplit(borneBy: BorneBy): boolean {
  return borneBy === 'Owners' || borneBy === 'Reserve';
}
