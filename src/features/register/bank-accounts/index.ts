import type { RecordKind } from '#features/shared/index.ts';
import { enterDemoBankAccounts } from './demo.ts';
import { visibleAccounts } from './repository.ts';
import { bankAccountRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findBankAccount, requireBankAccount } from './bank-account.ts';
export { WORKING_ACCOUNT } from './demo.ts';
export {
  associationIbanConfirmed,
  associationIbanRequested,
  type AssociationIbanChange,
} from './changes.ts';
export {
  findBankAccounts,
  listBankAccounts,
  listIbans,
  lockAccountsOfIbans,
  type BankAccountRow,
} from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'BankAccount',
    table: 'bank_accounts',
    access: 'funds:read',
    visible: visibleAccounts,
  },
];

export const bankAccountsFeature = {
  tables,
  records,
  routes: bankAccountRoutes,
  demo: enterDemoBankAccounts,
};
