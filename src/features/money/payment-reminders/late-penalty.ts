import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { PENALTY_ACCOUNT, penaltyLines } from '#domain/payment-reminders/penalty-entry.ts';
import { recordPlainCosts } from '#features/books/costs/index.ts';
import {
  findEntryInForce,
  postEntry,
  reverseEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import {
  cancelCharges,
  chargeOwners,
  computeCreditBeyond,
  type WantedCredit,
} from '#features/books/owner-accounts/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findClaims,
  findOpenPenalties,
  insertLatePenalty,
  markReversed,
  moveClaim,
  type ChargedPenalty,
} from './late-penalty-repository.ts';
import { buildEvent } from './reminder.ts';
import { insertEvents, type ReminderRow } from './repository.ts';

/** Journal of charges to owners; their credit is moved in another journal. */
const JOURNAL = 'Calls';

const sourceOf = (id: string) => ({ type: 'LatePenalty', id }) as const;

/** Charge of a penalty, caused by a payment or by a user's decision. */
interface Charging {
  readonly amount_cents: Cents;
  readonly on: LocalDate;
  readonly payment_id: string | null;
  readonly reason: string | null;
}

/** Payment that is about to be recorded. */
export interface IncomingPayment extends WantedCredit {
  readonly payment_id: string;
  readonly on: LocalDate;
}

/**
 * Charges the penalties that a payment covers: for a running reminder with what exceeds the principal of
 * its items, for settled ones with what would otherwise remain as credit.
 * Rule: a claimed penalty is owed in the books once it is paid; principal comes before it.
 * @returns the receivables that the payment settles first
 */
export async function chargeArriving(
  ctx: TenantContext,
  ledger: LockedLedger,
  payment: IncomingPayment,
): Promise<string[]> {
  const settled: string[] = [];
  let charged = 0;
  for (const { receivable_ids: named, ...reminder } of await findClaims(ctx.db, payment)) {
    const amount = payment.amount_cents - charged;
    const beyond = await computeCreditBeyond(
      ledger,
      { ...payment, amount_cents: amount },
      reminder.status === 'Settled' ? null : named,
    );
    const amount_cents = Math.min(beyond, reminder.penalty_cents);
    if (amount_cents === 0) continue;
    const { payment_id, on } = payment;
    const charging = { amount_cents, on, payment_id, reason: null };
    settled.push(await chargeLatePenalty(ctx, ledger, reminder, charging));
    charged += amount_cents;
  }
  return [...settled, ...(await findChargedBefore(ctx, ledger, payment, charged))];
}

/**
 * Finds penalties charged by a user that the payment settles in full: they too come directly after the
 * principal of their reminder, and therefore before what is not due yet.
 */
async function findChargedBefore(
  ctx: TenantContext,
  ledger: LockedLedger,
  payment: IncomingPayment,
  used_cents: Cents,
): Promise<string[]> {
  const settled: string[] = [];
  let used = used_cents;
  for (const penalty of await findOpenPenalties(ctx.db, payment)) {
    const wanted = { ...payment, amount_cents: payment.amount_cents - used };
    const beyond = await computeCreditBeyond(ledger, wanted, penalty.receivable_ids);
    if (beyond < penalty.open_cents) continue;
    settled.push(penalty.receivable_id);
    used += penalty.open_cents;
  }
  return settled;
}

/** Posts a penalty and opens its receivable. @returns the receivable's id */
export async function chargeLatePenalty(
  ctx: TenantContext,
  ledger: LockedLedger,
  { id: reminder_id, building_id, owner_id }: ReminderRow,
  { amount_cents, on, payment_id, reason }: Charging,
): Promise<string> {
  const id = ctx.newId();
  const language = await findBuildingLanguage(ctx.db, building_id);
  await insertLatePenalty(ctx.db, {
    id,
    reminder_id,
    amount_cents,
    payment_id,
    created_at: ctx.now,
  });
  const lines = penaltyLines(owner_id, amount_cents);
  const entry = await postEntry(ctx, ledger, {
    building_id,
    entry_date: on,
    journal: JOURNAL,
    description: renderServiceText(language, 'ledger.late_interest'),
    lines,
    source: sourceOf(id),
  });
  await recordPlainCosts(ctx, building_id, { entry: { ...entry, entry_date: on }, lines });
  const origin = { building_id, source: sourceOf(id), entry_id: entry.id, on };
  const charge = { owner_id, amount_cents, account_code: PENALTY_ACCOUNT, due_date: on };
  const [receivable] = await chargeOwners(ctx, ledger, origin, [{ ...charge, is_cost: true }]);
  const row = await moveClaim(ctx.db, { id: reminder_id, cents: amount_cents, now: ctx.now });
  const told = { ...row, penalty_cents: amount_cents, items: [] };
  await insertEvents(ctx.db, [buildEvent(ctx, told, 'PenaltyCharged', reason)]);
  return receivable?.id ?? '';
}

/** Reverses the penalties that a payment covered, which are claimed again. */
export async function reversePaidPenalties(
  ctx: TenantContext,
  ledger: LockedLedger,
  { payment_id, on }: { readonly payment_id: string; readonly on: LocalDate },
): Promise<void> {
  await reversePenalties(ctx, ledger, await markReversed(ctx.db, { payment_id }, ctx.now), on);
}

/** Posts the reversal of penalties that are marked as reversed. */
export async function reversePenalties(
  ctx: TenantContext,
  ledger: LockedLedger,
  penalties: readonly ChargedPenalty[],
  on: LocalDate,
): Promise<void> {
  for (const { id, reminder_id, building_id, amount_cents } of penalties) {
    const source = sourceOf(id);
    await cancelCharges(ctx, ledger, { building_id, source, on });
    const entry = await findEntryInForce(ledger, source, JOURNAL);
    await reverseEntry(ctx, ledger, entry, { entry_date: on });
    const row = await moveClaim(ctx.db, { id: reminder_id, cents: -amount_cents, now: ctx.now });
    const told = { ...row, penalty_cents: amount_cents, items: [] };
    await insertEvents(ctx.db, [buildEvent(ctx, told, 'PenaltyReversed', null)]);
  }
}
