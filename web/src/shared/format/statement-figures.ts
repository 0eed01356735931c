import type { StatementLinesLine, StatementOwner, StatementRun } from '../api/generated.ts';
import type { AccountCharge } from './account-change.ts';
import { sumEuro } from './sum-euro.ts';

/** Sums the ordinary and extraordinary amounts. */
export function sumNatures({ ordinary, extraordinary }: StatementRun['totals']['charges']): number {
  return sumEuro([ordinary, extraordinary]);
}

/** Groups the lines of a statement by account. */
export function groupByAccount(
  accounts: readonly AccountCharge[],
  lines: readonly StatementLinesLine[],
): readonly (readonly [account: AccountCharge, lines: readonly StatementLinesLine[]])[] {
  const linesOf = Map.groupBy(lines, ({ account_code }) => account_code);
  return accounts.map((account) => [account, linesOf.get(account.account_code) ?? []]);
}

/** Whether a line is the one that an address names by its number. */
export function isLinkedLine(
  { number }: Pick<StatementLinesLine, 'number'>,
  linked: string | undefined,
): boolean {
  return linked !== undefined && String(number) === linked;
}

/**
 * Lists the amounts that lead from the opening to the closing balance of an owner’s account, in euro.
 * Those that are zero are left out, except the opening balance.
 */
export function listMovements(owner: StatementOwner) {
  const movements = [
    ['called_ordinary', owner.called.ordinary],
    ['works_asked', owner.works_asked],
    ['reserve', owner.reserve],
    ['private_costs', owner.private_costs],
    ['working_capital', owner.working_capital],
    ['interest_and_costs', owner.interest_and_costs],
    ['payments', owner.payments],
    ['settlement', sumNatures(owner.settlement)],
  ] as const;
  return [
    ['opening_balance', owner.opening_balance] as const,
    ...movements.filter(([, amount]) => amount !== 0),
  ];
}
