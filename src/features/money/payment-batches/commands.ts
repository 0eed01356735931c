import type {
  ApprovePaymentBatch,
  CreatePaymentBatch,
  RejectPaymentBatchLines,
} from '#contract/payment-batches.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { sumGivenAmounts } from '#domain/kernel/sum-given-amounts.ts';
import {
  batchTransitions,
  deriveBatchStatus,
  type BatchOperation,
  type BatchStatus,
} from '#domain/payment-batches/batch-state.ts';
import { communicationFor, isNameable } from '#domain/payment-batches/pain001.ts';
import { lockBuildingExpenses } from '#features/money/expenses/index.ts';
import { findBankAccount, type BankAccountRow } from '#features/register/bank-accounts/index.ts';
import {
  checkSecondPerson,
  creationColumns,
  recordAudit,
  requireSecondFactor,
} from '#features/shared/index.ts';
import { insertRow, insertRows, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, matchSeen, type TenantContext } from '#platform/http/request-context.ts';
import {
  checkStillPayable,
  requirePayable,
  findPayees,
  requireConfirmedAccounts,
} from './payees.ts';
import { requireBatch } from './payment-batch.ts';
import {
  changeLines,
  endLines,
  findBatchLines,
  findLiveLines,
  visibleBatches,
  type BatchLineRow,
  type BatchRow,
} from './repository.ts';

/**
 * Creates a draft of payments from one account: the open amounts of approved expenses of its building.
 * Refuses unknown_reference, not_payable, iban_unconfirmed, expense_in_batch, date_past,
 * amount_out_of_range.
 */
export async function createBatch(
  ctx: TenantContext,
  { bank_account_id, expense_ids, execution_date = ctx.today }: CreatePaymentBatch,
): Promise<BatchRow> {
  const account = await payingAccount(ctx, bank_account_id);
  if (execution_date < ctx.today) {
    const pointer = '/body/execution_date';
    throw new DomainError('date_past', { date: execution_date, pointer });
  }
  const lines = await linesToPay(ctx, account.building_id, [...new Set(expense_ids)]);
  const batch = await insertRow(ctx.db, 'payment_batches', {
    id: ctx.newId(),
    building_id: account.building_id,
    bank_account_id,
    debtor_name: account.holder,
    debtor_iban: account.iban,
    debtor_bic: account.bic,
    execution_date,
    status: 'Draft',
    total_cents: sumGivenAmounts(
      lines.map(({ amount_cents }) => amount_cents),
      ['expense_ids'],
    ),
    ...creationColumns(ctx),
  });
  await insertRows(
    ctx.db,
    'payment_batch_lines',
    lines.map((line) => ({ ...line, batch_id: batch.id })),
  );
  const { total_cents } = batch;
  await recordAudit(ctx, 'payment_batch.created', batch.id, { lines: lines.length, total_cents });
  return batch;
}

/**
 * Finds the paying account. Refuses unknown_reference, and not_payable if its holder's name cannot be
 * written in a bank file.
 */
async function payingAccount(ctx: TenantContext, id: string): Promise<BankAccountRow> {
  const pointer = '/body/bank_account_id';
  const account = await findBankAccount(ctx, id);
  if (account === undefined) {
    throw new DomainError('unknown_reference', { what: 'bank_account', id, pointer });
  }
  if (isNameable(account.holder)) return account;
  throw new DomainError('not_payable', { reason: 'name', supplier: account.holder, pointer });
}

/** Builds the lines of a new batch, and locks its expenses until the transaction ends. */
async function linesToPay(ctx: TenantContext, buildingId: string, ids: readonly string[]) {
  const expenses = await lockBuildingExpenses(ctx, buildingId, ids);
  const payees = await findPayees(ctx.db, expenses);
  requireConfirmedAccounts(ids.map((id) => payees.get(id)));
  const lines = ids.map((expense_id, index) => {
    const pointer = `/body/expense_ids/${index}`;
    const payee = payees.get(expense_id);
    if (payee === undefined) {
      throw new DomainError('unknown_reference', { what: 'expense', id: expense_id, pointer });
    }
    const supplier = requirePayable(payee, pointer);
    return {
      id: ctx.newId(),
      position: index + 1,
      expense_id,
      creditor_name: supplier.name,
      creditor_iban: supplier.iban,
      creditor_bic: supplier.bic,
      amount_cents: payee.expense.open_cents,
      communication: communicationFor(payee.expense),
      status: 'Pending' as const,
      is_live: true,
    };
  });
  await refuseTaken(ctx, ids);
  return lines;
}

