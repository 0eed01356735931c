import type { TransferOwnership } from '#contract/unit-owners.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import { workingCapitalDueDate, workingCapitalPassed } from '#domain/funds/working-capital.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { recordAudit } from '#features/audit.ts';
import { findBuildingLanguage } from '#features/building-language.ts';
import { ownerAccountsMoved } from '#features/follow-owner-accounts.ts';
import { isOpenOn, lockLedger, postEntry } from '#features/ledger/index.ts';
import { chargeOwners, creditOwner, planCredit } from '#features/owner-accounts/index.ts';
import { transferOwnership, type PassedOwnership } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { findWorkingCapital } from './repository.ts';

const { owner_account, counter_account } = FUND_ACCOUNTS.WorkingCapital;

/**
 * Passes a unit, or a share of it, to another owner. Calls dated from then on go to the buyer by
 * themselves; the seller's debts stay with the seller; the working capital that the unit holds is
 * refunded to the seller and called from the buyer.
 * @returns the buyer's relation from the effective date
 */
export async function transferUnit(
  ctx: TenantContext,
  unitId: string,
  input: TransferOwnership,
): Promise<PassedOwnership['relation']> {
  await lockLedger(ctx);
  const { relation, passed } = await transferOwnership(ctx, unitId, input);
  const held = await findWorkingCapital(ctx.db, unitId, input.from_owner_id);
  const amount = workingCapitalPassed(Math.max(0, held?.cents ?? 0), passed);
  if (held !== undefined && amount > 0) {
    await passWorkingCapital(ctx, {
      transfer_id: relation.id,
      building_id: held.building_id,
      unit_id: unitId,
      unit_number: held.unit_number,
      seller_id: input.from_owner_id,
      buyer_id: input.to_owner_id,
      effective_date: input.effective_date ?? ctx.today,
      amount_cents: amount,
    });
  }
  await recordAudit(ctx, {
    action: 'unit.transferred',
    object_type: 'unit',
    object_id: unitId,
    details: { ...input, working_capital_cents: amount },
  });
  return relation;
}

interface WorkingCapitalPassed {
  readonly transfer_id: string;
  readonly building_id: string;
  readonly unit_id: string;
  readonly unit_number: string;
  readonly seller_id: string;
  readonly buyer_id: string;
  readonly effective_date: string;
  readonly amount_cents: Cents;
}

async function passWorkingCapital(ctx: TenantContext, passed: WorkingCapitalPassed): Promise<void> {
  const { building_id, unit_id, seller_id, buyer_id, amount_cents } = passed;
  const source = { type: 'UnitTransfer', id: passed.transfer_id } as const;
  // What is closed is corrected only by entries in an open period.
  const isOpen = await isOpenOn(ctx.db, building_id, passed.effective_date);
  const on = isOpen ? passed.effective_date : ctx.today;
  const plan = await planCredit(ctx, { building_id, owner_id: seller_id, amount_cents });
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
  const { id: entry_id } = await postEntry(ctx, {
    building_id,
    entry_date: on,
    journal: 'Miscellaneous',
    description: translate(await findBuildingLanguage(ctx.db, building_id), 'ledger.unit_sold', {
      unit_number: passed.unit_number,
    }),
    source,
    lines: [
      debit(counter_account, seller_id),
      ...plan.credited.map((part) => credit(part.account_code, seller_id, part.amount_cents)),
      debit(owner_account, buyer_id),
      credit(counter_account, buyer_id, amount_cents),
    ],
  });
  await creditOwner(ctx, { building_id, owner_id: seller_id, source, entry_id, on }, plan);
  await chargeOwners(ctx, { building_id, source, entry_id, on }, [
    {
      owner_id: buyer_id,
      amount_cents,
      account_code: owner_account,
      due_date: workingCapitalDueDate(passed.effective_date, ctx.today),
    },
  ]);
  await ownerAccountsMoved(ctx, { building_id, owner_ids: [seller_id, buyer_id] });
}
