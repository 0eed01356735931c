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
import {
  longRoute,
  readRoute,
  declareRoutes,
  snapshotRoute,
  writeRoute,
} from '#platform/http/route.ts';
import { showTransaction, showTransactions, toBankStatement } from './bank-statement.ts';
import { discardStatement, releaseStatement, takeStatements } from './commands.ts';
import { getDistribution } from './distribution.ts';
import { matchCertain } from './match-certain.ts';
import { matchTransaction, parkTransaction, unmatchTransaction } from './matching.ts';
import { bankFileReader } from './reader.ts';
import { reconcile } from './reconciliation.ts';
import { listStatements, listTransactions, visibleTransactions } from './repository.ts';

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
  summary: 'Accept all certain proposals',
  description:
    'Books every certain proposal of one building, or of all that you see, oldest first.',
  rules: [
    'Each is booked on its own; refused ones, such as in a closed year, remain open.',
    'At most 1,000, or twenty seconds per request: continue with `next`.',
    'A dry run books the same and undoes it; it counts up to twenty seconds.',
  ],
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
    summary: 'Upload a bank file',
    description: 'Reads CODA 2 and camt.053; accounts are found by IBAN.',
    rules: [
      'A statement is locked if its counts, totals or balances are wrong.',
      'It is also locked if its opening balance differs from the previous closing balance.',
      'It is also locked if its number is known with other content.',
      'The same statements again change nothing and answer 200.',
    ],
    handler: (ctx, { body: { file } }) => takeFile(ctx, file, null),
  }),
  longRoute({
    ...upload,
    method: 'POST',
    path: '/buildings/:id/bank-statements',
    operationId: 'uploadBankFileOfBuilding',
    summary: 'Upload a bank file for a building',
    description:
      'Reads the statements of the accounts of this building; those of others are skipped.',
    rules: ['Otherwise the same as `POST /bank-statements`.'],
    handler: (ctx, { params: { id }, body: { file } }) => takeFile(ctx, file, id),
  }),
];

export const bankStatementRoutes = [
  ...declareRoutes('Bank statements', [
    ...uploads,
    certain,
    readRoute({
      path: '/bank-statements',
      operationId: 'listBankStatements',
      access: 'bank:read',
      summary: 'List bank statements, newest first',
      description: 'Returns the statements, locked ones with their problems.',
      query: ListBankStatements,
      answer: Type.Array(ref(BankStatement)),
      handler: async (ctx, { query }) =>
        mapPage(await listStatements(ctx, query), (row) => toBankStatement(ctx, row)),
    }),
    readRoute({
      path: '/bank-statements/:id',
      operationId: 'getBankStatement',
      access: 'bank:read',
      summary: 'Get a bank statement',
      description: 'Returns its balances and its problems.',
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
      summary: 'Release a locked bank statement',
      description:
        'Accepts the statement and those that waited only for it; their transactions can be booked.',
      rules: ['Refused: a second statement with a number that is already accepted.'],
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
      summary: 'Discard a locked bank statement',
      description: 'Removes the statement from the account; its number can be used again.',
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
      summary: 'Reconcile a bank account on a day',
      description: 'Compares the balance of the bank with the ledger and lists the differences.',
      rules: [
        'Entries before the first statement count as part of its opening balance.',
        'A remaining difference means that they started apart, or that two bank accounts share one account of the chart.',
      ],
      query: ReconcileBankAccount,
      answer: ref(BankReconciliation),
      handler: (ctx, { params: { id }, query: { on = ctx.today } }) => reconcile(ctx, id, on),
    }),
    snapshotRoute({
      path: '/bank-transactions',
      operationId: 'listBankTransactions',
      access: 'bank:read',
      summary: 'List bank transactions, newest first',
      description: 'Returns the transactions of accepted statements.',
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
      summary: 'Get a bank transaction',
      description:
        'Returns the data of the bank and the proposals, each with its reasons and its entry.',
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
      summary: 'Get the distribution of bank costs',
      description:
        'Returns the share of each owner in bank costs or interest, by the holders of the lots on its day.',
      rules: ['No lines: a transaction without costs or interest, or one that is not matched.'],
      answer: ref(BankTransactionDistribution),
      handler: (ctx, { params: { id } }) => getDistribution(ctx, id),
    }),
    writeRoute({
      method: 'PUT',
      path: '/bank-transactions/:id/match',
      operationId: 'matchBankTransaction',
      access: 'bank:write',
      summary: 'Match a bank transaction',
      description: 'Books the transaction by one of its proposals or by lines, on its own day.',
      rules: [
        'Posts one entry in journal Bank; a parked amount leaves suspense.',
        'A payment of an owner settles the item of its payment reference first.',
        'An expense is paid in full.',
        'Outgoing: also a returned payment of an owner, in full, or a refund.',
        'Incoming: also a supplier’s refund of an expense.',
        'Costs and income are split by their key, by default General.',
        'Refused: lines that do not add up to the transaction.',
      ],
      body: MatchBankTransaction,
      example: { lines: [{ owner_id: exampleIds.owner, amount: 512.4 }] },
      answer: ref(BankTransaction),
      problems: [
        'invalid_transition',
        'unknown_reference',
        'unbalanced_match',
        'invalid_entry_line',
        'invalid_period',
        'date_in_future',
        'quota_incomplete',
        'key_needed',
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
      summary: 'Unmatch a bank transaction',
      description: 'Reverses its entry on the day of the transaction and reopens what it settled.',
      rules: ['Refused: a closed financial year.'],
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
      summary: 'Park a bank transaction in suspense',
      description: 'Books the transaction on 4990 until it is matched.',
      answer: ref(BankTransaction),
      problems: ['invalid_transition', ...POSTING_PROBLEMS],
      handler: async (ctx, { params: { id } }) =>
        showTransaction(ctx, await parkTransaction(ctx, id)),
    }),
  ]),
];
