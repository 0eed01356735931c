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
import { readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { createJournalEntry, reverseJournalEntry } from './commands.ts';
import { toJournalEntry } from './journal-entry.ts';
import { withCosts } from './shown-costs.ts';

export const journalEntryRoutes = declareRoutes('Journal', [
  // Entries never change, so an entry and its lines are consistent even when read one after the other.
  readRoute({
    path: '/journal-entries',
    operationId: 'listJournalEntries',
    access: 'books:read',
    summary: 'List journal entries, newest first',
    description: 'Returns the entries.',
    rules: ['`source_id` returns the entries of an expense, a call or a payment.'],
    query: ListJournalEntries,
    answer: Type.Array(ref(JournalEntry)),
    handler: async (ctx, { query }) => {
      const language = ctx.statedLanguage();
      const page = await listEntries(ctx.db, query, visibleBuildings(ctx, 'building_id'));
      const rows = await withCosts(ctx.db, page.rows);
      return mapPage({ ...page, rows }, (entry) => toJournalEntry(entry, language));
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/journal-entries',
    operationId: 'createJournalEntry',
    access: 'books:write',
    summary: 'Post a journal entry by hand',
    description: 'Adds an entry to the chain; it can be reversed but never changed.',
    rules: [
      'Lines on owner accounts name an owner and change their balance.',
      'Lines on classes 6 and 7, except 643, 69, 70 and 79, are costs of the owners: by General, without period, nature and recoverable part by account, unless they say otherwise.',
      'Lines on 444, 490 and 492 name a supplier; their cost fields say who bears what the invoice leaves.',
      'Debits to owners are due on `due_date`, by default thirty days after the later of entry date and today.',
      '`corrects_fiscal_year` names a closed year; the next statement lists its costs under earlier years.',
      'Refused: debits that differ from credits.',
      'Refused: accounts that take no entries.',
      'Refused: a cost by a key without weights.',
      'Refused: a closed financial year.',
      'Refused: the Syndic, where the building requires a second approver.',
    ],
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
      'accountant_required',
      'key_needed',
      'nobody_bears',
      'period_refused',
      'vat_exceeds',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { body }) =>
      toJournalEntry(await createJournalEntry(ctx, body), ctx.statedLanguage()),
  }),
  readRoute({
    path: '/journal-entries/:id',
    operationId: 'getJournalEntry',
    access: 'books:read',
    summary: 'Get a journal entry',
    description: 'Returns its lines, its source, its place in the chain and its hash.',
    answer: ref(JournalEntry),
    handler: async (ctx, { params: { id } }) => {
      const visible = visibleBuildings(ctx, 'building_id');
      const entry = found(await findEntry(ctx.db, id, visible), 'journal_entry', id);
      const [shown] = await withCosts(ctx.db, [entry]);
      return toJournalEntry(found(shown, 'journal_entry', id), ctx.statedLanguage());
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/journal-entries/:id/reverse',
    operationId: 'reverseJournalEntry',
    access: 'books:write',
    summary: 'Reverse a journal entry',
    description: 'Posts the opposite of an entry made by hand, by default with today’s date.',
    rules: [
      'Each entry is reversed once; a reversal can be reversed.',
      'Debts of owners from the entry end.',
      'Invoices and calls that were taken over with an Opening entry are cancelled; refused once an invoice is paid or with the bank, or a call is in a statement.',
      'Refused: entries of an expense, call, payment, transfer or closing; undo these where they were made.',
    ],
    body: ReverseJournalEntry,
    example: { entry_date: '2026-02-01', description: 'Wrong account' },
    status: 201,
    location: '/journal-entries',
    answer: ref(JournalEntry),
    problems: [
      'entry_has_source',
      'already_reversed',
      'invalid_period',
      'accountant_required',
      'invalid_transition',
      'has_credit_notes',
      'expense_with_bank',
      'settled_by_statement',
      ...REVERSAL_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      toJournalEntry(await reverseJournalEntry(ctx, params.id, body), ctx.statedLanguage()),
  }),
]);
