import type { Change } from '#platform/followers.ts';

/** Suppliers who are one from now on, or one who is called otherwise. */
export interface ChangedSupplier {
  /** Whose it was. */
  readonly from_id: string;
  /** Whose it is: the same where only the name is another. */
  readonly to_id: string;
  /** What they were called, and are. */
  readonly from_name: string;
  readonly to_name: string;
}

/** An account that somebody has entered for a supplier, which a second person has yet to confirm. */
export interface EnteredAccount {
  readonly supplier_id: string;
  readonly iban: string;
}

/** Where a supplier is paid is another account. */
export const supplierAccountEntered: Change<EnteredAccount> = { name: 'supplier account entered' };

/** What names a supplier names another one, or by another name. */
export const supplierChanged: Change<ChangedSupplier> = { name: 'supplier changed' };
