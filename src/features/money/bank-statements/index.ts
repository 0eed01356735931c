import { supplierChanged } from '#features/register/suppliers/index.ts';
import { following } from '#platform/followers.ts';
import { discloseBankTransactions } from './disclosure-repository.ts';
import { keepBankTransactions } from './erasure-repository.ts';
import { createInboxTasks, type InboxDependencies } from './inbox-task.ts';
import { bankStatementsOverview } from './overview.ts';
import { endOfPayerNames } from './retention-repository.ts';
import { bankStatementRoutes } from './routes.ts';
import { followSupplierNames } from './rule-repository.ts';
import { bankRuleRoutes } from './rule-routes.ts';
import { tables } from './tables.ts';

export type { BankInbox } from './inbox-task.ts';
export { bankFileReader } from './reader.ts';
export { reconcile } from './reconciliation.ts';

export const bankStatementsFeature = {
  tables,
  disclosure: discloseBankTransactions,
  erasure: keepBankTransactions,
  retention: [endOfPayerNames],
  routes: [...bankStatementRoutes, ...bankRuleRoutes],
  tasks: (deps: InboxDependencies) => createInboxTasks(deps),
  followers: [following(supplierChanged, followSupplierNames)],
  overview: bankStatementsOverview,
};
