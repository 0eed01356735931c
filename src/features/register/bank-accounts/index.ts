import { enterDemoBankAccounts } from './demo.ts';
import { bankAccountRecords } from './records.ts';
import { bankAccountRoutes } from './routes.ts';

export { findBankAccount, requireBankAccount } from './commands.ts';
export {
  findBankAccounts,
  findIbans,
  listIbans,
  lockAccountsOfIbans,
  type BankAccountRow,
} from './repository.ts';

export const bankAccountsFeature = {
  records: bankAccountRecords,
  routes: bankAccountRoutes,
  demo: enterDemoBankAccounts,
};
