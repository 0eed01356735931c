import { enterDemoBankAccounts } from './demo.ts';
import { bankAccountRoutes } from './routes.ts';

export { bankAccountsOf, type BankAccountRow } from './repository.ts';

export const bankAccountsFeature = { routes: bankAccountRoutes, demo: enterDemoBankAccounts };
