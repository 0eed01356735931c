import { ref } from '#contract/common.ts';
import {
  OwnerAccount,
  OwnerAccountIntegrity,
  OwnerAccountQuery,
  OwnerStatement,
  OwnerStatementQuery,
} from '#contract/owner-accounts.ts';
import { answerReport } from '#features/books/reports/index.ts';
import { longRoute, readRoute, declareRoutes, snapshotRoute } from '#platform/http/route.ts';
import { REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { readOwnerAccount } from './account.ts';
import { checkIntegrity } from './integrity.ts';
import { buildOwnerStatement } from './statement.ts';

export const ownerAccountRoutes = declareRoutes('Owner accounts', [
  snapshotRoute({
    path: '/owners/:id/account',
    operationId: 'getOwnerAccount',
    access: 'funds:read',
    summary: 'Get the account of an owner',
    description: 'Returns the balance, the open items and the movements.',
    rules: [
      'Positive: owed by the owner. Negative: credit.',
      'A payment with `payment_reference` settles the oldest open items first.',
      'Without `building_id`: one account for each building, never added up.',
      'Refused: more than 10,000 movements; narrow the period.',
    ],
    query: OwnerAccountQuery,
    answer: ref(OwnerAccount),
    problems: ['invalid_period', 'report_too_large'],
    handler: (ctx, { params, query }) => readOwnerAccount(ctx, params.id, query),
  }),
  longRoute({
    method: 'GET',
    path: '/owners/:id/statement',
    operationId: 'getOwnerStatement',
    access: 'funds:read',
    summary: 'Get the account statement of an owner',
    description:
      'Returns the movements of a period and the items open today; files are in the language of the owner.',
    rules: [
      'Default period: this year so far.',
      'Without `building_id`: one statement for each building.',
    ],
    query: OwnerStatementQuery,
    answer: ref(OwnerStatement),
    files: [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
      ({ media_type }) => media_type,
    ),
    problems: ['invalid_period', 'report_too_large'],
    handler: async (ctx, { params, query }) => {
      const { language, report } = await ctx.database.snapshot(ctx.organizationId, (db) =>
        buildOwnerStatement(ctx.withConnection(db), params.id, query),
      );
      return answerReport(
        { language, today: ctx.today, accept: ctx.negotiateFormat() },
        query.format,
        report,
      );
    },
  }),
  readRoute({
    path: '/owner-accounts/integrity',
    operationId: 'getOwnerAccountIntegrity',
    access: 'books:read',
    summary: 'Compare owner balances with the ledger',
    description:
      'Returns the first 100 owners whose open items differ from the ledger; there should be none.',
    answer: ref(OwnerAccountIntegrity),
    handler: (ctx) => checkIntegrity(ctx),
  }),
]);
