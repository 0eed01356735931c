export { movedUntil, movedWithin } from './moved-within.ts';
export { isOpenOn } from './open-period.ts';
export { lockLedger, postEntries, postEntry, type PostingDraft } from './posting.ts';
export { findEntry, listEntries, type FullEntry } from './repository.ts';
export { reverseEntry } from './reverse-entry.ts';
export { ledgerRoutes } from './routes.ts';
