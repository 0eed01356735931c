import type { Cents } from '#domain/kernel/money.ts';
import type { BankStatement, StatementFault } from './bank-statement.ts';

/** Why a statement is held: what it says wrongly of itself, or how it does not fit to the others. */
export type StatementProblem =
  | StatementFault
  | { readonly code: 'balance_gap'; readonly stated_cents: Cents; readonly found_cents: Cents }
  | { readonly code: 'statement_differs' };

/** All that may be wrong with a statement. */
export const STATEMENT_PROBLEM_CODES = [
  'wrong_count',
  'wrong_debit',
  'wrong_credit',
  'wrong_balance',
  'balance_gap',
  'statement_differs',
] as const satisfies readonly StatementProblem['code'][];

/** The accepted statements beside one, by their days. */
export interface Neighbours {
  /** Null: it is the first. */
  readonly closing_before: Cents | null;
  /** Null: it is the last. */
  readonly opening_after: Cents | null;
}

/** Why a statement of the account is not taken at all. */
export const STATEMENT_SKIP_REASONS = [
  'AlreadyKnown',
  'UnknownAccount',
  'OtherCurrency',
  'SeparateApplication',
] as const;
export type SkipReason = (typeof STATEMENT_SKIP_REASONS)[number];

/**
 * Which of two statements of an account comes first: by their days, and of one day by their numbers,
 * of which a bank pads some and counts others: the shorter is the lower.
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
 * What is wrong with a statement that is new. The first opening balance of an account is taken as it
 * is; any other is what the statement before it ended with.
 */
export function reviewStatement(
  statement: BankStatement,
  { isKnownOtherwise, ...neighbours }: Neighbours & { readonly isKnownOtherwise: boolean },
): StatementProblem[] {
  return [
    ...statement.faults,
    ...gapsOf(statement, neighbours),
    ...(isKnownOtherwise ? [{ code: 'statement_differs' } as const] : []),
  ];
}

/** Where the balances do not go on from one statement to the next. */
export function gapsOf(
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

/** Whether nothing but a missing neighbour holds a statement: it is taken once that has come. */
export function waitsForOthers(problems: readonly StatementProblem[]): boolean {
  return problems.length > 0 && problems.every(({ code }) => code === 'balance_gap');
}
