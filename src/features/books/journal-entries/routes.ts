import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateJournalEntry,
  JournalEntry,
  ListJournalEntries,
  ReverseJournalEntry,
} from '#contract/journal-entries.ts';
import {
  POSTING_PROBLEMS,
  REVERSAL_PROBLEMS,
  findEntry,
  listEntries,
} from '#features/books/ledger/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { found } from '#platform/http/request-context.ts';
import { readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { createJournalEntry, reverseJournalEntry } from './commands.ts';
import { toJournalEntry } from './journal-entry.ts';

export const journalEntryRoutes = routesOf('Journal', [
  // Entries never change, so an entry and its lines read one after the other agree.
  readRoute({
    path: '/journal-entries',
    operationId: 'listJournalEntries',
    access: 'books:read',
    summary: 'Journal entries, newest first',
    description: '`source_id` finds the entries that an expense, a call or a payment led to.',
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
    access: 'books:write',
    summary: 'Post an entry by hand',
    description:
      'Takes the next place in the chain and never changes again. Lines on accounts of owners name an owner, and change what that owner owes; what they debit is due on their `due_date`, else thirty days after the later of the entry’s date and today. Refuses sides that differ, accounts that take no entries, and a closed year.',
    body: CreateJournalEntry,
    example: {
      building_id: exampleIds.building,
      entry_date: '2026-01-31',
      description: 'Bank costs, January',
      lines: [
        { account_code: '65', debit: 12.4 },
        { account_code: '551', credit: 12.4 },
      ],
    },
    status: 201,
    answer: ref(JournalEntry),
    problems: [
      'unknown_reference',
      'invalid_period',
      'invalid_entry_line',
      'unbalanced_entry',
      'owner_required',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { body }) => toJournalEntry(await createJournalEntry(ctx, body)),
  }),
  readRoute({
    path: '/journal-entries/:id',
    operationId: 'getJournalEntry',
    access: 'books:read',
    summary: 'One journal entry',
    description: 'Shows its lines, what it stems from, its place in the chain and its hash.',
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
    access: 'books:write',
    summary: 'Reverse an entry made by hand, once; a reversal may itself be reversed',
    description:
      'Posts the mirror image, today unless told otherwise; what the entry made owners owe, they owe no more. Refuses an entry that stems from an expense, a call, a payment, a transfer or a closing: that is undone where it was made.',
    body: ReverseJournalEntry,
    example: { entry_date: '2026-02-01', description: 'Wrong account' },
    status: 201,
    location: '/journal-entries',
    answer: ref(JournalEntry),
    problems: ['entry_has_source', 'already_reversed', 'invalid_period', ...REVERSAL_PROBLEMS],
    handler: async (ctx, { params, body }) =>
      toJournalEntry(await reverseJournalEntry(ctx, params.id, body)),
  }),
]);
