import { createInvoiceRoutes } from './routes.ts';

export { invoiceFileReader } from './reader.ts';

export const invoicesFeature = { routes: createInvoiceRoutes };
