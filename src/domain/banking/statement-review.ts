import type { Cents } from '#domain/kernel/money.ts';
import type { BankStatement, StatementFault } from './bank-statement.ts';

/** Why a statement is held: an inconsistency within it, or a mismatch with the others. */
export type StatementProblem =
  | StatementFault
  | { readonly code: 'balance_gap'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'statement_differs' };

/** All problems of a statement. */
export const STATEMENT_PROBLEM_CODES = [
  'wrong_count',
  'wrong_debit',
  'wrong_credit',
  'wrong_balance',
  'balance_gap',
  'statement_differs',
] as const satisfies readonly StatementProblem['code'][];

/** The accepted statements before and after one, by their days. */
export interface Neighbours {
  /** Null for the first. */
  readonly closing_before: Cents | null;
  /** Null for the last. */
  readonly opening_after: Cents | null;
}

/** Why a statement of the account is not imported at all. */
export const STATEMENT_SKIP_REASONS = [
  'AlreadyKnown',
  'UnknownAccount',
  'OtherCurrency',
  'SeparateApplication',
] as const;
export type SkipReason = (typeof STATEMENT_SKIP_REASONS)[number];

/**
 * Compares two statements of an account: by day, then by number. Some banks pad the numbers and others do
 * not: the shorter is the lower.
 */
export function inSequence(
  one: Pick<BankStatement, 'date' | 'number'>,
  other: Pick<BankStatement, 'date' | 'number'>,
): number {
  return (
    compare(one.date, other.date) ||
    one.number.length - other.number.length ||
    compare(one.number, other.number)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * Lists the problems of a new statement. The first opening balance of an account is accepted; any other
 * must equal the closing balance of the statement before it.
 */
export function reviewStatement(
  statement: BankStatement,
  { isKnownOtherwise, ...neighbours }: Neighbours & { readonly isKnownOtherwise: boolean },
): StatementProblem[] {
  return [
    ...statement.faults,
    ...findBalanceGaps(statement, neighbours),
    ...(isKnownOtherwise ? [{ code: 'statement_differs' } as const] : []),
  ];
}

/** Finds where balances do not continue from one statement to the next. */
export function findBalanceGaps(
  { opening_cents, closing_cents }: Pick<BankStatement, 'opening_cents' | 'closing_cents'>,
  { closing_before, opening_after }: Neighbours,
): StatementProblem[] {
  const gap = (stated_cents: Cents, found_cents: Cents | null): StatementProblem[] =>
    found_cents === null || stated_cents === found_cents
      ? []
      : [{ code: 'balance_gap', stated_cents, found_cents }];
  return [
    ...gap(opening_cents, closing_before),
    ...(opening_after === null ? [] : gap(opening_after, closing_cents)),
  ];
}

/** Whether a statement is held only because a neighbour is missing; it is accepted once that arrives. */
export function waitsForOthers(problems: readonly StatementProblem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => code === 'balance_gap');
}
