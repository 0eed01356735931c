import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateJournalEntry,
  JournalEntry,
  ListJournalEntries,
  ReverseJournalEntry,
} from '#contract/journal-entries.ts';
import { findEntry, listEntries } from '#features/books/ledger/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { createJournalEntry, reverseJournalEntry } from './commands.ts';
import { toJournalEntry } from './journal-entry.ts';

export const journalEntryRoutes = [
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
        await listEntries(ctx.db, query, visibleBuildings(ctx, 'building_id')),
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
          await findEntry(ctx.db, id, visibleBuildings(ctx, 'building_id')),
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
];
