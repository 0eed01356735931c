import { enterDemoBankAccounts } from './demo.ts';
import { bankAccountRecords } from './records.ts';
import { bankAccountRoutes } from './routes.ts';

export { bankAccountsOf, type BankAccountRow } from './repository.ts';

export const bankAccountsFeature = {
  records: bankAccountRecords,
  routes: bankAccountRoutes,
  demo: enterDemoBankAccounts,
};
