import { isOwnerAccount, isSupplierAccount } from '#domain/ledger/account.ts';
import type { EntryLine } from '#domain/ledger/journal-entry.ts';
import { NIL_UUID } from '#platform/ids.ts';

/**
 * Returns the owner or supplier whose balance a line moves; the nil UUID if its account is not in a
 * sub-ledger.
 */
export function findLineParty(
  line: Pick<EntryLine, 'account_code' | 'owner_id' | 'supplier_id'>,
): string {
  if (isOwnerAccount(line.account_code)) return line.owner_id ?? NIL_UUID;
  if (isSupplierAccount(line.account_code)) return line.supplier_id ?? NIL_UUID;
  return NIL_UUID;
}
