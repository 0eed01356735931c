import { BankAccount, CreateBankAccount, UpdateBankAccount } from '#contract/bank-accounts.ts';
import { Type, ref } from '#contract/common.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  createBankAccount,
  deleteBankAccount,
  requireBankAccount,
  updateBankAccount,
} from './commands.ts';
import { bankAccountsOf } from './repository.ts';

export const bankAccountRoutes = routesOf('Bank accounts', [
  snapshotRoute({
    path: '/buildings/:id/bank-accounts',
    operationId: 'listBankAccounts',
    access: 'funds:read',
    summary: 'Bank accounts of a building, in the order in which they were entered',
    description: 'Letters name the oldest one of the purpose that fits the fund.',
    answer: Type.Array(ref(BankAccount)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      return (await bankAccountsOf(ctx.db, [id])).get(id) ?? [];
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/bank-accounts',
    operationId: 'createBankAccount',
    access: 'funds:write',
    summary: 'Add a bank account to a building',
    description:
      'Takes an account of the chart below 55, or 53 for a term deposit, that entries can be posted to; 550 and 53 are for the reserve, any other for the money of every day, unless a purpose is named. No letter names a term deposit. Refuses an IBAN that the building has already.',
    body: CreateBankAccount,
    example: {
      iban: 'BE68 5390 0754 7034',
      bic: 'GKCCBEBB',
      holder: 'Association Linden Court',
      account_code: '551',
    },
    status: 201,
    location: '/bank-accounts',
    answer: ref(BankAccount),
    problems: [
      'invalid_account',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'duplicate',
    ],
    handler: (ctx, { params, body }) => createBankAccount(ctx, params.id, body),
  }),
  readRoute({
    path: '/bank-accounts/:id',
    operationId: 'getBankAccount',
    access: 'funds:read',
    summary: 'One bank account',
    description: 'Shows its IBAN, its holder and where the books carry it.',
    answer: ref(BankAccount),
    handler: (ctx, { params: { id } }) => requireBankAccount(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-accounts/:id',
    operationId: 'updateBankAccount',
    access: 'funds:write',
    summary: 'Change the named fields of a bank account',
    description:
      'Payments keep the account of the chart on which they were booked. Every change of an account number is kept in the audit log.',
    body: UpdateBankAccount,
    example: { purpose: 'Reserve' },
    answer: ref(BankAccount),
    problems: [
      'invalid_account',
      'account_missing',
      'account_not_postable',
      'account_inactive',
      'duplicate',
    ],
    handler: (ctx, { params, body }) => updateBankAccount(ctx, params.id, body),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/bank-accounts/:id',
    operationId: 'deleteBankAccount',
    access: 'funds:write',
    summary: 'Delete a bank account that no payment names',
    description: 'Refuses while a payment names it.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteBankAccount(ctx, params.id),
  }),
]);
