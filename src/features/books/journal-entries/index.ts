export { journalEntryRoutes } from './routes.ts';
