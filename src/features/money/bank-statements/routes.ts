import {
  BankReconciliation,
  BankStatement,
  BankStatementUploadResult,
  BankTransaction,
  BankTransactionDistribution,
  CertainMatches,
  ListBankStatements,
  ListBankTransactions,
  MatchBankTransaction,
  MatchCertainBankTransactions,
  ReconcileBankAccount,
  UploadBankFile,
} from '#contract/bank-statements.ts';
import { ReasonBody, Type, ref, type Static } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import type { UploadedFile } from '#contract/uploads.ts';
import { POSTING_PROBLEMS, REVERSAL_PROBLEMS } from '#features/books/ledger/index.ts';
import { requireBuilding, visibleBuildings } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { mapPage, Reply } from '#platform/http/reply.ts';
import { found, type DetachedContext } from '#platform/http/request-context.ts';
import { longRoute, readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { showTransaction, showTransactions, toBankStatement } from './bank-statement.ts';
import { discardStatement, releaseStatement, takeStatements } from './commands.ts';
import { matchCertain } from './match-certain.ts';
import { matchTransaction, parkTransaction, unmatchTransaction } from './matching.ts';
import { bankFileReader } from './reader.ts';
import { reconcile } from './reconciliation.ts';
import { listStatements, listTransactions, visibleTransactions } from './repository.ts';
import { getSplit } from './splits.ts';

async function takeFile(ctx: DetachedContext, file: UploadedFile, building_id: string | null) {
  const read = await bankFileReader.read(file);
  const { statements, skipped } = await ctx.database.write(ctx.organizationId, async (db) => {
    const within = ctx.withConnection(db);
    if (building_id !== null) await requireBuilding(within, building_id);
    return takeStatements(within, read, { building_id, file_name: file.file_name });
  });
  const shown = statements.map((row) => toBankStatement(ctx, row));
  return new Reply(shown.length === 0 ? 200 : 201, { statements: shown, skipped });
}

const NOTHING_NEW: Static<typeof BankStatement>[] = [];
const SKIPPED: Static<typeof BankStatementUploadResult>['skipped'] = [
  { account: 'BE68539007547034', number: '007', reason: 'AlreadyKnown' },
];

const upload = {
  access: 'bank:write',
  body: UploadBankFile,
  example: {},
  upload: true,
  status: 201,
  alsoStatus: [200],
  answer: ref(BankStatementUploadResult),
  answerExample: {
    statements: NOTHING_NEW,
    skipped: SKIPPED,
  },
  problems: ['bank_file_invalid', 'unknown_bank_account', 'too_busy'],
} as const;

const certain = longRoute({
  method: 'POST',
  path: '/bank-transactions/match-certain',
  operationId: 'matchCertainBankTransactions',
  access: 'bank:write',
  summary: 'Accept all certain proposals, of one building or of all in sight',
  description:
    'The oldest transaction first, each by itself, at most 1,000 or for twenty seconds in a request: `next` says where another goes on. What is refused, as in a closed year, stays open.',
  body: MatchCertainBankTransactions,
  example: { building_id: exampleIds.building },
  answer: ref(CertainMatches),
  answerExample: { matched: 131, received: 41_250.4, paid: 12_604.15, open: 4, next: null },
  problems: ['unknown_reference'],
  handler: (ctx, { body }) => matchCertain(ctx, body),
});

const uploads = [
  longRoute({
    ...upload,
    method: 'POST',
    path: '/bank-statements',
    operationId: 'uploadBankFile',
    summary: 'Take the statements of a file of a bank: CODA 2 or camt.053.001.02 and .08',
    description:
      'Finds the accounts by their IBAN. A statement whose counts, totals or balances do not hold, whose opening balance is not what the one before ended with, or whose number is known with another content is held. The same statements again change nothing and are answered with 200.',
    handler: (ctx, { body: { file } }) => takeFile(ctx, file, null),
  }),
  longRoute({
    ...upload,
    method: 'POST',
    path: '/buildings/:id/bank-statements',
    operationId: 'uploadBankFileOfBuilding',
    summary: 'Take the statements of a file for the accounts of one building',
    description: 'The same, of accounts of this building alone; those of others are skipped.',
    handler: (ctx, { params: { id }, body: { file } }) => takeFile(ctx, file, id),
  }),
];

export const bankStatementRoutes = [
  ...routesOf('Bank statements', [
    ...uploads,
    certain,
    readRoute({
      path: '/bank-statements',
      operationId: 'listBankStatements',
      access: 'bank:read',
      summary: 'Bank statements, newest first',
      description: 'With what does not add up in those that are held.',
      query: ListBankStatements,
      answer: Type.Array(ref(BankStatement)),
      handler: async (ctx, { query }) =>
        mapPage(await listStatements(ctx, query), (row) => toBankStatement(ctx, row)),
    }),
    readRoute({
      path: '/bank-statements/:id',
      operationId: 'getBankStatement',
      access: 'bank:read',
      summary: 'One bank statement',
      description: 'Shows its balances, and what does not add up.',
      answer: ref(BankStatement),
      handler: async (ctx, { params: { id } }) => {
        const visible = visibleBuildings(ctx, 'building_id');
        const row = await findRow(ctx.db, 'bank_statements', id, visible);
        return toBankStatement(ctx, found(row, 'bank_statement', id));
      },
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-statements/:id/release',
      operationId: 'releaseBankStatement',
      access: 'bank:write',
      summary: 'Accept a statement that was held',
      description:
        'Its transactions can be booked from now on, and what only waited for it is accepted with it. Refuses a second statement under a number that is accepted already.',
      body: ReasonBody,
      example: { reason: 'The bank confirms the balance' },
      answer: ref(BankStatement),
      problems: ['invalid_transition', 'duplicate'],
      handler: async (ctx, { params: { id }, body }) =>
        toBankStatement(ctx, await releaseStatement(ctx, id, body)),
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-statements/:id/discard',
      operationId: 'discardBankStatement',
      access: 'bank:write',
      summary: 'Throw away a statement that was held',
      description: 'Nothing of it counts, and its number is free for another.',
      body: ReasonBody,
      example: { reason: 'A test file of the bank' },
      answer: ref(BankStatement),
      problems: ['invalid_transition'],
      handler: async (ctx, { params: { id }, body }) =>
        toBankStatement(ctx, await discardStatement(ctx, id, body)),
    }),
    snapshotRoute({
      path: '/bank-accounts/:id/reconciliation',
      operationId: 'reconcileBankAccount',
      access: 'bank:read',
      summary: 'What bank and books say of an account on a day, and what lies between',
      description:
        'Entries before the first statement count as part of its opening balance. A difference beside what is open says that statements and books began apart, or that the account of the chart has another bank account too.',
      query: ReconcileBankAccount,
      answer: ref(BankReconciliation),
      handler: (ctx, { params: { id }, query: { on = ctx.today } }) => reconcile(ctx, id, on),
    }),
    snapshotRoute({
      path: '/bank-transactions',
      operationId: 'listBankTransactions',
      access: 'bank:read',
      summary: 'Transactions of accepted bank statements, newest first',
      description: 'Those of statements that are held or were discarded are not among them.',
      query: ListBankTransactions,
      answer: Type.Array(ref(BankTransaction)),
      handler: async (ctx, { query }) => {
        const page = await listTransactions(ctx, query);
        return { ...page, rows: await showTransactions(ctx, page.rows) };
      },
    }),
    snapshotRoute({
      path: '/bank-transactions/:id',
      operationId: 'getBankTransaction',
      access: 'bank:read',
      summary: 'One bank transaction',
      description: 'Shows what the bank says of it, what it may be, why, and what that would book.',
      answer: ref(BankTransaction),
      handler: async (ctx, { params: { id } }) => {
        const row = await findRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
        return showTransaction(ctx, found(row, 'bank_transaction', id));
      },
    }),
    snapshotRoute({
      path: '/bank-transactions/:id/distribution',
      operationId: 'getBankTransactionDistribution',
      access: 'bank:read',
      summary: 'What each owner bears of costs and interest of a bank',
      description:
        'As it was stored when the transaction was matched, by its key and the owners on its day; no lines where it books none, and none once it is unmatched.',
      answer: ref(BankTransactionDistribution),
      handler: (ctx, { params: { id } }) => getSplit(ctx, id),
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-transactions/:id/match',
      operationId: 'matchBankTransaction',
      access: 'bank:write',
      summary: 'Book a transaction: what owners paid, what expenses it paid, and the rest',
      description:
        'Takes one of its proposals, or lines, and posts one entry in journal Bank on the day of the transaction; what was parked leaves suspense. What an owner paid becomes a payment that settles what they owe, by the communication first; an expense is paid whole; what went out may be a payment of theirs that came back, whole, or a refund; what came in, what was paid for an expense; costs and income are split by their key or General. Refuses lines that do not add up to the transaction.',
      body: MatchBankTransaction,
      example: { lines: [{ owner_id: exampleIds.owner, amount: 512.4 }] },
      answer: ref(BankTransaction),
      problems: [
        'invalid_transition',
        'unknown_reference',
        'unbalanced_match',
        'invalid_period',
        'date_in_future',
        'quota_incomplete',
        'ownership_incomplete',
        ...POSTING_PROBLEMS,
      ],
      handler: async (ctx, { params: { id }, body }) =>
        showTransaction(ctx, await matchTransaction(ctx, id, body)),
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-transactions/:id/unmatch',
      operationId: 'unmatchBankTransaction',
      access: 'bank:write',
      summary: 'Take back what was booked of a transaction',
      description:
        'Reverses its entry on the day of the transaction: what payments settled is open again, and expenses are to be paid again. Refuses a closed year.',
      body: ReasonBody,
      example: { reason: 'It was her neighbour' },
      answer: ref(BankTransaction),
      problems: [
        'invalid_transition',
        'entry_has_source',
        'unbalanced_match',
        ...REVERSAL_PROBLEMS,
      ],
      handler: async (ctx, { params: { id }, body }) =>
        showTransaction(ctx, await unmatchTransaction(ctx, id, body)),
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-transactions/:id/park',
      operationId: 'parkBankTransaction',
      access: 'bank:write',
      summary: 'Book a transaction in suspense until somebody knows better',
      description: 'Posts it on 4990, from where matching it takes it again.',
      answer: ref(BankTransaction),
      problems: ['invalid_transition', ...POSTING_PROBLEMS],
      handler: async (ctx, { params: { id } }) =>
        showTransaction(ctx, await parkTransaction(ctx, id)),
    }),
  ]),
];
