import { assert } from '#domain/kernel/assert.ts';
import type { Say } from '#domain/kernel/language.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { isOffBalanceCode, isResultAccount, findStatementLine } from './account.ts';
import { RESULT_LINE, isAssetLine, linesBySide } from './statement-lines.ts';
import {
  getAccount,
  addToTally,
  buildReportGroup,
  listTallyLines,
  type NamedAccounts,
  type ReportGroup,
  type ReportLine,
  type StatementTally,
} from './statement-tally.ts';

/** Debits minus credits of an account from the first entry up to the day of the sheet. */
export interface AccountBalance {
  account_code: string;
  /**
   * Owner of the balance: the building or, on accounts of co-owners and suppliers, one of these in it. Rows
   * of one account and holder are netted before a side is chosen, those of different holders never; several
   * holders with the same sign may be combined.
   */
  holder: string;
  balance_cents: Cents;
}

export interface BalanceSheet {
  assets: {
    fixed_assets: ReportGroup;
    current_assets: ReportGroup;
    total_assets_cents: Cents;
  };
  liabilities: {
    equity: ReportGroup;
    long_term_liabilities: ReportGroup;
    current_liabilities: ReportGroup;
    total_liabilities_cents: Cents;
  };
  balance_check: {
    assets_cents: Cents;
    liabilities_cents: Cents;
    difference_cents: Cents;
    balanced: boolean;
  };
  lines: ReportLine[];
}

/**
 * Draws up the balance sheet of one or several buildings. In: balances in cents, any number of rows per
 * account; the accounts by code, with names in the language of `say`. Out: assets as debits minus credits
 * (contra accounts are negative), equity and liabilities as credits minus debits. A dual account is shown
 * on the side of each holder's balance, so that an advance never offsets another owner's arrears, nor a
 * building's money another's overdraft. Equity ends with the result not yet closed, even when zero, with
 * code null; other accounts at zero and off-balance accounts are left out.
 * Source: Civil Code, art. 3.86 §3 and 3.89 §5 15°: each association is a legal person with clear and
 * detailed accounts of its own.
 */
export function balanceSheet({
  balances,
  accounts,
  say,
}: {
  balances: readonly AccountBalance[];
  accounts: NamedAccounts;
  say: Say;
}): BalanceSheet {
  const positions = positionsOf(balances);
  const tally = tallyOf(positions, accounts);
  const lines = withResult(listTallyLines(tally, accounts, say), resultOf(positions), say);
  const assets = {
    fixed_assets: buildReportGroup(lines, 'fixed_assets'),
    current_assets: buildReportGroup(lines, 'current_assets'),
  };
  const liabilities = {
    equity: buildReportGroup(lines, 'equity'),
    long_term_liabilities: buildReportGroup(lines, 'long_term_liabilities'),
    current_liabilities: buildReportGroup(lines, 'current_liabilities'),
  };
  const assetsTotal = totalOfGroups(assets);
  const liabilitiesTotal = totalOfGroups(liabilities);
  return {
    assets: { ...assets, total_assets_cents: assetsTotal },
    liabilities: { ...liabilities, total_liabilities_cents: liabilitiesTotal },
    balance_check: {
      assets_cents: assetsTotal,
      liabilities_cents: liabilitiesTotal,
      difference_cents: assetsTotal - liabilitiesTotal,
      balanced: assetsTotal === liabilitiesTotal,
    },
    lines,
  };
}

/** A balance whose sign decides on which side it is shown. */
interface Position {
  code: string;
  balance: Cents;
}

function positionsOf(balances: readonly AccountBalance[]): Position[] {
  const positions = new Map<string, Position>();
  for (const row of balances) {
    const key = `${row.account_code} ${row.holder}`;
    const balance = sumCents([positions.get(key)?.balance ?? 0, row.balance_cents]);
    positions.set(key, { code: row.account_code, balance });
  }
  return [...positions.values()];
}

function tallyOf(positions: readonly Position[], accounts: NamedAccounts): StatementTally {
  const tally: StatementTally = new Map();
  for (const { code, balance } of positions) {
    if (isOffBalanceCode(code) || isResultAccount(code)) continue;
    const text = findStatementLine(code, getAccount(code, accounts).account_type);
    assert(text !== null, `Account ${code} has no line on the balance sheet`);
    const sides = linesBySide(text);
    const line = balance > 0 ? sides.debit : sides.credit;
    addToTally(tally, line, code, isAssetLine(line) ? balance : 0 - balance);
  }
  return tally;
}

function resultOf(positions: readonly Position[]): Cents {
  const open = positions.filter(({ code }) => isResultAccount(code));
  return 0 - sumCents(open.map(({ balance }) => balance));
}

function withResult(lines: readonly ReportLine[], result: Cents, say: Say): ReportLine[] {
  const caption = say(`report.line.${RESULT_LINE}`);
  const line: ReportLine = {
    line: RESULT_LINE,
    group: 'equity',
    caption,
    accounts: [{ code: null, name: caption, amount_cents: result }],
    amount_cents: result,
  };
  // On the balance sheet, lines are printed in the order of their codes.
  const before = lines.filter((candidate) => candidate.line < RESULT_LINE).length;
  return lines.toSpliced(before, 0, line);
}

function totalOfGroups(groups: Readonly<Record<string, ReportGroup>>): Cents {
  return sumCents(Object.values(groups).map(({ total_cents }) => total_cents));
}
