export { createBankAccount } from './commands.ts';
export { bankAccountRoutes } from './routes.ts';
export { bankAccountsOf, type BankAccountRow } from './repository.ts';
