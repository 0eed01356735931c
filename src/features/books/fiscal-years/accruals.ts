import type { AccrueCosts } from '#contract/fiscal-years.ts';
import { proposeAccruals, type AccrualProposal } from '#domain/closing/propose-accruals.ts';
import { findCostDefaults } from '#domain/costs/cost-defaults.ts';
import { NO_TERMS } from '#domain/costs/cost-terms.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findYearBefore } from '#domain/ledger/fiscal-year.ts';
import {
  findCostSettings,
  insertAccrualTerms,
  recordPlainCosts,
} from '#features/books/costs/index.ts';
import { postEntry, renderServiceText, type LockedLedger } from '#features/books/ledger/index.ts';
import { findBuildingLanguage, recordAudit } from '#features/shared/index.ts';
import { findNames } from '#platform/db/names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';
import { findInvoicedCosts } from './accrual-repository.ts';
import { lockForOperation } from './lock-year.ts';
import { listFiscalYears, type YearDays } from './repository.ts';

/** Invoices to be received. */
const ACCRUAL_ACCOUNT = '444';

/** Proposes accruals for the invoices that a year still lacks. */
export async function findAccrualProposals(
  { db }: Pick<TenantContext, 'db'>,
  year: YearDays,
): Promise<AccrualProposal[]> {
  const [years, settings] = await Promise.all([
    listFiscalYears(db, year.building_id),
    findCostSettings(db),
  ]);
  const costs = await findInvoicedCosts(db, year, findYearBefore(year, years));
  const invoiced = costs.map(({ period_from, period_to, ...cost }) => ({
    ...cost,
    period: period_from === null || period_to === null ? null : { period_from, period_to },
    is_contract: findCostDefaults(cost.account_code, settings).uncovered === 'SettlementPeriod',
  }));
  return proposeAccruals(invoiced, year);
}

/** Converts proposals to their API representation, with their total. */
export async function showProposals(
  { db }: Pick<TenantContext, 'db'>,
  proposals: readonly AccrualProposal[],
) {
  const ids = [...new Set(proposals.map(({ supplier_id }) => supplier_id))];
  const names = await findNames(db, nameSources.supplier_id, ids);
  return {
    proposals: proposals.map(({ period, amount_cents, ...named }) => ({
      ...named,
      ...period,
      supplier: names.get(named.supplier_id) ?? '',
      amount: toEuro(amount_cents),
    })),
    total: toEuro(sumCents(proposals.map(({ amount_cents }) => amount_cents))),
  };
}

/**
 * Accrues the invoices that an open year still lacks by one entry on its last day, of all suppliers or of
 * those named: each cost by its key and the days that it covers, against 444. None if nothing is missing.
 * The entry can be reversed like one made by hand. Refuses not_found, stale, accountant_required,
 * invalid_transition, and what posting refuses.
 */
export async function accrueCosts(
  ctx: TenantContext,
  ledger: LockedLedger,
  id: string,
  { supplier_ids }: AccrueCosts,
) {
  const { year } = await lockForOperation(ctx, ledger, id, 'accrue-costs');
  const all = await findAccrualProposals(ledger, year);
  const proposals = all.filter(
    ({ supplier_id }) => supplier_ids === undefined || supplier_ids.includes(supplier_id),
  );
  const entry_id = proposals.length === 0 ? null : await postAccruals(ctx, ledger, year, proposals);
  await recordAudit(ctx, 'fiscal_year.costs_accrued', id, { entry_id });
  const { total, ...shown } = await showProposals(ctx, proposals);
  return { journal_entry_id: entry_id, amount: total, ...shown };
}

async function postAccruals(
  ctx: TenantContext,
  ledger: LockedLedger,
  { building_id, end_date }: YearDays,
  proposals: readonly AccrualProposal[],
): Promise<string> {
  const language = await findBuildingLanguage(ledger.db, building_id);
  const lines = proposals.flatMap(({ account_code, supplier_id, amount_cents }) => [
    { account_code, debit_cents: amount_cents, credit_cents: 0 },
    { account_code: ACCRUAL_ACCOUNT, debit_cents: 0, credit_cents: amount_cents, supplier_id },
  ]);
  const posted = await postEntry(ctx, ledger, {
    building_id,
    entry_date: end_date,
    journal: 'Miscellaneous',
    description: renderServiceText(language, 'ledger.accruals', () => ({ end_date })),
    lines,
  });
  const costs = proposals.map((proposal, index) => ({
    distribution_key_id: proposal.distribution_key_id,
    period: proposal.period,
    account_code: proposal.account_code,
    debit_cents: proposal.amount_cents,
    credit_cents: 0,
    supplier_id: proposal.supplier_id,
    position: 2 * index + 1,
  }));
  const entry = { ...posted, entry_date: end_date };
  await recordPlainCosts(ctx, building_id, { entry, lines: costs }, { needsKey: true });
  await insertAccrualTerms(
    ledger.db,
    proposals.map(({ distribution_key_id, period }, index) => ({
      entry_id: posted.id,
      line_number: 2 * index + 2,
      distribution_key_id,
      period,
      terms: NO_TERMS,
    })),
  );
  return posted.id;
}
