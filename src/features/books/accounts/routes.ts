import {
  Account,
  CreateAccount,
  ListAccounts,
  SeededChart,
  UpdateAccount,
} from '#contract/accounts.ts';
import { IdParams, Type, ref, text } from '#contract/common.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { Reply, mapPage, noContent } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { toAccount } from './account.ts';
import { createAccount, deleteAccount, updateAccount } from './commands.ts';
import { findByCode, listAccounts } from './repository.ts';
import { seedBelgianPcmn } from './seed.ts';

export const accountRoutes = [
  readRoute({
    method: 'GET',
    path: '/accounts',
    operationId: 'listAccounts',
    summary: 'The chart of accounts by code',
    query: ListAccounts,
    answer: Type.Array(ref(Account)),
    handler: async (ctx, { query }) => mapPage(await listAccounts(ctx.db, query), toAccount),
  }),
  writeRoute({
    method: 'POST',
    path: '/accounts',
    operationId: 'createAccount',
    summary: 'Add an account',
    body: CreateAccount,
    status: 201,
    answer: ref(Account),
    handler: async (ctx, { body }) =>
      toAccount(await createAccount(ctx, await lockLedger(ctx), body)),
  }),
  readRoute({
    method: 'GET',
    path: '/accounts/:id',
    operationId: 'getAccount',
    summary: 'One account',
    params: IdParams,
    answer: ref(Account),
    handler: async (ctx, { params: { id } }) =>
      toAccount(found(await findRow(ctx.db, 'accounts', id), 'account', id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/accounts/:id',
    operationId: 'updateAccount',
    summary:
      'Change the named fields of an account; once it has entries, only its names and is_active',
    params: IdParams,
    body: UpdateAccount,
    answer: ref(Account),
    handler: async (ctx, { params, body }) =>
      toAccount(await updateAccount(ctx, await lockLedger(ctx), params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/accounts/:id',
    operationId: 'deleteAccount',
    summary: 'Delete an account that nothing refers to',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteAccount(ctx, await lockLedger(ctx), params.id);
      return noContent();
    },
  }),
  readRoute({
    method: 'GET',
    path: '/accounts/code/:code',
    operationId: 'getAccountByCode',
    summary: 'The account with this code',
    params: Type.Object({ code: text(20) }),
    answer: ref(Account),
    handler: async (ctx, { params: { code } }) =>
      toAccount(found(await findByCode(ctx.db, code), 'account', code)),
  }),
  writeRoute({
    method: 'POST',
    path: '/accounts/seed/belgian-pcmn',
    operationId: 'seedBelgianPcmn',
    summary: 'Create the Belgian minimum chart of accounts; accounts that exist stay as they are',
    status: 201,
    alsoStatus: [200],
    answer: SeededChart,
    handler: async (ctx) => {
      const seeded = await seedBelgianPcmn(ctx, await lockLedger(ctx));
      const message = translate(ctx.language, 'accounts.seeded', { ...seeded });
      return new Reply(seeded.accounts_created > 0 ? 201 : 200, { ...seeded, message });
    },
  }),
];
