import { isOwnerAccount, isSupplierAccount } from '#domain/ledger/account.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import { NIL_UUID } from '#platform/ids.ts';

/** Whose balance a line moves: its owner or supplier on a sub-ledger account, else nobody's (nil UUID). */
export function partyOf(
  line: Pick<EntryLine, 'account_code' | 'owner_id' | 'supplier_id'>,
): string {
  if (isOwnerAccount(line.account_code)) return line.owner_id ?? NIL_UUID;
  if (isSupplierAccount(line.account_code)) return line.supplier_id ?? NIL_UUID;
  return NIL_UUID;
}
