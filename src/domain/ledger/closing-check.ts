import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  isHeldByAssociation,
  isReserveAccountMissing,
  type BankAccountPurpose,
} from '#domain/payments/bank-account.ts';
import type { FiscalYearPeriod } from './fiscal-year.ts';

export const FINDING_SEVERITIES = ['Blocking', 'Warning'] as const;
type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** All findings before a year is closed, in display order. */
const SEVERITIES = {
  year_not_ended: 'Blocking',
  books_not_proven: 'Blocking',
  owner_differences: 'Blocking',
  pending_expenses: 'Blocking',
  account_58_not_nil: 'Blocking',
  draft_expenses: 'Warning',
  draft_calls: 'Warning',
  held_bank_statements: 'Warning',
  open_bank_transactions: 'Warning',
  prepayment_unmatched: 'Warning',
  deferred_costs: 'Warning',
  account_58_nil_later: 'Warning',
  account_4990_not_nil: 'Warning',
  account_4996_not_nil: 'Warning',
  account_643_not_nil: 'Warning',
  reserve_not_covered: 'Warning',
  reserve_account_missing: 'Warning',
  account_not_of_association: 'Warning',
} as const satisfies Record<string, FindingSeverity>;

export type ClosingFindingCode = keyof typeof SEVERITIES;

export const CLOSING_FINDING_CODES = Object.keys(SEVERITIES) as ClosingFindingCode[];

/** Accounts that a closing checks, each including its sub-accounts. */
export const CHECKED_ACCOUNTS = [
  '160',
  '161',
  '4100',
  '4990',
  '4996',
  '53',
  '550',
  '58',
  '643',
] as const;
export type CheckedAccount = (typeof CHECKED_ACCOUNTS)[number];

/** Facts about a financial year and its building. */
export interface ClosingFacts {
  readonly year: Pick<FiscalYearPeriod, 'end_date'>;
  readonly today: LocalDate;
  readonly books_proven: boolean;
  /** Number of owners whose balance in the books differs from their open items. */
  readonly owner_differences: number;
  /** Expenses and calls dated in the year. */
  readonly pending_expenses: number;
  readonly draft_expenses: number;
  readonly draft_calls: number;
  /** Bank statements and transactions of the year that are held or not booked. */
  readonly held_bank_statements: number;
  readonly open_bank_transactions: number;
  /** Booked expenses up to the last day, prepaid by a payment that is not matched. */
  readonly prepayment_unmatched: number;
  /** Number of expenses with costs of the year still deferred on 490. */
  readonly deferred_costs: number;
  /** Debits less credits up to the last day; for 643, those of the year only. */
  readonly balances: Readonly<Record<CheckedAccount, Cents>>;
  readonly transfers: Transfers;
  readonly bank_accounts: readonly HeldAccount[];
}

/** Bank account of the building. */
export interface HeldAccount {
  readonly holder: string;
  readonly building_name: string;
  readonly purpose: BankAccountPurpose;
}

/** The movements on 58, debits less credits, one by one. */
export interface Transfers {
  /** Up to the last day of the year. */
  readonly until: readonly Cents[];
  readonly later: readonly Cents[];
}

export interface ClosingFinding {
  readonly code: ClosingFindingCode;
  readonly severity: FindingSeverity;
  /** Number of items found. */
  readonly count: number;
  /** Total amount; null if not about money. */
  readonly amount_cents: Cents | null;
}

/**
 * Lists what blocks the closing of a year and what to review before, blocking findings first.
 * Rule: Royal Decree of 12 July 2012 (nothing in transfer or suspense, claims settled, private costs
 * charged on) and art. 3.86 §3 Civil Code (reserve kept apart: the funds 160 and 161 are covered by 550 and
 * 53 or still receivable on 4100; accounts in the name of the association, one for the reserve).
 */
export function closingFindings(facts: ClosingFacts): ClosingFinding[] {
  const { balances, bank_accounts: accounts } = facts;
  const counts: Partial<Record<ClosingFindingCode, number>> = {
    year_not_ended: facts.today <= facts.year.end_date ? 1 : 0,
    books_not_proven: facts.books_proven ? 0 : 1,
    owner_differences: facts.owner_differences,
    pending_expenses: facts.pending_expenses,
    draft_expenses: facts.draft_expenses,
    draft_calls: facts.draft_calls,
    held_bank_statements: facts.held_bank_statements,
    open_bank_transactions: facts.open_bank_transactions,
    prepayment_unmatched: facts.prepayment_unmatched,
    deferred_costs: facts.deferred_costs,
    reserve_account_missing: isReserveAccountMissing(accounts) ? 1 : 0,
    account_not_of_association: accounts.filter(
      ({ holder, building_name: building }) => !isHeldByAssociation(holder, building),
    ).length,
  };
  const arrivedLater = haveArrived(facts.transfers);
  const amounts: Partial<Record<ClosingFindingCode, Cents>> = {
    account_58_not_nil: arrivedLater ? 0 : balances['58'],
    account_58_nil_later: arrivedLater ? balances['58'] : 0,
    account_4990_not_nil: balances['4990'],
    account_4996_not_nil: balances['4996'],
    account_643_not_nil: balances['643'],
    reserve_not_covered: Math.max(0, uncoveredReserve(balances)),
  };
  return CLOSING_FINDING_CODES.map((code): ClosingFinding => {
    const amount_cents = amounts[code] ?? null;
    const count = counts[code] ?? Number(amount_cents !== 0);
    return { code, severity: SEVERITIES[code], count, amount_cents };
  }).filter(({ count }) => count > 0);
}

/**
 * Whether transfers under way at the end of the year have arrived since, apart from more recent ones: each
 * amount as a movement, the total as one, or all movements until 58 was zero.
 */
function haveArrived({ until, later }: Transfers): boolean {
  const open = sumCents(until);
  if (later.includes(-open) || sumCents([open, ...later]) === 0) return true;
  const underWay = new Map<Cents, number>();
  for (const cents of until) {
    const size = Math.abs(cents);
    underWay.set(size, (underWay.get(size) ?? 0) + Math.sign(cents));
  }
  return [...underWay].every(([size, count]) => {
    const back = later.filter((cents) => cents === -Math.sign(count) * size);
    return back.length >= Math.abs(count);
  });
}

/** Computes what the reserve funds hold beyond the money of the reserve. */
function uncoveredReserve(balances: ClosingFacts['balances']): Cents {
  const held = sumCents([balances['160'], balances['161']]);
  const covered = sumCents([balances['550'], balances['53'], balances['4100']]);
  return 0 - held - covered;
}

/** Whether nothing blocks, and every warning is acknowledged. */
export function isReadyToClose(
  findings: readonly { readonly code: string; readonly severity: FindingSeverity }[],
  acknowledged: readonly string[],
): boolean {
  return findings.every(
    ({ code, severity }) => severity === 'Warning' && acknowledged.includes(code),
  );
}
