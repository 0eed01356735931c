import { discloseEntries } from './disclosure-repository.ts';
import { keepEntries } from './erasure-repository.ts';
import { faultsOfLedger } from './proof.ts';
import { entryRecords } from './records.ts';
import { ledgerRoutes } from './routes.ts';

export { bookCalendarOf, openDay } from './book-dates.ts';
export { serviceWords, type ServiceWords } from './entry-words.ts';
export { lockLedger, type HeldLedger } from './held-ledger.ts';
export { postEntry } from './posting.ts';
export { proveLedger } from './proof.ts';
export { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from './refusals.ts';
export {
  entriesInForce,
  entryInForce,
  findEntry,
  listEntries,
  type FullEntry,
} from './repository.ts';
export { reverseEntry } from './reverse-entry.ts';
export { creditLeftOfSupplier } from './supplier-credit-repository.ts';
export { wordsIn } from './words-repository.ts';
export { movedByMonth, movedUntil, movedWithin } from './sums-repository.ts';

export const ledgerFeature = {
  disclosure: discloseEntries,
  erasure: keepEntries,
  proof: faultsOfLedger,
  records: entryRecords,
  routes: ledgerRoutes,
};
