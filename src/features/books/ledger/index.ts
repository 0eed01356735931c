import { ledgerRoutes } from './routes.ts';

export { lockLedger, type HeldLedger } from './held-ledger.ts';
export { postEntries, postEntry, type PostingDraft } from './posting.ts';
export { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from './refusals.ts';
export { entryInForce, findEntry, listEntries, type FullEntry } from './repository.ts';
export { reverseEntry } from './reverse-entry.ts';
export { movedUntil, movedWithin } from './sums-repository.ts';

export const ledgerFeature = { routes: ledgerRoutes };
