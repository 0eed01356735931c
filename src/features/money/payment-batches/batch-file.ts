import { transition } from '#domain/kernel/state-machine.ts';
import { batchTransitions } from '#domain/payment-batches/batch-state.ts';
import { pain001 } from '#domain/payment-batches/pain001.ts';
import { writeXml } from '#domain/payment-batches/write-xml.ts';
import { findExpensesByIds } from '#features/money/expenses/index.ts';
import { requireBankAccount, type BankAccountRow } from '#features/register/bank-accounts/index.ts';
import { requireBuilding, requireSecondFactor } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { checkStillPayable, findPayees } from './payees.ts';
import { requireBatch } from './payment-batch.ts';
import { findBatchLines, type BatchRow } from './repository.ts';

/**
 * Writes the payment file for the bank, the same on every request. Refuses second_factor_required,
 * invalid_transition unless the batch is approved, and iban_unconfirmed and batch_changed if a line may no longer be paid.
 */
export async function writeBatchFile(
  ctx: TenantContext,
  id: string,
): Promise<{ readonly name: string; readonly content: string }> {
  await requireSecondFactor(ctx);
  const batch = await requireBatch(ctx, id);
  transition(batchTransitions, 'mark-sent', batch.status);
  const [lines, account, building] = await Promise.all([
    findBatchLines(ctx.db, [id]),
    requireBankAccount(ctx, batch.bank_account_id),
    requireBuilding(ctx, batch.building_id),
  ]);
  const pending = lines.filter(({ status }) => status === 'Pending');
  const expenses = await findExpensesByIds(
    ctx.db,
    pending.map(({ expense_id }) => expense_id),
  );
  checkStillPayable(pending, await findPayees(ctx.db, expenses));
  const debtor = debtorOf(batch, account);
  const document = pain001({
    id,
    created_at: batch.approved_at ?? batch.created_at,
    execution_date: batch.execution_date,
    ...debtor,
    enterprise_number: building.enterprise_number,
    transfers: pending,
  });
  return { name: `${batch.execution_date}-${debtor.debtor_iban}.xml`, content: writeXml(document) };
}

/**
 * Returns the paying account that was approved with the batch, which later changes of the account do not
 * touch; the account as it is for a batch that an earlier version created without one.
 */
function debtorOf(
  { debtor_name, debtor_iban, debtor_bic }: BatchRow,
  { holder, iban, bic }: BankAccountRow,
) {
  return debtor_iban === null || debtor_name === null
    ? { debtor_name: holder, debtor_iban: iban, debtor_bic: bic }
    : { debtor_name, debtor_iban, debtor_bic };
}
