import { ref } from '#contract/common.ts';
import {
  OwnerAccount,
  OwnerAccountIntegrity,
  OwnerAccountQuery,
  OwnerStatement,
  OwnerStatementQuery,
} from '#contract/owner-accounts.ts';
import { answerReport } from '#features/books/reports/index.ts';
import { longRoute, readRoute, routesOf, snapshotRoute } from '#platform/http/route.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { ownerAccount } from './account.ts';
import { checkIntegrity } from './integrity.ts';
import { ownerStatement } from './statement.ts';

export const ownerAccountRoutes = routesOf('Owner accounts', [
  snapshotRoute({
    path: '/owners/:id/account',
    operationId: 'getOwnerAccount',
    access: 'funds:read',
    summary: 'What an owner owes, what of it is open, and the movements that led there',
    description:
      'Without `building_id`, one account of each building that may be seen, and no sum of several: each association has claims of its own. Above 0, the owner owes. Refuses more than 10,000 movements: narrow the days.',
    query: OwnerAccountQuery,
    answer: ref(OwnerAccount),
    problems: ['invalid_period', 'report_too_large'],
    handler: (ctx, { params, query }) => ownerAccount(ctx, params.id, query),
  }),
  longRoute({
    method: 'GET',
    path: '/owners/:id/statement',
    operationId: 'getOwnerStatement',
    access: 'funds:read',
    summary: "An owner's account between two days; as a file in the owner's language",
    description:
      'This year so far, unless told otherwise. Besides the movements it shows what is open today. Without `building_id`, one statement of each building.',
    query: OwnerStatementQuery,
    answer: ref(OwnerStatement),
    files: [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
      ({ media_type }) => media_type,
    ),
    problems: ['invalid_period', 'report_too_large'],
    handler: async (ctx, { params, query }) => {
      const { language, report } = await ctx.database.snapshot(ctx.organizationId, (db) =>
        ownerStatement(ctx.withConnection(db), params.id, query),
      );
      return answerReport({ language, today: ctx.today, accept: ctx.accept }, query.format, report);
    },
  }),
  readRoute({
    path: '/owner-accounts/integrity',
    operationId: 'getOwnerAccountIntegrity',
    access: 'books:read',
    summary: 'Compare what owners owe by the books with their open items',
    description: 'Shows the first 100 owners for whom the two differ; there should be none.',
    answer: ref(OwnerAccountIntegrity),
    handler: (ctx) => checkIntegrity(ctx),
  }),
]);