async function refuseTaken(ctx: TenantContext, ids: readonly string[]): Promise<void> {
  const [taken] = await findLiveLines(ctx.db, ids);
  if (taken === undefined) return;
  const { expense_id, batch_id } = taken;
  const pointer = `/body/expense_ids/${ids.indexOf(expense_id)}`;
  throw new DomainError('expense_in_batch', { expense_id, batch_id, pointer });
}

async function lockBatch(ctx: TenantContext, id: string): Promise<BatchRow> {
  const row = await lockRow(ctx.db, 'payment_batches', id, visibleBatches(ctx));
  return matching(ctx, found(row, 'payment_batch', id));
}

async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: BatchOperation,
): Promise<{ batch: BatchRow; next: BatchStatus }> {
  const batch = await lockBatch(ctx, id);
  return { batch, next: transition(batchTransitions, operation, batch.status) };
}

/**
 * Draft → Approved, by another person than its creator, if every line is still payable as recorded.
 * Refuses stale if the caller saw another total, second_person_required, approver_unconfirmed,
 * iban_unconfirmed, batch_changed.
 */
export async function approveBatch(
  ctx: TenantContext,
  id: string,
  { total }: ApprovePaymentBatch,
): Promise<BatchRow> {
  await requireSecondFactor(ctx);
  const { building_id } = await requireBatch(ctx, id);
  // The expenses of a batch never change, so they can be locked before it.
  const lines = await findBatchLines(ctx.db, [id]);
  const expenses = await lockBuildingExpenses(
    ctx,
    building_id,
    lines.map(({ expense_id }) => expense_id),
  );
  const batch = await lockBatch(ctx, id);
  matchSeen(total === undefined ? undefined : centsOf(total), batch.total_cents);
  const next = transition(batchTransitions, 'approve', batch.status);
  await checkSecondPerson(ctx, batch.created_by);
  checkStillPayable(lines, await findPayees(ctx.db, expenses));
  const row = await updateRow(ctx, 'payment_batches', id, {
    status: next,
    approved_by: ctx.userId,
    approved_at: ctx.now,
  });
  await recordAudit(ctx, 'payment_batch.approved', id, { total_cents: batch.total_cents });
  return row;
}

/** Draft, Approved → Cancelled: its expenses can be paid in another way. */
export async function cancelBatch(ctx: TenantContext, id: string): Promise<BatchRow> {
  const { next } = await lockForOperation(ctx, id, 'cancel');
  await endLines(ctx.db, id);
  await recordAudit(ctx, 'payment_batch.cancelled', id);
  return updateRow(ctx, 'payment_batches', id, { status: next });
}

/** Approved → Sent: the bank has the file. */
export async function markBatchSent(ctx: TenantContext, id: string): Promise<BatchRow> {
  await requireSecondFactor(ctx);
  const { next } = await lockForOperation(ctx, id, 'mark-sent');
  await recordAudit(ctx, 'payment_batch.sent', id);
  return updateRow(ctx, 'payment_batches', id, {
    status: next,
    sent_by: ctx.userId,
    sent_at: ctx.now,
  });
}

/**
 * Rejects lines of a sent batch that the bank did not carry out: their expenses can be paid in another
 * way. Refuses unknown_reference for lines that are not in the batch or not pending.
 */
export async function rejectLines(
  ctx: TenantContext,
  id: string,
  { line_ids, reason }: RejectPaymentBatchLines,
): Promise<BatchRow> {
  const { batch } = await lockForOperation(ctx, id, 'reject-lines');
  const lines = await findBatchLines(ctx.db, [id]);
  const pending = new Set(
    lines.filter(({ status }) => status === 'Pending').map((line) => line.id),
  );
  const index = line_ids.findIndex((line) => !pending.has(line));
  if (index !== -1) {
    const pointer = `/body/line_ids/${index}`;
    throw new DomainError('unknown_reference', {
      what: 'payment_batch_line',
      id: line_ids[index],
      pointer,
    });
  }
  await changeLines(ctx.db, line_ids, { status: 'Rejected', is_live: false, reason });
  await recordAudit(ctx, 'payment_batch.lines_rejected', id, { line_ids, reason });
  return updateBatchFromLines(ctx, batch);
}

/** Updates the status of a batch from its lines; the caller has locked it. */
export async function updateBatchFromLines(ctx: TenantContext, batch: BatchRow): Promise<BatchRow> {
  const lines: readonly BatchLineRow[] = await findBatchLines(ctx.db, [batch.id]);
  const status = deriveBatchStatus(batch.status, lines, batch.sent_at !== null);
  return updateRow(ctx, 'payment_batches', batch.id, { status });
}
