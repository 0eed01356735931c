import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { discloseEntries } from './disclosure-repository.ts';
import { keepEntries } from './erasure-repository.ts';
import { ledgerChain } from './proof-repository.ts';
import { describeLedgerFaults } from './proof.ts';
import { createLedgerRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { countStaleAccrualsOn } from './accruals-repository.ts';
export {
  checkBookable,
  findFirstOpenDay,
  findOpenDay,
  readBookCalendar,
  readOpenedCalendar,
} from './book-dates.ts';
export {
  isHandedEntryIntact,
  placeHandedEntries,
  type HandedEntry,
  type PlacedEntries,
} from './handed-entries.ts';
export { renderServiceText, type ServiceText } from './entry-texts.ts';
export { lockLedger, type LockedLedger } from './locked-ledger.ts';
export { postEntries, postEntry } from './posting.ts';
export { ENTRIES_TABLE, ledgerChain } from './proof-repository.ts';
export { proveLedger } from './proof.ts';
export { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from './refusals.ts';
export {
  findEntriesInForce,
  findEntryInForce,
  findEntry,
  listEntries,
  type FullEntry,
} from './repository.ts';
export {
  entryReversed,
  openingReversed,
  reverseEntry,
  type ReversedEntry,
} from './reverse-entry.ts';
export { sumUnusedSupplierCredit } from './supplier-credit-repository.ts';
export { selectJournalText } from './texts-repository.ts';
export {
  limitToAccount,
  selectMovementsByMonth,
  selectMovementsUntil,
  selectMovementsWithin,
  sumAccount,
} from './sums-repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'JournalEntry',
    table: 'journal_entries',
    access: 'books:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const ledgerFeature = {
  tables,
  disclosure: discloseEntries,
  erasure: keepEntries,
  proof: describeLedgerFaults,
  chain: ledgerChain,
  records,
  routes: createLedgerRoutes,
};
