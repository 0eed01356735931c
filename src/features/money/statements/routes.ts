import { Type, ref } from '#contract/common.ts';
import { SentLetterParams } from '#contract/sent-letters.ts';
import {
  ApproveStatementRun,
  CreateStatementRun,
  FreezeStatementRun,
  ReverseStatementRun,
  SendStatementRun,
  StatementAccounts,
  StatementLines,
  StatementLinesQuery,
  StatementOwner,
  StatementRun,
  StatementTie,
  StatementWorks,
} from '#contract/statements.ts';
import { lockLedger, POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { answerReport } from '#features/books/reports/index.ts';
import { requireBuilding } from '#features/shared/index.ts';
import { Reply } from '#platform/http/reply.ts';
import { declareRoutes, longRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { chooseFormat, REPORT_FORMATS } from '#platform/tabular/formats.ts';
import { approveRun } from './commands/approve-run.ts';
import { createRun, deleteDraft } from './commands/create-run.ts';
import { freezeRun } from './commands/freeze-run.ts';
import { reverseRun } from './commands/reverse-run.ts';
import { sendRun } from './commands/send-run.ts';
import { showAccountCharges } from './letters/account-charges.ts';
import { statementLetterRoutes } from './letters/routes.ts';
import { answerDraftLines } from './lines-json.ts';
import { buildLinesReport } from './lines.ts';
import { showOwners } from './owners.ts';
import { requireRun, showRun, showRuns } from './run.ts';
import { showTies, showWorks } from './ties-and-works.ts';

export const statementRoutes = declareRoutes('Statements of charges', [
  snapshotRoute({
    path: '/buildings/:id/statements',
    operationId: 'listStatements',
    access: 'statements:read',
    summary: 'List the statements of a building',
    description: 'Returns the runs of statements, the latest period first.',
    rules: ['An Owner sees those that were sent and that they have a statement of.'],
    answer: Type.Array(ref(StatementRun)),
    handler: async (ctx, { params: { id } }) => {
      if (ctx.principal.owner_id === null) await requireBuilding(ctx, id);
      return showRuns(ctx, id);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/buildings/:id/statements',
    operationId: 'createStatement',
    access: 'statements:write',
    summary: 'Create a draft of statements',
    description:
      'Computes the statements of all owners for a period; nothing is stored or owed yet.',
    rules: [
      'A draft is computed again each time it is read.',
      'Default model: that of the building.',
      'Refused: a period that is not a month, quarter, four months, half-year or year, or does not follow the one before.',
      'Refused: days without a financial year, and a second draft of the building.',
    ],
    body: CreateStatementRun,
    example: { period_from: '2026-01-01', period_to: '2026-12-31' },
    status: 201,
    location: '/statements',
    answer: ref(StatementRun),
    problems: ['fiscal_year_missing', 'invalid_period', 'overlap', 'statement_open'],
    handler: async (ctx, { params, body }) => showRun(ctx, await createRun(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/statements/:id',
    operationId: 'getStatement',
    access: 'statements:read',
    summary: 'Get a run of statements',
    description: 'Returns its state, its totals and the findings to settle before it is frozen.',
    rules: ['An Owner sees their own totals.'],
    answer: ref(StatementRun),
    handler: async (ctx, { params: { id } }) => showRun(ctx, await requireRun(ctx, id)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/statements/:id',
    operationId: 'deleteStatement',
    access: 'statements:write',
    summary: 'Delete a draft of statements',
    description: 'Deletes a draft.',
    rules: ['Refused: a run that was frozen; reverse it instead.'],
    problems: ['invalid_transition'],
    handler: (ctx, { params: { id } }) => deleteDraft(ctx, id),
  }),
  longRoute({
    method: 'GET',
    path: '/statements/:id/lines',
    operationId: 'listStatementLines',
    access: 'statements:read',
    summary: 'List the charges of a run',
    description:
      'Returns each charge by line, lot and owner, with key, share and days; all at once.',
    rules: [
      'The works of a decision are one row for each lot and owner.',
      'An Owner sees their own.',
      'Refused: a PDF of more than 5,000 rows.',
    ],
    query: StatementLinesQuery,
    answer: ref(StatementLines),
    files: [REPORT_FORMATS.csv, REPORT_FORMATS.xlsx, REPORT_FORMATS.pdf].map(
      ({ media_type }) => media_type,
    ),
    problems: ['report_too_large'],
    handler: async (ctx, { params, query }) => {
      const { format } = query;
      const accept = format === undefined ? ctx.negotiateFormat() : undefined;
      const isJson = (format ?? chooseFormat(accept) ?? 'json') === 'json';
      const found = await ctx.database.snapshot(ctx.organizationId, async (db) => {
        const reading = ctx.withConnection(db);
        const run = await requireRun(reading, params.id);
        return isJson && run.status === 'Draft'
          ? answerDraftLines(reading, run, query)
          : buildLinesReport(reading, run, query);
      });
      if (found instanceof Reply) return found;
      const answer = { language: ctx.negotiateLanguage(), today: ctx.today, accept };
      return answerReport(answer, format, found);
    },
  }),
  snapshotRoute({
    path: '/statements/:id/owners',
    operationId: 'listStatementOwners',
    access: 'statements:read',
    summary: 'List the statements of a run by owner',
    description: 'Returns the figures of each owner, from the opening to the closing balance.',
    rules: ['Signs as in the account: payments are negative.', 'An Owner sees their own.'],
    answer: Type.Array(ref(StatementOwner)),
    handler: (ctx, { params: { id } }) => showOwners(ctx, id),
  }),
  snapshotRoute({
    path: '/statements/:id/owners/:owner_id/accounts',
    operationId: 'listStatementAccounts',
    access: 'statements:read',
    summary: 'List the charges of an owner by account',
    description:
      'Returns the charges by account and why each differs from the comparable statement before.',
    rules: [
      'Compared with the same period a year before, or the latest statement that lasts as long.',
      'Price, quantity, key and days add up to the difference.',
      'Without a change: an owner who has no charges in the statement before.',
      'Not found: for an Owner, those of another.',
    ],
    params: SentLetterParams,
    answer: ref(StatementAccounts),
    handler: (ctx, { params: { id, owner_id } }) => showAccountCharges(ctx, id, owner_id),
  }),
  snapshotRoute({
    path: '/statements/:id/ties',
    operationId: 'checkStatementTies',
    access: 'books:read',
    summary: 'Check the sums of a run',
    description: 'Compares the sums of the statements with the same sums made from the books.',
    rules: ['In every state, as if the run were sent; each difference is 0.'],
    answer: Type.Array(ref(StatementTie)),
    handler: (ctx, { params: { id } }) => showTies(ctx, id),
  }),
  snapshotRoute({
    path: '/statements/:id/works',
    operationId: 'listStatementWorks',
    access: 'books:read',
    summary: 'List the works of a run',
    description: 'Returns the works that the run settles, by decision, with the cost of each lot.',
    rules: ['Works are settled once their decision is marked as finished.'],
    answer: ref(StatementWorks),
    handler: (ctx, { params: { id } }) => showWorks(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/statements/:id/freeze',
    operationId: 'freezeStatement',
    access: 'statements:write',
    summary: 'Freeze a run of statements',
    description: 'Keeps the charges with a hash and marks the lines and calls that they settle.',
    rules: [
      'Costs and sales entered afterwards go to the next run.',
      'Refused: blocking findings, and warnings that are not acknowledged.',
    ],
    body: FreezeStatementRun,
    example: { acknowledge: ['meter_not_read'] },
    answer: ref(StatementRun),
    problems: ['invalid_transition', 'statement_not_ready'],
    handler: async (ctx, { params, body }) =>
      showRun(ctx, await freezeRun(ctx, await lockLedger(ctx), params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/statements/:id/approve',
    operationId: 'approveStatement',
    access: 'statements:write',
    summary: 'Approve a run of statements',
    description: 'Records the decision of the assembly that approves a frozen run.',
    rules: ['The decision is required where the building asks for approval.'],
    body: ApproveStatementRun,
    example: {},
    answer: ref(StatementRun),
    problems: [
      'second_factor_required',
      'invalid_transition',
      'decision_missing',
      'unknown_reference',
    ],
    handler: async (ctx, { params, body }) => showRun(ctx, await approveRun(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/statements/:id/send',
    operationId: 'sendStatement',
    access: 'statements:write',
    summary: 'Send a run of statements',
    description: 'Books the settlement of all owners with one entry and sends the statements.',
    rules: [
      'The entry is dated on the last day of the period, or the first open day after it.',
      'Each owner gets one receivable with one payment reference, or a credit.',
      'Credits of an owner settle it first.',
      'Refused: a run that the building wants approved first.',
    ],
    body: SendStatementRun,
    example: { due_date: '2027-02-28', credit: 'Keep' },
    answer: ref(StatementRun),
    problems: ['invalid_transition', ...POSTING_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      showRun(ctx, await sendRun(ctx, await lockLedger(ctx), params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/statements/:id/reverse',
    operationId: 'reverseStatement',
    access: 'statements:write',
    summary: 'Reverse a run of statements',
    description: 'Reverses the run as a whole; its lines and calls are open again.',
    rules: [
      'Payments settle other debts of the owner, or remain as credit.',
      'Refused: a run followed by one that is frozen.',
    ],
    body: ReverseStatementRun,
    example: { reason: 'An invoice was missing' },
    answer: ref(StatementRun),
    problems: ['invalid_transition', 'later_statement_frozen', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      showRun(ctx, await reverseRun(ctx, await lockLedger(ctx), params.id, body)),
  }),
  ...statementLetterRoutes,
]);
