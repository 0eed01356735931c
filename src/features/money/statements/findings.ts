import type { StatementFinding as ShownFinding } from '#contract/statements.ts';
import { toEuro } from '#domain/kernel/money.ts';
import type {
  StatementFinding,
  StatementFindingCode,
} from '#domain/statements/statement-findings.ts';
import type { StatementInput } from '#domain/statements/statement-input.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { findLineDetails } from './details-repository.ts';
import { findFiscalYear, type RunRow } from './run-repository.ts';

/** Converts findings to their API representation, in the reader's language. */
export async function showFindings(
  ctx: TenantContext,
  run: RunRow,
  { units }: Pick<StatementInput, 'units'>,
  findings: readonly StatementFinding[],
): Promise<ShownFinding[]> {
  const language = ctx.negotiateLanguage();
  const ids = findings.flatMap(({ details }) => details.flatMap(({ line_id }) => line_id ?? []));
  const [lines, year] = await Promise.all([
    findLineDetails(ctx.db, ids, language),
    findFiscalYear(ctx.db, run.building_id, run.period_to),
  ]);
  const label = (year?.end_date ?? run.period_to).slice(0, 4);
  const numbers = new Map(units.map(({ unit_id, unit_number }) => [unit_id, unit_number]));
  return findings.map(({ code, severity, count, amount_cents, details }) => ({
    code,
    severity,
    count,
    detail: translate(language, `statement.finding.${code}`, {
      count,
      ...(amount_cents === null ? {} : { amount: toEuro(amount_cents) }),
    }),
    link: linkTo(code, run, label),
    items: details.map(({ line_id, decision_id, distribution_key_id, unit_id, periods }) => ({
      expense_id: lines.get(line_id ?? '')?.expense_id ?? null,
      entry_id: lines.get(line_id ?? '')?.entry_id ?? null,
      decision_id,
      distribution_key_id,
      unit_id,
      unit_number: unit_id === null ? null : (numbers.get(unit_id) ?? null),
      periods: [...periods],
    })),
  }));
}

/** @param year the calendar year in which the financial year of the run ends */
function linkTo(code: StatementFindingCode, run: RunRow, year: string): string {
  const building = `building_id=${run.building_id}`;
  const dated = `${building}&date_from=${run.period_from}&date_to=${run.period_to}`;
  const inYear = `${building}&year=${year}`;
  const ledgerOf = (account: string) => `/reports/general-ledger?${inYear}&account_code=${account}`;
  const own = `/statements/${run.id}/lines`;
  const links: Readonly<Record<StatementFindingCode, string>> = {
    cost_without_key: own,
    ownership_incomplete: own,
    meter_boundary_missing: own,
    meter_decreasing: own,
    meter_total_zero: own,
    nobody_bears: own,
    meter_not_read: own,
    pending_expenses: `/expenses?status=Draft,PendingApproval&${dated}`,
    account_4990_not_nil: ledgerOf('4990'),
    account_58_not_nil: ledgerOf('58'),
    account_643_not_nil: ledgerOf('643'),
    open_bank_transactions: `/bank-transactions?status=Open&${dated}`,
    earlier_run_not_sent: `/buildings/${run.building_id}/statements`,
    owner_differences: '/owner-accounts/integrity',
    budget_without_cost: own,
    cost_above_last_year: own,
    recurring_invoice_missing: `/expenses?${dated}`,
    accrual_stale: ledgerOf('492'),
    earlier_period_line: own,
  };
  return links[code];
}
