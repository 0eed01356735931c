import type { Change } from '#platform/followers.ts';

/** A supplier that was merged into another, or renamed. */
export interface ChangedSupplier {
  /** The former supplier. */
  readonly from_id: string;
  /** The current supplier: the same if only the name changed. */
  readonly to_id: string;
  /** The former and current names. */
  readonly from_name: string;
  readonly to_name: string;
}

/** A bank account entered for a supplier, which a second person must confirm. */
export interface EnteredAccount {
  readonly supplier_id: string;
  readonly iban: string;
}

/** Emitted when the bank account of a supplier changes. */
export const supplierAccountEntered: Change<EnteredAccount> = { name: 'supplier account entered' };

/** Emitted when a supplier was merged or renamed, so that references follow. */
export const supplierChanged: Change<ChangedSupplier> = { name: 'supplier changed' };
