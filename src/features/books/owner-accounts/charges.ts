import type { FundAmount } from '#domain/funds/call-charges.ts';
import { FUND_ACCOUNTS } from '#domain/funds/funds.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { ReceivableSource } from '#domain/owner-accounts/item-sources.ts';
import { itemReference } from '#domain/owner-accounts/payment-reference.ts';
import type { LockedLedger } from '#features/books/ledger/index.ts';
import { insertRows } from '#platform/db/rows.ts';
import type { Change } from '#platform/followers.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  cancelReceivables,
  findAllocationsInForce,
  releaseAllocations,
} from './allocation-repository.ts';
import { toShiftCause, planFreedShifts, shiftCredit } from './books.ts';
import {
  findReceivables,
  takeNumbers,
  type AccountScope,
  type ReceivableRow,
} from './repository.ts';
import { settleWithCredits } from './settle.ts';

/** Amount that one owner has to pay. */
export interface Charge {
  readonly owner_id: string;
  /** Positive. */
  readonly amount_cents: Cents;
  /** Owner account that the entry debited. */
  readonly account_code: string;
  readonly due_date: LocalDate;
  readonly is_cost?: boolean;
  /** Amounts by fund if it is for several, in the order in which they are settled. */
  readonly parts?: readonly FundAmount[];
}

/** Posted entry that makes owners owe the charges. */
export interface ChargeOrigin {
  readonly building_id: string;
  readonly source: { readonly type: ReceivableSource; readonly id: string };
  readonly entry_id: string;
  /** Day of the event. */
  readonly on: LocalDate;
}

/** Accounts that have changed, for those who follow the change. */
export type MovedAccounts = AccountScope;

/**
 * Raised when open items of owners change. Fully paid calls become settled, reminders whose receivables
 * are paid end, and both are restored when a payment is reversed.
 */
export const ownerAccountsMoved: Change<MovedAccounts> = { name: 'owner accounts moved' };

/**
 * Opens a receivable per charge, each with a structured communication of its own, and lets the owners'
 * free credits settle what they can. The caller has posted the entry.
 * @returns the updated receivables, in the order given
 */
export async function chargeOwners(
  ctx: TenantContext,
  ledger: LockedLedger,
  origin: ChargeOrigin,
  charges: readonly Charge[],
): Promise<ReceivableRow[]> {
  const ids = await openCharges(ctx, ledger, origin, charges);
  await settleWithCredits(ctx, ledger, toShiftCause(origin), [
    ...new Set(charges.map(({ owner_id }) => owner_id)),
  ]);
  return findReceivables(ledger.db, ids);
}

/** Opens the receivables without settling them. @returns their ids */
export async function openCharges(
  ctx: TenantContext,
  { db }: LockedLedger,
  { building_id, source, entry_id }: ChargeOrigin,
  charges: readonly Charge[],
): Promise<string[]> {
  if (charges.length === 0) return [];
  const first = await takeNumbers(db, charges.length);
  const rows = charges.map((charge, index) => ({
    id: ctx.newId(),
    building_id,
    owner_id: charge.owner_id,
    source_type: source.type,
    source_id: source.id,
    entry_id,
    account_code: charge.account_code,
    is_cost: charge.is_cost ?? false,
    amount_cents: charge.amount_cents,
    open_cents: charge.amount_cents,
    due_date: charge.due_date,
    structured_communication: itemReference(first + index),
    created_at: ctx.now,
  }));
  await insertRows(db, 'receivables', rows);
  const parts = rows.flatMap(({ id: receivable_id }, index) =>
    (charges[index]?.parts ?? []).map((part) => ({
      ...part,
      receivable_id,
      account_code: FUND_ACCOUNTS[part.fund].owner_account,
    })),
  );
  await insertRows(db, 'receivable_parts', parts);
  return rows.map(({ id }) => id);
}

/**
 * Cancels all receivables of a source: the credits that settled them are free again and settle other open
 * items. The caller reverses the entry in the same transaction.
 */
export async function cancelCharges(
  ctx: TenantContext,
  ledger: LockedLedger,
  { source, on, building_id }: Omit<ChargeOrigin, 'entry_id'>,
): Promise<MovedAccounts> {
  const held = await findAllocationsInForce(ledger.db, { charged_by: source.id });
  await releaseAllocations(ledger.db, held, ctx.now);
  const cancelled = await cancelReceivables(ledger.db, source.id, ctx.now);
  const owner_ids = [...new Set(cancelled.map(({ owner_id }) => owner_id))];
  const cause = toShiftCause({ building_id, source, on });
  await shiftCredit(ctx, ledger, cause, planFreedShifts(held));
  await settleWithCredits(ctx, ledger, cause, owner_ids);
  return { building_id, owner_ids };
}
