import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import {
  computeWorkingCapitalPassed,
  listWorkingCapitalToFollow,
  type WorkingCapitalState,
} from '#domain/funds/working-capital.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { getDefaultDueDate } from '#domain/owner-accounts/due-date.ts';
import { isSaleEffective } from '#domain/register/effective-sale.ts';
import {
  lockLedger,
  findOpenDay,
  postEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  chargeOwners,
  creditOwner,
  planCredit,
  ownerAccountsMoved,
} from '#features/books/owner-accounts/index.ts';
import type { CalledCapital } from '#features/money/calls-for-funds/index.ts';
import {
  createSweep,
  findBuildingLanguage,
  type SweepDependencies,
} from '#features/shared/index.ts';
import { findHoldings } from '#features/unit-owners/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Task } from '#platform/jobs/task.ts';
import {
  findUnassignedCapital,
  findWorkingCapital,
  lockDueTransfers,
  settleTransfer,
  listTransfers,
  findUnitsSoldAfter,
  type StoredTransfer,
  type UnitTransfer,
  type UnitWorkingCapital,
} from './repository.ts';

const { owner_account, counter_account } = FUND_ACCOUNTS.WorkingCapital;

/**
 * Refunds the working capital of units to their sellers and calls it from the buyers, once for
 * every transfer whose effective date has come.
 * @returns the amounts transferred, by transfer
 */
export async function transferDueCapital(
  ctx: TenantContext,
  ledger: LockedLedger,
): Promise<ReadonlyMap<string, Cents>> {
  const passed = new Map<string, Cents>();
  for (const transfer of await lockDueTransfers(ctx.db, ctx.today)) {
    const held = await findWorkingCapital(ctx.db, transfer);
    const sales = await listEffectiveSales(ctx.db, transfer.unit_id);
    const sold = sales.some(({ id }) => id === transfer.id);
    const cents = sold ? computeWorkingCapitalPassed(Math.max(0, held.cents), transfer.passed) : 0;
    if (cents > 0) await passOn(ctx, ledger, transfer, held, cents);
    await settleTransfer(ctx.db, transfer.id, cents);
    passed.set(transfer.id, cents);
  }
  return passed;
}

/** Lists the transfers of a unit in chronological order, without those that were reversed. */
async function listEffectiveSales(db: Connection, unitId: string): Promise<StoredTransfer[]> {
  const [sales, relations] = await Promise.all([
    listTransfers(db, unitId),
    findHoldings(db, [unitId]),
  ]);
  return sales.filter((sale) => isSaleEffective(sale, sales, relations.get(unitId) ?? []));
}

/**
 * Transfers what a call asks of sellers for a day before sales whose working capital was already
 * transferred; pending sales include it anyway.
 */
export async function transferCalledCapital(
  ctx: TenantContext,
  { call_date, lines }: CalledCapital,
): Promise<void> {
  if (lines.length === 0) return;
  const ledger = await lockLedger(ctx);
  const called = Map.groupBy(lines, ({ unit_id }) => unit_id);
  for (const unitId of await findUnitsSoldAfter(ctx.db, [...called.keys()], call_date)) {
    const settled = (await listEffectiveSales(ctx.db, unitId)).filter(
      ({ working_capital_cents: cents }) => cents !== null,
    );
    const following = listWorkingCapitalToFollow(called.get(unitId) ?? [], call_date, settled);
    for (const { sale, amount_cents } of following) {
      const unit = await findWorkingCapital(ctx.db, sale);
      await passOn(ctx, ledger, sale, unit, amount_cents);
      await settleTransfer(ctx.db, sale.id, amount_cents);
    }
  }
}

/**
 * Describes the working capital of a transfer in the reader's language. If the books show no
 * payment by this owner for this unit, adds that an opening balance may contain one without an
 * owner.
 * @param passed undefined: the effective date has not come
 */
export async function describeWorkingCapital(
  ctx: TenantContext,
  { unit_id, effective_date }: Pick<UnitTransfer, 'unit_id' | 'effective_date'>,
  passed: Cents | undefined,
) {
  const state: WorkingCapitalState =
    passed === undefined ? 'Pending' : passed === 0 ? 'NoneFound' : 'Passed';
  const unassigned = state === 'NoneFound' ? await findUnassignedCapital(ctx.db, unit_id) : 0;
  const amounts = { amount: toEuro(passed ?? 0), unassigned_amount: toEuro(unassigned) };
  const held = unassigned === 0 ? 'nothing' : 'unassigned';
  const facts = { ...amounts, effective_date, held };
  const detail = translate(ctx.negotiateLanguage(), `transfer.${state}`, facts);
  return { state, ...amounts, detail };
}

async function passOn(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id, unit_id, from_owner_id: seller, to_owner_id: buyer, effective_date }: UnitTransfer,
  { building_id, unit_number }: Omit<UnitWorkingCapital, 'cents'>,
  amount_cents: Cents,
): Promise<void> {
  const source = { type: 'UnitTransfer', id } as const;
  const on = await findOpenDay(ctx, building_id, effective_date);
  const plan = await planCredit(ledger, { building_id, owner_id: seller, amount_cents });
  const debit = (account_code: string, owner_id: string) => ({
    account_code,
    owner_id,
    unit_id,
    debit_cents: amount_cents,
    credit_cents: 0,
  });
  const credit = (account_code: string, owner_id: string, credit_cents: Cents) => ({
    account_code,
    owner_id,
    unit_id,
    debit_cents: 0,
    credit_cents,
  });
  const language = await findBuildingLanguage(ctx.db, building_id);
  const { id: entry_id } = await postEntry(ctx, ledger, {
    building_id,
    entry_date: on,
    journal: 'Miscellaneous',
    description: renderServiceText(language, 'ledger.unit_sold', () => ({ unit_number })),
    source,
    lines: [
      debit(counter_account, seller),
      ...plan.credited.map((part) => credit(part.account_code, seller, part.amount_cents)),
      debit(owner_account, buyer),
      credit(counter_account, buyer, amount_cents),
    ],
  });
  await creditOwner(ctx, ledger, { building_id, owner_id: seller, source, entry_id, on }, plan);
  await chargeOwners(ctx, ledger, { building_id, source, entry_id, on }, [
    {
      owner_id: buyer,
      amount_cents,
      account_code: owner_account,
      due_date: getDefaultDueDate(effective_date, ctx.today),
    },
  ]);
  await ctx.announce(ownerAccountsMoved, { building_id, owner_ids: [seller, buyer] });
}

/** Creates the task that transfers the working capital of lots that change hands today. */
export function createDailyTransfers(deps: SweepDependencies): Task {
  return createSweep(deps, 'daily-transfers', '0 3 * * *', async (ctx) => {
    await transferDueCapital(ctx, await lockLedger(ctx));
  });
}
