import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Say } from '#domain/kernel/language.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { AccountType } from './account.ts';
import { STATEMENT_LINES, type StatementGroup, type StatementLineCode } from './statement-lines.ts';

/** The properties of an account that a report uses; `name` in the language of the report. */
export interface NamedAccount {
  name: string;
  account_type: AccountType;
}

/** The accounts of a report by code. */
export type NamedAccounts = ReadonlyMap<string, NamedAccount>;

/** An account in a report; `code` is null for a computed figure without account. */
export interface ReportAccount {
  code: string | null;
  name: string;
  amount_cents: Cents;
}

export interface ReportGroup {
  accounts: ReportAccount[];
  total_cents: Cents;
}

/** A line of the printed statement with the accounts that make it up. */
export interface ReportLine {
  line: StatementLineCode;
  group: StatementGroup;
  caption: string;
  accounts: ReportAccount[];
  amount_cents: Cents;
}

/** Amounts by statement line and account code, with the sign shown on the line. */
export type StatementTally = Map<StatementLineCode, Map<string, Cents>>;

/** Adds cents to an account on a line; an account may be on two lines. */
export function addToTally(
  tally: StatementTally,
  line: StatementLineCode,
  code: string,
  amount: Cents,
): void {
  const accounts = tally.get(line) ?? new Map<string, Cents>();
  accounts.set(code, sumCents([accounts.get(code) ?? 0, amount]));
  tally.set(line, accounts);
}

/** Returns the lines in printed order, accounts by code, without accounts and lines at zero. */
export function listTallyLines(
  tally: StatementTally,
  accounts: NamedAccounts,
  say: Say,
): ReportLine[] {
  return STATEMENT_LINES.flatMap(({ line, group }) => {
    const reported = [...(tally.get(line) ?? [])]
      .filter(([, amount]) => amount !== 0)
      .sort(([a], [b]) => compareCodePoints(a, b))
      .map(([code, amount_cents]) => ({
        code,
        name: getAccountName(code, accounts),
        amount_cents,
      }));
    if (reported.length === 0) return [];
    const caption = say(`report.line.${line}`);
    return [{ line, group, caption, accounts: reported, amount_cents: totalOf(reported) }];
  });
}

/** Returns all lines of a group in printed order, with their total. */
export function buildReportGroup(lines: readonly ReportLine[], group: StatementGroup): ReportGroup {
  const accounts = lines.filter((line) => line.group === group).flatMap((line) => line.accounts);
  return { accounts, total_cents: totalOf(accounts) };
}

function totalOf(items: readonly { amount_cents: Cents }[]): Cents {
  return sumCents(items.map(({ amount_cents }) => amount_cents));
}

/** Returns an account by code; a missing one is a bug, as the report would be wrong. */
export function getAccount<T>(code: string, accounts: ReadonlyMap<string, T>): T {
  const account = accounts.get(code);
  assert(account !== undefined, `Account ${code} is not among those given`);
  return account;
}

/** Returns the name of an account. */
export function getAccountName(
  code: string,
  accounts: ReadonlyMap<string, { name: string }>,
): string {
  return getAccount(code, accounts).name;
}
