import { journalEntryRoutes } from './routes.ts';

export const journalEntriesFeature = { routes: journalEntryRoutes };
