import { BankAccount, CreateBankAccount, UpdateBankAccount } from '#contract/bank-accounts.ts';
import { Type, ref } from '#contract/common.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  createBankAccount,
  deleteBankAccount,
  requireBankAccount,
  updateBankAccount,
} from './commands.ts';
import { findBankAccounts } from './repository.ts';

export const bankAccountRoutes = declareRoutes('Bank accounts', [
  snapshotRoute({
    path: '/buildings/:id/bank-accounts',
    operationId: 'listBankAccounts',
    access: 'funds:read',
    summary: 'List the bank accounts of a building',
    description: 'Returns the accounts, oldest first.',
    rules: ['Letters name the oldest account whose purpose fits the fund.'],
    answer: Type.Array(ref(BankAccount)),
    handler: async (ctx, { params: { id } }) => {
      await requireBuilding(ctx, id);
      return (await findBankAccounts(ctx.db, [id])).get(id) ?? [];
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/bank-accounts',
    operationId: 'createBankAccount',
    access: 'funds:write',
    summary: 'Add a bank account',
    description: 'Adds a bank account and links it to an account of the chart.',
    rules: [
      'Allowed: accounts under 55 that take entries, or 53 for a term deposit.',
      'Default purpose: Reserve for 550 and 53, else Working.',
      'Letters never name a term deposit.',
      'Refused: an IBAN that the building already has.',
    ],
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
    summary: 'Get a bank account',
    description: 'Returns its IBAN, its holder and its account in the chart.',
    answer: ref(BankAccount),
    handler: (ctx, { params: { id } }) => requireBankAccount(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-accounts/:id',
    operationId: 'updateBankAccount',
    access: 'funds:write',
    summary: 'Update a bank account',
    description:
      'Changes the fields that you send; each change of an IBAN is kept in the audit log.',
    rules: ['Payments keep the account of the chart on which they were booked.'],
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
    summary: 'Delete an unused bank account',
    description: 'Deletes a bank account that no payment uses.',
    problems: ['in_use'],
    handler: (ctx, { params }) => deleteBankAccount(ctx, params.id),
  }),
]);
