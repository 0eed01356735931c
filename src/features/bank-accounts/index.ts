export { createBankAccount } from './commands.ts';
export { bankAccountRoutes } from './routes.ts';
export { accountForFund } from '#domain/payments/bank-account.ts';
export { bankAccountsOf, type BankAccountRow } from './repository.ts';
