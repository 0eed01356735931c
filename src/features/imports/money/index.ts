import { moneyImportRoutes } from './routes.ts';

export { moneyFileReader } from './reader.ts';

export const moneyImportsFeature = { routes: moneyImportRoutes };
