import { paymentImportRoutes } from './routes.ts';

export { paymentFileReader } from './reader.ts';

export const paymentImportsFeature = { routes: paymentImportRoutes };
