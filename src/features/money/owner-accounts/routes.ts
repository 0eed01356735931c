import { IdParams, ref } from '#contract/common.ts';
import {
  OwnerAccount,
  OwnerAccountIntegrity,
  OwnerAccountQuery,
  OwnerStatement,
  OwnerStatementQuery,
} from '#contract/owner-accounts.ts';
import { deliver } from '#features/books/reports/index.ts';
import { readRoute, snapshotRoute, withoutConnection } from '#platform/http/route.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { ownerAccount } from './account.ts';
import { checkIntegrity } from './integrity.ts';
import { ownerStatement } from './statement.ts';

export const ownerAccountRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/owners/:id/account',
    operationId: 'getOwnerAccount',
    summary: 'What an owner owes, what of it is open, and the movements that led there',
    params: IdParams,
    query: OwnerAccountQuery,
    answer: ref(OwnerAccount),
    handler: (ctx, { params, query }) => ownerAccount(ctx, params.id, query),
  }),
  withoutConnection(
    snapshotRoute({
      method: 'GET',
      path: '/owners/:id/statement',
      operationId: 'getOwnerStatement',
      summary: "An owner's account between two days; as a file in the owner's language",
      params: IdParams,
      query: OwnerStatementQuery,
      answer: ref(OwnerStatement),
      files: [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
        ({ media_type }) => media_type,
      ),
      handler: async (ctx, { params, query }) => {
        const { language, report } = await ctx.database.snapshot(ctx.organizationId, (db) =>
          ownerStatement(ctx.withConnection(db), params.id, query),
        );
        return deliver({ language, today: ctx.today, accept: ctx.accept }, query.format, report);
      },
    }),
  ),
  readRoute({
    method: 'GET',
    path: '/owner-accounts/integrity',
    operationId: 'getOwnerAccountIntegrity',
    summary: 'Compare what owners owe by the books with their open items',
    answer: ref(OwnerAccountIntegrity),
    handler: (ctx) => checkIntegrity(ctx),
  }),
];
