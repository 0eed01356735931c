export { reverseEntry } from './commands.ts';
export { movedUntil, movedWithin } from './moved-within.ts';
export { lockLedger, postEntries, postEntry, type PostingDraft } from './posting.ts';
export { ledgerRoutes } from './routes.ts';
