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
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { translate } from '#platform/i18n/translate.ts';
import { toAccount } from './account.ts';
import { createAccount, deleteAccount, updateAccount } from './commands.ts';
import { findByCode, listAccounts } from './repository.ts';
import { seedBelgianPcmn } from './seed.ts';

export const accountRoutes = routesOf('Accounts', [
  readRoute({
    path: '/accounts',
    operationId: 'listAccounts',
    access: 'books:read',
    summary: 'The chart of accounts by code',
    description: '`q` finds the beginning of a code, or a part of a name in any language.',
    query: ListAccounts,
    answer: Type.Array(ref(Account)),
    handler: async (ctx, { query }) => mapPage(await listAccounts(ctx.db, query), toAccount),
  }),
  writeRoute({
    method: 'POST',
    path: '/accounts',
    operationId: 'createAccount',
    access: 'chart:write',
    summary: 'Add an account',
    description:
      'Stands below the parent that is named, else below the longest code that its own begins with; a parent without entries becomes a heading, one at a bank (53, 55) stays what it is. Refuses a code that exists, a type that does not go with its class, and another parent with entries.',
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
    summary: 'One account',
    description: 'Shows whether entries can be posted to it, and its name in each language.',
    answer: ref(Account),
    handler: async (ctx, { params: { id } }) =>
      toAccount(found(await findRow(ctx.db, 'accounts', id), 'account', id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/accounts/:id',
    operationId: 'updateAccount',
    access: 'chart:write',
    summary:
      'Change the named fields of an account; once it has entries, only its names and is_active',
    description:
      'Refuses, with `in_use`, another type, side or `postable` for an account that has entries, and `postable` for one that has others below it. The code never changes.',
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
    summary: 'Delete an account that nothing refers to',
    description: 'Refuses while entries, expenses, bank accounts or accounts below it refer to it.',
    problems: ['in_use'],
    handler: async (ctx, { params }) => deleteAccount(ctx, await lockLedger(ctx), params.id),
  }),
  readRoute({
    path: '/accounts/code/:code',
    operationId: 'getAccountByCode',
    access: 'books:read',
    summary: 'The account with this code',
    description: 'Codes of the chart are one to six digits.',
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
    summary: 'Create the Belgian minimum chart of accounts; accounts that exist stay as they are',
    description:
      'The 90 accounts of the Royal Decree of 12 July 2012 and of practice, named in the organization’s language. Answers 201 when it created any, else 200.',
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
      const message = translate(ctx.language, 'accounts.seeded', { ...seeded });
      return new Reply(seeded.accounts_created > 0 ? 201 : 200, { ...seeded, message });
    },
  }),
]);
