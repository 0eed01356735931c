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

/** What names a supplier names another one, or by another name. */
export const supplierChanged: Change<ChangedSupplier> = { name: 'supplier changed' };
