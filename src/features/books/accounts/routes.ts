import {
  Account,
  CreateAccount,
  ListAccounts,
  SeededChart,
  UpdateAccount,
} from '#contract/accounts.ts';
import { Type, ref, text } from '#contract/common.ts';
import { lockLedger } from '#features/books/ledger/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { Reply, mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { toAccount } from './account.ts';
import { createAccount, deleteAccount, updateAccount } from './commands.ts';
import { findByCode, listAccounts } from './repository.ts';
import { seedBelgianPcmn } from './seed.ts';

export const accountRoutes = declareRoutes('Accounts', [
  readRoute({
    path: '/accounts',
    operationId: 'listAccounts',
    access: 'books:read',
    summary: 'List the chart of accounts',
    description: 'Returns the accounts by code.',
    rules: ['`q` searches the start of the code, and names in any language.'],
    query: ListAccounts,
    answer: Type.Array(ref(Account)),
    handler: async (ctx, { query }) => mapPage(await listAccounts(ctx.db, query), toAccount),
  }),
  writeRoute({
    method: 'POST',
    path: '/accounts',
    operationId: 'createAccount',
    access: 'chart:write',
    summary: 'Create an account',
    description: 'Adds an account under the named parent, else under the longest matching code.',
    rules: [
      'A parent without entries becomes a heading, except bank accounts (53, 55).',
      'Refused: a code that exists.',
      'Refused: a type that does not fit its class.',
      'Refused: a parent with entries.',
    ],
    body: CreateAccount,
    example: {
      code: '61302',
      name: 'Surveyors',
      account_type: 'Expense',
      labels: { nl: 'Landmeters' },
    },
    status: 201,
    answer: ref(Account),
    problems: [
      'duplicate',
      'account_class_mismatch',
      'invalid_parent',
      'account_not_postable',
      'in_use',
    ],
    handler: async (ctx, { body }) =>
      toAccount(await createAccount(ctx, await lockLedger(ctx), body)),
  }),
  readRoute({
    path: '/accounts/:id',
    operationId: 'getAccount',
    access: 'books:read',
    summary: 'Get an account',
    description: 'Returns whether it takes entries, its names and the settings of its costs.',
    answer: ref(Account),
    handler: async (ctx, { params: { id } }) =>
      toAccount(found(await findRow(ctx.db, 'accounts', id), 'account', id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/accounts/:id',
    operationId: 'updateAccount',
    access: 'chart:write',
    summary: 'Update an account',
    description: 'Changes the fields that you send; the code never changes.',
    rules: [
      'Once it has entries, only its names, `is_active` and the settings of costs change.',
      '`uncovered`, `nature` and `recoverable_percent` apply to the accounts below it too; null: those of the account above.',
      'Refused with `in_use`: `postable` for an account with accounts below it.',
    ],
    body: UpdateAccount,
    example: { is_active: false },
    answer: ref(Account),
    problems: ['account_class_mismatch', 'invalid_parent', 'in_use'],
    handler: async (ctx, { params, body }) =>
      toAccount(await updateAccount(ctx, await lockLedger(ctx), params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/accounts/:id',
    operationId: 'deleteAccount',
    access: 'chart:write',
    summary: 'Delete an unused account',
    description:
      'Deletes an account without entries, expenses, bank accounts or accounts below it.',
    problems: ['in_use'],
    handler: async (ctx, { params }) => deleteAccount(ctx, await lockLedger(ctx), params.id),
  }),
  readRoute({
    path: '/accounts/code/:code',
    operationId: 'getAccountByCode',
    access: 'books:read',
    summary: 'Get an account by its code',
    description: 'Returns the account; codes have one to six digits.',
    params: Type.Object({ code: text(20) }),
    answer: ref(Account),
    handler: async (ctx, { params: { code } }) =>
      toAccount(found(await findByCode(ctx.db, code), 'account', code)),
  }),
  writeRoute({
    method: 'POST',
    path: '/accounts/seed/belgian-pcmn',
    operationId: 'seedBelgianPcmn',
    access: 'books:seed',
    summary: 'Create the Belgian chart of accounts',
    description: 'Adds the 90 accounts of the Royal Decree of 12 July 2012 and of practice.',
    rules: [
      'Existing accounts remain unchanged.',
      'Names are in the language of the organization.',
      'Answers 201 if any account was created, else 200.',
    ],
    status: 201,
    alsoStatus: [200],
    answer: SeededChart,
    answerExample: {
      accounts_created: 90,
      accounts_total: 90,
      message: '90 accounts created; 90 accounts in all.',
    },
    handler: async (ctx) => {
      const seeded = await seedBelgianPcmn(ctx, await lockLedger(ctx));
      const message = translate(ctx.negotiateLanguage(), 'accounts.seeded', { ...seeded });
      return new Reply(seeded.accounts_created > 0 ? 201 : 200, { ...seeded, message });
    },
  }),
]);
