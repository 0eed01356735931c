import { toEuro } from '#domain/kernel/money.ts';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { BATCH_ACTIONS, batchTransitions } from '#domain/payment-batches/batch-state.ts';
import { formatReference } from '#domain/payment-batches/reference.ts';
import { findUserNames, findWhetherSecond } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { findBatchLines, visibleBatches, type BatchLineRow, type BatchRow } from './repository.ts';

/** Finds a visible batch. Refuses not_found. */
export async function requireBatch(ctx: TenantContext, id: string): Promise<BatchRow> {
  return found(
    await findRow(ctx.db, 'payment_batches', id, visibleBatches(ctx)),
    'payment_batch',
    id,
  );
}

/** Converts batches to their API representation, with their lines. */
export async function showBatches(ctx: TenantContext, rows: readonly BatchRow[]) {
  const [lines, names, isSecond] = await Promise.all([
    findBatchLines(
      ctx.db,
      rows.map(({ id }) => id),
    ),
    findUserNames(
      ctx.db,
      rows.map(({ created_by }) => created_by),
    ),
    findWhetherSecond(ctx),
  ]);
  const linesOf = Map.groupBy(lines, ({ batch_id }) => batch_id);
  return rows.map((row) => ({
    ...row,
    ...(row.debtor_iban === null ? {} : { bank_account_iban: row.debtor_iban }),
    total: toEuro(row.total_cents),
    created_by_name: names.get(row.created_by) ?? null,
    lines: (linesOf.get(row.id) ?? []).map((line) => toLine(ctx, line)),
    allowed_actions: allowedOperations(batchTransitions, row.status).filter(
      (operation) =>
        BATCH_ACTIONS.some((action) => action === operation) &&
        // Creators cannot approve their own batches, nor can those who stand for them.
        !(operation === 'approve' && !isSecond(row.created_by)),
    ),
  }));
}

/** Converts one batch to its API representation. */
export async function showBatch(ctx: TenantContext, row: BatchRow) {
  const [shown] = await showBatches(ctx, [row]);
  return found(shown, 'payment_batch', row.id);
}

function toLine(ctx: TenantContext, line: BatchLineRow) {
  const language = ctx.negotiateLanguage();
  const { reason_code: code } = line;
  const words = code === null ? null : translate(language, 'payment_batch.returned', { code });
  return {
    ...line,
    amount: toEuro(line.amount_cents),
    end_to_end_id: formatReference(line.id),
    reason: line.reason ?? words,
  };
}
