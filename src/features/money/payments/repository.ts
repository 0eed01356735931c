import type { ListPayments, PAYMENT_SORTS } from '#contract/payments.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { PaymentMethod } from '#domain/payments/payment-entry.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { Connection } from '#platform/db/connection.ts';
import { listPage, type SortFields } from '#platform/db/page.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';

export interface PaymentRow {
  readonly id: string;
  readonly building_id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
  readonly received_on: string;
  readonly method: PaymentMethod;
  readonly communication: string | null;
  readonly account_code: string;
  readonly bank_account_id: string | null;
  readonly status: PaymentStatus;
  readonly reversal_reason: string | null;
  readonly reversed_at: string | null;
  /** The payment first, then its reversal. */
  readonly journal_entry_ids: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
}

const sortable: SortFields<typeof PAYMENT_SORTS> = {
  id: { column: 'id', type: 'uuid' },
  received_on: { column: 'received_on', type: 'date' },
  amount: { column: 'amount_cents', type: 'bigint' },
};

function filterConditions(filters: ListPayments): Sql[] {
  const { owner_id, building_id, status, method, date_from, date_to } = filters;
  return [
    ...(owner_id === undefined ? [] : [sql`owner_id = ${owner_id}`]),
    ...(building_id === undefined ? [] : [sql`building_id = ${building_id}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(method === undefined ? [] : [sql`method = ${method}`]),
    ...(date_from === undefined ? [] : [sql`received_on >= ${date_from}`]),
    ...(date_to === undefined ? [] : [sql`received_on <= ${date_to}`]),
  ];
}

export function listPayments(
  db: Connection,
  filters: ListPayments,
  visible: readonly Sql[],
): Promise<Page<PaymentRow>> {
  return listPage<PaymentRow>(
    db,
    {
      select: sql`select * from app.payments`,
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...filterConditions(filters),
        ...visible,
      ],
      sortable,
      defaultSort: '-received_on',
    },
    filters,
  );
}

/** A live part of a payment's credit; one without receivable stands for credit that none has taken. */
export interface PaymentPartRow {
  readonly payment_id: string;
  readonly free_cents: Cents;
  readonly allocation_id: string | null;
  readonly receivable_id: string;
  readonly source_type: string;
  readonly source_id: string;
  readonly structured_communication: string;
  readonly amount_cents: Cents;
}

/** What became of these payments, those of each in the order of the allocations. */
export async function partsOfPayments(
  db: Connection,
  paymentIds: readonly string[],
): Promise<Map<string, PaymentPartRow[]>> {
  const rows =
    await db.query<PaymentPartRow>(sql`select credit.source_id as payment_id, credit.free_cents,
      part.id as allocation_id, part.receivable_id, part.amount_cents,
      receivable.source_type, receivable.source_id, receivable.structured_communication
    from app.credits as credit
    left join app.allocations as part on part.organization_id = credit.organization_id
      and part.credit_id = credit.id and part.released_at is null
    left join app.receivables as receivable on receivable.organization_id = part.organization_id
      and receivable.id = part.receivable_id
    where credit.organization_id = ${db.organizationId} and credit.source_id = any(${paymentIds}::uuid[])
      and credit.source_type = 'Payment' and credit.cancelled_at is null
    order by credit.source_id, part.id`);
  return Map.groupBy(rows, ({ payment_id }) => payment_id);
}
