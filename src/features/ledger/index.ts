export { reverseEntry } from './commands.ts';
export { movedWithin } from './moved.ts';
export { lockLedger, postEntries, postEntry, type PostingDraft } from './posting.ts';
export { ledgerRoutes } from './routes.ts';
