import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { EntrySource } from '#domain/ledger/journal-entry.ts';
import { shiftLines, type AccountAmounts } from '#domain/owner-accounts/credited-accounts.ts';
import type { CreditSource, ReceivableSource } from '#domain/owner-accounts/item-sources.ts';
import { postEntry, serviceWords, type HeldLedger } from '#features/books/ledger/index.ts';
import { findBuildingLanguage } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** What moves credit: the event whose entry this one goes with. */
export interface ShiftCause {
  readonly building_id: string;
  readonly on: LocalDate;
  /** Null: an entry made by hand. */
  readonly source: EntrySource | null;
}

/** The cause that a charge or a credit is; an entry made by hand is no source of other entries. */
export function causeOf({
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

/** Where the credit of one owner stood and where it stands now. */
export interface Shift {
  readonly owner_id: string;
  readonly from: AccountAmounts;
  readonly to: AccountAmounts;
}

/**
 * Posts one entry that moves owners' credit between their accounts, so that each account shows what
 * is owed on it; none when nothing moves.
 */
export async function shiftCredit(
  ctx: TenantContext,
  ledger: HeldLedger,
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
    description: serviceWords(language, 'ledger.credit_moved'),
    lines,
    ...(source === null ? {} : { source }),
  });
}
