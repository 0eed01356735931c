import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { EntrySource } from '#domain/ledger/journal-entry.ts';
import {
  shiftLines,
  sumByAccount,
  type AccountAmounts,
} from '#domain/owner-accounts/credited-accounts.ts';
import type { CreditSource, ReceivableSource } from '#domain/owner-accounts/item-sources.ts';
import {
  findOpenDay,
  postEntry,
  renderServiceText,
  type LockedLedger,
} from '#features/books/ledger/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AllocationInForce } from './allocation-repository.ts';

/** Event that moves credit, named as the source of the entry. */
export interface ShiftCause {
  readonly building_id: string;
  readonly on: LocalDate;
  /** Null: a manual entry. */
  readonly source: EntrySource | null;
}

/** Returns the cause that a charge or a credit is. A manual entry is not the source of other entries. */
export function toShiftCause({
  building_id,
  on,
  source: { type, id },
}: {
  readonly building_id: string;
  readonly on: LocalDate;
  readonly source: { readonly type: ReceivableSource | CreditSource; readonly id: string };
}): ShiftCause {
  return { building_id, on, source: type === 'JournalEntry' ? null : { type, id } };
}

/** Accounts of one owner's credit before and after a move. */
export interface Shift {
  readonly owner_id: string;
  /** First day on which the credit exists; undefined: it exists already. */
  readonly not_before?: LocalDate;
  readonly from: AccountAmounts;
  readonly to: AccountAmounts;
}

/**
 * Moves owners' credit between their accounts, so that each account shows what is owed on it. Posts one
 * entry on the day of the cause, and one on each later day on which moved credit first exists; none if
 * nothing moves.
 */
export async function shiftCredit(
  ctx: TenantContext,
  ledger: LockedLedger,
  cause: ShiftCause,
  shifts: readonly Shift[],
): Promise<void> {
  const { building_id } = cause;
  const dayOf = ({ not_before = cause.on }: Shift) => latest(cause.on, not_before);
  const byDay = Map.groupBy(shifts, dayOf);
  for (const day of [...byDay.keys()].sort()) {
    const on = day === cause.on ? day : await findOpenDay(ctx, building_id, day);
    await postShifts(ctx, ledger, { ...cause, on }, byDay.get(day) ?? []);
  }
}

async function postShifts(
  ctx: TenantContext,
  ledger: LockedLedger,
  { building_id, on, source }: ShiftCause,
  shifts: readonly Shift[],
): Promise<void> {
  const lines = shifts.flatMap(({ owner_id, from, to }) => shiftLines(owner_id, from, to));
  if (lines.length === 0) return;
  const language = await findBuildingLanguage(ledger.db, building_id);
  await postEntry(ctx, ledger, {
    building_id,
    entry_date: on,
    journal: 'Miscellaneous',
    description: renderServiceText(language, 'ledger.credit_moved'),
    lines,
    ...(source === null ? {} : { source }),
  });
}

/**
 * Moves credit from the accounts that it settled back to its free accounts, in each case not before the
 * day it was allocated.
 */
export function planFreedShifts(held: readonly AllocationInForce[]): Shift[] {
  return [...Map.groupBy(held, ({ owner_id }) => owner_id)].flatMap(([owner_id, owned]) =>
    [...Map.groupBy(owned, ({ allocated_on: day }) => day)].map(([not_before, ones]) => ({
      owner_id,
      not_before,
      from: sumByAccount(ones),
      to: sumByAccount(ones.map((one) => ({ ...one, account_code: one.free_account_code }))),
    })),
  );
}
