import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { enterDemoBankAccounts } from './demo.ts';
import { bankAccountRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findBankAccount, requireBankAccount } from './commands.ts';
export {
  findBankAccounts,
  findIbans,
  listIbans,
  lockAccountsOfIbans,
  type BankAccountRow,
} from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'BankAccount',
    table: 'bank_accounts',
    access: 'funds:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const bankAccountsFeature = {
  tables,
  records,
  routes: bankAccountRoutes,
  demo: enterDemoBankAccounts,
};
