import { Payment, type ListPayments, PAYMENT_SORTS } from '#contract/payments.ts';
import type { Fund } from '#domain/funds/funds.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { readReference } from '#domain/owner-accounts/payment-reference.ts';
import { limitToVisibleOwners } from '#features/register/owners/index.ts';
import {
  chooseNamesInBooks,
  visibleBuildings,
  limitToRoleBuildings,
} from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { listPage, sortFields } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { allOf, equal, filterByDays, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { callsForFunds } from '#relations/calls-for-funds.ts';
import { allocations, credits, receivables } from '#relations/owner-accounts.ts';
import { owners } from '#relations/owners.ts';

export type PaymentRow = Row<'payments'>;

/**
 * Limits payments to visible buildings; an Owner sees their own, even in a building that they have left.
 */
export function visiblePayments(ctx: TenantContext): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  return [
    ...limitToRoleBuildings(ctx, 'building_id'),
    ...(ownerId === null ? [] : [sql`owner_id = ${ownerId}`]),
  ];
}

/** Recorded payments with the same owner, day and amount. */
export interface AlikePayment extends Pick<
  PaymentRow,
  'owner_id' | 'received_on' | 'amount_cents'
> {
  /** In order of recording. */
  readonly ids: readonly string[];
}

/** Finds the payments of a building on these days that were not reversed. */
export function findAlike(
  db: Connection,
  buildingId: string,
  days: readonly LocalDate[],
): Promise<AlikePayment[]> {
  return db.query<AlikePayment>(sql`select owner_id, received_on, amount_cents, array_agg(id order by id) as ids
    from app.payments
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and received_on = any(${days}::date[]) and status = 'Recorded'
    group by owner_id, received_on, amount_cents`);
}

/** Finds the building and owner of a new payment, if visible. */
export function findReferences(
  ctx: TenantContext,
  { building_id, owner_id }: { readonly building_id: string; readonly owner_id: string | null },
): Promise<{ readonly language: Language | null; readonly owner_exists: boolean }> {
  const { db } = ctx;
  return db.one(sql`select
    (select language from ${buildings(db)} as building
      where id = ${building_id} and ${allOf(visibleBuildings(ctx, 'id'))}) as language,
    exists (select from ${owners(db)} as owner
      where id = ${owner_id} and ${allOf(limitToVisibleOwners(ctx))}) as owner_exists`);
}

/** Target of a structured communication: a receivable, or all that its owner owes. */
export interface NamedReceivable extends Pick<
  Row<'receivables'>,
  'owner_id' | 'building_id' | 'structured_communication'
> {
  readonly owner_name: string;
  readonly building_name: string;
  /** Null: not from a call, or not one receivable. */
  readonly fund: Fund | null;
}

/**
 * Finds the visible receivable or account that a communication refers to; undefined if there is none.
 * @param digits twelve
 */
export function findNamedReceivable(
  ctx: TenantContext,
  digits: string,
): Promise<NamedReceivable | undefined> {
  const { db } = ctx;
  const { item, isOfAccount } = readReference(digits);
  return db.first<NamedReceivable>(sql`select owed.owner_id, owed.building_id,
      ${digits}::text as structured_communication, owner.name as owner_name,
      building.name as building_name, case when not ${isOfAccount}::boolean then call.fund end as fund
    from ${receivables(db)} as owed
    join ${owners(db)} as owner on owner.id = owed.owner_id
    join ${buildings(db)} as building on building.id = owed.building_id
    left join ${callsForFunds(db)} as call
      on call.id = owed.source_id and owed.source_type = 'CallForFunds'
    where owed.structured_communication = ${item}
      and ${allOf(visibleBuildings(ctx, 'owed.building_id'))}`);
}

const sortable = sortFields('payments', PAYMENT_SORTS, { amount: 'amount_cents' });

function filterConditions(filters: ListPayments): Sql[] {
  const { owner_id, building_id, bank_transaction_id } = filters;
  const { status, method, date_from, date_to } = filters;
  const named = [
    ...equal({ owner_id, building_id, bank_transaction_id }),
    ...oneOf({ status, method }),
  ];
  return [...named, ...filterByDays('received_on', date_from, date_to)];
}

/** Lists visible payments, one page at a time. */
export function listPayments(ctx: TenantContext, filters: ListPayments): Promise<Page<PaymentRow>> {
  return listPage<PaymentRow>(
    ctx.db,
    {
      select: sql`select * from app.payments`,
      beside: selectNames(ctx.db, Payment, chooseNamesInBooks(ctx)),
      where: [
        sql`organization_id = ${ctx.organizationId}`,
        ...filterConditions(filters),
        ...visiblePayments(ctx),
      ],
      sortable,
      defaultSort: '-received_on',
    },
    filters,
  );
}

/** Part of a payment's credit that is in force; one without a receivable is unused credit. */
export type PaymentPartRow = Pick<Row<'credits'>, 'free_cents'> &
  Pick<Row<'allocations'>, 'receivable_id' | 'fund' | 'account_code' | 'amount_cents'> &
  Pick<Row<'receivables'>, 'source_type' | 'source_id' | 'structured_communication'> & {
    readonly payment_id: string;
    readonly allocation_id: string | null;
  };

/** Finds the parts of payments, in order of allocation. */
export async function findPaymentParts(
  db: Connection,
  paymentIds: readonly string[],
): Promise<Map<string, PaymentPartRow[]>> {
  const rows =
    await db.query<PaymentPartRow>(sql`select credit.source_id as payment_id, credit.free_cents,
      part.id as allocation_id, part.receivable_id, part.fund, part.account_code,
      part.amount_cents,
      receivable.source_type, receivable.source_id, receivable.structured_communication
    from ${credits(db)} as credit
    left join ${allocations(db)} as part on part.credit_id = credit.id and part.released_at is null
    left join ${receivables(db)} as receivable on receivable.id = part.receivable_id
    where credit.source_id = any(${paymentIds}::uuid[]) and credit.source_type = 'Payment'
      and credit.cancelled_at is null
    order by credit.source_id, part.id`);
  return Map.groupBy(rows, ({ payment_id }) => payment_id);
}

/** Finds payments of a building by id, and locks them until the transaction ends. */
export function lockPaymentsById(
  ctx: TenantContext,
  buildingId: string,
  ids: readonly string[],
): Promise<PaymentRow[]> {
  const { db } = ctx;
  return db.query<PaymentRow>(sql`select * from app.payments
    where organization_id = ${db.organizationId} and building_id = ${buildingId}
      and id = any(${ids}::uuid[]) and ${allOf([sql`true`, ...visiblePayments(ctx)])}
    order by id for no key update`);
}

/**
 * Finds the payments of a bank transaction that are in force, and locks them until the transaction ends.
 */
export function lockTransactionPayments(
  db: Connection,
  bankTransactionId: string,
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(sql`select * from app.payments
    where organization_id = ${db.organizationId} and bank_transaction_id = ${bankTransactionId}
      and status = 'Recorded' order by id for no key update`);
}
