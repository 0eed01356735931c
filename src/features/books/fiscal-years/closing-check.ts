import type { ClosingFinding as ShownFinding } from '#contract/fiscal-years.ts';
import { toEuro } from '#domain/kernel/money.ts';
import {
  closingFindings,
  type ClosingFinding,
  type ClosingFindingCode,
} from '#domain/ledger/closing-check.ts';
import { proveLedger } from '#features/books/ledger/index.ts';
import { countDifferences } from '#features/books/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import {
  sumCheckedBalances,
  countUnfinished,
  listHeldAccounts,
  findTransfers,
  type FiscalYearRow,
} from './repository.ts';

/** Checks the ledger of the organization; call it in one database snapshot. */
export async function isLedgerIntact(ctx: TenantContext): Promise<boolean> {
  const { balanced, chain_intact } = await proveLedger(ctx);
  return balanced && chain_intact;
}

/** Finds what blocks the closing of a year, and warnings to review first. */
export async function findClosingFindings(
  { db, today }: TenantContext,
  year: FiscalYearRow,
  booksProven: boolean,
): Promise<ClosingFinding[]> {
  const { building_id } = year;
  const [unfinished, balances, transfers, differences, bank_accounts] = await Promise.all([
    countUnfinished(db, year),
    sumCheckedBalances(db, year),
    findTransfers(db, year),
    countDifferences(db, building_id),
    listHeldAccounts(db, building_id),
  ]);
  return closingFindings({
    ...unfinished,
    year,
    today,
    balances,
    books_proven: booksProven,
    owner_differences: differences,
    transfers,
    bank_accounts,
  });
}

/** Converts findings to their API representation, in the reader's language. */
export function showFindings(
  ctx: TenantContext,
  year: FiscalYearRow,
  findings: readonly ClosingFinding[],
): ShownFinding[] {
  const language = ctx.negotiateLanguage();
  return findings.map(({ code, severity, count, amount_cents }) => ({
    code,
    severity,
    count,
    detail: translate(language, `closing.${code}`, {
      count,
      end_date: year.end_date,
      ...(amount_cents === null ? {} : { amount: toEuro(amount_cents) }),
    }),
    link: linkTo(code, year),
  }));
}

function linkTo(code: ClosingFindingCode, year: FiscalYearRow): string {
  const building = `building_id=${year.building_id}`;
  const inYear = `${building}&year=${year.end_date.slice(0, 4)}`;
  const dated = `${building}&date_from=${year.start_date}&date_to=${year.end_date}`;
  const ledgerOf = (account: string) => `/reports/general-ledger?${inYear}&account_code=${account}`;
  const links: Readonly<Record<ClosingFindingCode, string>> = {
    year_not_ended: `/fiscal-years/${year.id}`,
    books_not_proven: '/ledger/proof',
    owner_differences: '/owner-accounts/integrity',
    pending_expenses: `/expenses?status=PendingApproval&${dated}`,
    account_58_not_nil: ledgerOf('58'),
    draft_expenses: `/expenses?status=Draft&${dated}`,
    draft_calls: `/calls-for-funds?status=Draft&${dated}`,
    held_bank_statements: `/bank-statements?status=Held&${dated}`,
    open_bank_transactions: `/bank-transactions?status=Open&${dated}`,
    prepayment_unmatched: `/expenses?prepayment_unmatched=true&${building}&date_to=${year.end_date}`,
    deferred_costs: ledgerOf('490'),
    account_58_nil_later: ledgerOf('58'),
    account_4990_not_nil: ledgerOf('4990'),
    account_4996_not_nil: ledgerOf('4996'),
    account_643_not_nil: ledgerOf('643'),
    reserve_not_covered: `/reports/balance-sheet?${inYear}`,
    reserve_account_missing: `/buildings/${year.building_id}`,
    account_not_of_association: `/buildings/${year.building_id}`,
  };
  return links[code];
}
