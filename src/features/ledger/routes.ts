import { IdParams, Type, ref } from '#contract/common.ts';
import {
  AccountMovement,
  CreateJournalEntry,
  JournalEntry,
  LedgerProof,
  ListAccountMovements,
  ListJournalEntries,
  ReverseJournalEntry,
} from '#contract/journal-entries.ts';
import { visibleBuildings } from '#features/visibility.ts';
import { findRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { createJournalEntry, reverseJournalEntry } from './commands.ts';
import { toJournalEntry } from './journal-entry.ts';
import { listMovements, type LedgerAccount } from './movements.ts';
import { proveLedger } from './proof.ts';
import { findEntry, listEntries } from './repository.ts';

export const ledgerRoutes = [
  // Entries never change, so an entry and its lines read one after the other agree.
  readRoute({
    method: 'GET',
    path: '/journal-entries',
    operationId: 'listJournalEntries',
    summary: 'Journal entries, newest first',
    query: ListJournalEntries,
    answer: Type.Array(ref(JournalEntry)),
    handler: async (ctx, { query }) =>
      mapPage(
        await listEntries(ctx.db, query, visibleBuildings(ctx, sql`building_id`)),
        toJournalEntry,
      ),
  }),
  writeRoute({
    method: 'POST',
    path: '/journal-entries',
    operationId: 'createJournalEntry',
    summary: 'Post an entry by hand',
    body: CreateJournalEntry,
    status: 201,
    answer: ref(JournalEntry),
    handler: async (ctx, { body }) => toJournalEntry(await createJournalEntry(ctx, body)),
  }),
  readRoute({
    method: 'GET',
    path: '/journal-entries/:id',
    operationId: 'getJournalEntry',
    summary: 'One journal entry',
    params: IdParams,
    answer: ref(JournalEntry),
    handler: async (ctx, { params: { id } }) =>
      toJournalEntry(
        found(
          await findEntry(ctx.db, id, visibleBuildings(ctx, sql`building_id`)),
          'journal_entry',
          id,
        ),
      ),
  }),
  writeRoute({
    method: 'POST',
    path: '/journal-entries/:id/reverse',
    operationId: 'reverseJournalEntry',
    summary: 'Reverse an entry made by hand, once; a reversal may itself be reversed',
    params: IdParams,
    body: ReverseJournalEntry,
    status: 201,
    location: '/journal-entries',
    answer: ref(JournalEntry),
    handler: async (ctx, { params, body }) =>
      toJournalEntry(await reverseJournalEntry(ctx, params.id, body)),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/ledger/proof',
    operationId: 'proveLedger',
    summary: "Recompute the chain and the sums of the organization's books, all buildings together",
    answer: ref(LedgerProof),
    handler: (ctx) => proveLedger(ctx),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/accounts/:id/ledger',
    operationId: 'listAccountMovements',
    summary:
      'Movements of an account, or of those below a heading, oldest first with running balance',
    params: IdParams,
    query: ListAccountMovements,
    answer: Type.Array(ref(AccountMovement)),
    handler: async (ctx, { params: { id }, query }) => {
      const account = found(await findRow<LedgerAccount>(ctx.db, 'accounts', id), 'account', id);
      return listMovements(ctx.db, account, query, visibleBuildings(ctx, sql`building_id`));
    },
  }),
];
