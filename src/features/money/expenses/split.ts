import { splitAmount, type SplitLine } from '#domain/charges/split-amount.ts';
import { listParts } from '#domain/expenses/allocations.ts';
import { determineBearer } from '#domain/expenses/expense-categories.ts';
import { ACCRUAL_ACCOUNTS, recognizeShare, type PartShare } from '#domain/expenses/recognition.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { readBookCalendar, sumUnusedSupplierCredit } from '#features/books/ledger/index.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import { findMerged } from '#features/register/suppliers/index.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AllocationRow } from './allocations-repository.ts';
import type { ExpenseRow } from './repository.ts';

/** Split of a share of an expense part, with the current name of its key. */
export interface PartSplit {
  readonly allocation_number: number;
  /** Day whose owners are charged. */
  readonly recognized_on: LocalDate;
  readonly key: string;
  readonly lines: readonly SplitLine[];
}

/** Divides the parts of an expense over the fiscal years that they are for; a note clears no accrual. */
export async function divideOverYears(
  ctx: TenantContext,
  expense: ExpenseRow,
  allocations: readonly AllocationRow[],
): Promise<PartShare[]> {
  const { kind, building_id, supplier_id, expense_date } = expense;
  const parts = listParts({ ...expense, allocations });
  const calendar = await readBookCalendar(ctx, building_id);
  const mayBeAccrued =
    kind === 'Invoice' && supplier_id !== null && parts.some((part) => part.period_from !== null);
  const accrued = mayBeAccrued
    ? await sumUnusedSupplierCredit(ctx.db, {
        building_id,
        supplier_ids: await findMerged(ctx.db, supplier_id),
        account_codes: ACCRUAL_ACCOUNTS,
        since: expense_date,
      })
    : new Map();
  return recognizeShare(parts, expense_date, { calendar, accrued });
}

/** Splits the shares of an expense, each by its key over the owners on its day; negative for a note. */
export async function computeSplits(
  ctx: TenantContext,
  expense: ExpenseRow,
  shares: readonly PartShare[],
): Promise<PartSplit[]> {
  const splits: PartSplit[] = [];
  for (const share of shares) splits.push(await computeSplit(ctx, expense, share));
  return splits;
}

async function computeSplit(
  ctx: TenantContext,
  { kind, building_id, category }: ExpenseRow,
  { allocation_number, distribution_key_id, recognized_on, ...share }: PartShare,
): Promise<PartSplit> {
  const date = recognized_on;
  const amount_cents = kind === 'CreditNote' ? -share.amount_cents : share.amount_cents;
  const key = await findKeyWeights(ctx.db, { building_id, distribution_key_id, date });
  const units = key.units.filter(({ weight }) => weight > 0);
  const holders = await findHoldersByUnit(ctx.db, {
    unit_ids: units.map(({ unit_id: unitId }) => unitId),
    date,
  });
  const { lines } = splitAmount({ amount_cents, units, holders, bears: determineBearer(category) });
  return { allocation_number, recognized_on, key: key.name, lines };
}
