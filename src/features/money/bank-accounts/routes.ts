import { BankAccount, CreateBankAccount, UpdateBankAccount } from '#contract/bank-accounts.ts';
import { IdParams, Type, ref } from '#contract/common.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { noContent } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createBankAccount, deleteBankAccount, updateBankAccount } from './commands.ts';
import { bankAccountsOf } from './repository.ts';

export const bankAccountRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/buildings/:id/bank-accounts',
    operationId: 'listBankAccounts',
    summary: 'Bank accounts of a building, in the order in which they were entered',
    params: IdParams,
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
    summary: 'Add a bank account to a building',
    params: IdParams,
    body: CreateBankAccount,
    status: 201,
    location: '/bank-accounts',
    answer: ref(BankAccount),
    handler: (ctx, { params, body }) => createBankAccount(ctx, params.id, body),
  }),
  readRoute({
    method: 'GET',
    path: '/bank-accounts/:id',
    operationId: 'getBankAccount',
    summary: 'One bank account',
    params: IdParams,
    answer: ref(BankAccount),
    handler: async (ctx, { params: { id } }) =>
      found(
        await findRow(ctx.db, 'bank_accounts', id, visibleBuildings(ctx, 'building_id')),
        'bank_account',
        id,
      ),
  }),
  writeRoute({
    method: 'PUT',
    path: '/bank-accounts/:id',
    operationId: 'updateBankAccount',
    summary: 'Change the named fields of a bank account',
    params: IdParams,
    body: UpdateBankAccount,
    answer: ref(BankAccount),
    handler: (ctx, { params, body }) => updateBankAccount(ctx, params.id, body),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/bank-accounts/:id',
    operationId: 'deleteBankAccount',
    summary: 'Delete a bank account that no payment names',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteBankAccount(ctx, params.id);
      return noContent();
    },
  }),
];
