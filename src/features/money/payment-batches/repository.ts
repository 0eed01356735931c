import {
  PaymentBatch,
  PAYMENT_BATCH_SORTS,
  type ListPaymentBatches,
} from '#contract/payment-batches.ts';
import type { BatchLineStatus } from '#domain/payment-batches/batch-state.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { nameSources } from '#relations/display-names.ts';

export type BatchRow = Row<'payment_batches'>;
export type BatchLineRow = Row<'payment_batch_lines'>;

/** Limits batches to visible buildings. */
export function visibleBatches(ctx: TenantContext): Sql[] {
  return visibleBuildings(ctx, 'building_id');
}

const sortable = sortFields('payment_batches', PAYMENT_BATCH_SORTS);

/** Lists visible payment batches, one page at a time. */
export function listBatches(
  ctx: TenantContext,
  filters: ListPaymentBatches,
): Promise<Page<BatchRow>> {
  const { building_id, bank_account_id, expense_id, status } = filters;
  return listPage<BatchRow>(
    ctx.db,
    {
      select: sql`select * from app.payment_batches`,
      beside: selectNames(ctx.db, PaymentBatch, nameSources),
      where: [
        sql`organization_id = ${ctx.db.organizationId}`,
        ...equal({ building_id, bank_account_id }),
        ...oneOf({ status }),
        ...(expense_id === undefined ? [] : [withLineFor(ctx, expense_id)]),
        ...visibleBatches(ctx),
      ],
      sortable,
      defaultSort: '-execution_date',
    },
    filters,
  );
}

function withLineFor({ db }: TenantContext, expenseId: string): Sql {
  return sql`id in (select line.batch_id from app.payment_batch_lines as line
    where line.organization_id = ${db.organizationId} and line.expense_id = ${expenseId})`;
}

/** Finds the lines of batches, in order. */
export function findBatchLines(
  db: Connection,
  batchIds: readonly string[],
): Promise<BatchLineRow[]> {
  return db.query<BatchLineRow>(sql`select * from app.payment_batch_lines
    where organization_id = ${db.organizationId} and batch_id = any(${batchIds}::uuid[])
    order by batch_id, position`);
}

/** Finds the lines by which these expenses may still be paid; the caller has locked the expenses. */
export function findLiveLines(
  db: Connection,
  expenseIds: readonly string[],
): Promise<Pick<BatchLineRow, 'id' | 'batch_id' | 'expense_id'>[]> {
  return db.query(sql`select id, batch_id, expense_id from app.payment_batch_lines
    where organization_id = ${db.organizationId} and is_live
      and expense_id = any(${expenseIds}::uuid[]) order by expense_id`);
}

/** Finds the line by which an expense may still be paid. */
export function findLiveLine(db: Connection, expenseId: string): Promise<BatchLineRow | undefined> {
  return db.first<BatchLineRow>(sql`select * from app.payment_batch_lines
    where organization_id = ${db.organizationId} and expense_id = ${expenseId} and is_live`);
}

/** Finds the last line of an expense in a state. */
export function findLastLine(
  db: Connection,
  expenseId: string,
  status: BatchLineStatus,
): Promise<BatchLineRow | undefined> {
  return db.first<BatchLineRow>(sql`select * from app.payment_batch_lines
    where organization_id = ${db.organizationId} and expense_id = ${expenseId}
      and status = ${status} order by id desc limit 1`);
}

/** Changes lines; the caller has locked their batch. */
export async function changeLines(
  db: Connection,
  ids: readonly string[],
  {
    status,
    is_live,
    reason_code = null,
    reason = null,
  }: Pick<BatchLineRow, 'status' | 'is_live'> &
    Partial<Pick<BatchLineRow, 'reason_code' | 'reason'>>,
): Promise<void> {
  await db.execute(sql`update app.payment_batch_lines
    set status = ${status}, is_live = ${is_live}, reason_code = ${reason_code}, reason = ${reason}
    where organization_id = ${db.organizationId} and id = any(${ids}::uuid[])`);
}

/** Ends the lines of a batch: none may be paid any more. */
export async function endLines(db: Connection, batchId: string): Promise<void> {
  await db.execute(sql`update app.payment_batch_lines set is_live = false
    where organization_id = ${db.organizationId} and batch_id = ${batchId} and is_live`);
}
