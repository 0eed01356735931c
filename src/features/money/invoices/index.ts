import { createMailboxTasks, type MailboxDependencies } from './mailbox-task.ts';
import { createInvoiceRoutes } from './routes.ts';

export { mailReader } from './mail-reader.ts';
export type { InvoiceMailbox } from './mailbox-task.ts';
export { paperReader } from './paper-reader.ts';
export { invoiceFileReader } from './reader.ts';

export const invoicesFeature = {
  routes: createInvoiceRoutes,
  tasks: (deps: MailboxDependencies) => createMailboxTasks(deps),
};
