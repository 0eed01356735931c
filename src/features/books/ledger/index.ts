export { lockLedger, type HeldLedger } from './held-ledger.ts';
export { postEntries, postEntry, type PostingDraft } from './posting.ts';
export { entryInForce, findEntry, listEntries, type FullEntry } from './repository.ts';
export { reverseEntry } from './reverse-entry.ts';
export { ledgerRoutes } from './routes.ts';
export { movedUntil, movedWithin } from './sums-repository.ts';
