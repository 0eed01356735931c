import type { ClosingFinding as ShownFinding } from '#contract/fiscal-years.ts';
import {
  joinFindings,
  type FindingBeforeClosing,
  type FindingBeforeClosingCode,
} from '#domain/closing/closing-findings.ts';
import { yearFindings, type YearFinding } from '#domain/closing/year-findings.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { closingFindings, type ClosingFinding } from '#domain/ledger/closing-check.ts';
import { proveLedger } from '#features/books/ledger/index.ts';
import { countDifferences } from '#features/books/owner-accounts/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { findAccrualProposals } from './accruals.ts';
import {
  sumCheckedBalances,
  countUnfinished,
  listHeldAccounts,
  findTransfers,
  sumResultBalances,
  type FiscalYearRow,
} from './repository.ts';
import { readReserveYear, testReserve } from './reserve.ts';
import { findSettledUntil } from './settled-repository.ts';
import { listUnfinishedWorks } from './works-repository.ts';
import { countYear, listBankBalances } from './year-repository.ts';

/** Checks the ledger of the organization; call it in one database snapshot. */
export async function isLedgerIntact(ctx: TenantContext): Promise<boolean> {
  const { balanced, chain_intact } = await proveLedger(ctx);
  return balanced && chain_intact;
}

/**
 * Finds what blocks the closing of a year, and warnings to review first.
 * @param result_decision_id the decision about what is left of the result
 */
export async function findClosingFindings(
  ctx: TenantContext,
  year: FiscalYearRow,
  booksProven: boolean,
  result_decision_id: string | null = null,
): Promise<FindingBeforeClosing[]> {
  const [ofEntries, ofYear] = await Promise.all([
    findEntryFindings(ctx, year, booksProven),
    findYearFindings(ctx, year, result_decision_id),
  ]);
  return joinFindings(ofEntries, ofYear);
}

async function findEntryFindings(
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

async function findYearFindings(
  ctx: TenantContext,
  year: FiscalYearRow,
  result_decision_id: string | null,
): Promise<YearFinding[]> {
  const { db } = ctx;
  const building = await requireBuilding(ctx, year.building_id);
  const [
    counts,
    settled_until,
    reserve,
    reserve_test,
    balances,
    unfinished_works,
    expected,
    bank_balances,
  ] = await Promise.all([
    countYear(db, year),
    findSettledUntil(db, year),
    readReserveYear(db, year, building),
    testReserve(ctx, year),
    sumResultBalances(db, year),
    listUnfinishedWorks(db, year),
    findAccrualProposals(ctx, year),
    listBankBalances(db, year),
  ]);
  const { has_entries, ...facts } = counts;
  return yearFindings({
    ...facts,
    are_accounts_approved: facts.are_accounts_approved || !has_entries,
    has_auditor_report: facts.has_auditor_report || !has_entries,
    end_date: year.end_date,
    settled_until,
    reserve,
    reserve_test,
    balances,
    unfinished_works,
    result_decision_id,
    expected_invoices: expected.map(({ amount_cents }) => amount_cents),
    bank_balances,
  });
}

/** Converts findings to their API representation, in the reader's language. */
export function showFindings(
  ctx: TenantContext,
  year: FiscalYearRow,
  findings: readonly FindingBeforeClosing[],
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

function linkTo(code: FindingBeforeClosingCode, year: FiscalYearRow): string {
  const building = `building_id=${year.building_id}`;
  const inYear = `${building}&year=${year.end_date.slice(0, 4)}`;
  const dated = `${building}&date_from=${year.start_date}&date_to=${year.end_date}`;
  const ledgerOf = (account: string) => `/reports/general-ledger?${inYear}&account_code=${account}`;
  const links: Readonly<Record<FindingBeforeClosingCode, string>> = {
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
    cost_without_key: `/journal-entries?${dated}`,
    entries_before_opening: `/journal-entries?${building}`,
    statement_missing: `/fiscal-years/${year.id}`,
    reserve_not_appropriated: `/fiscal-years/${year.id}`,
    result_not_nil: `/reports/income-statement?${inYear}`,
    reserve_below_five_percent: `/fiscal-years/${year.id}`,
    invoice_expected: `/fiscal-years/${year.id}/accrual-proposals`,
    bank_negative: `/reports/cash-series?${building}`,
    bank_statements_missing: `/bank-statements?${building}`,
    accrual_stale: ledgerOf('49'),
    accounts_not_approved: `/meetings?${building}`,
    auditor_report_missing: `/meetings?${building}`,
  };
  return links[code];
}
