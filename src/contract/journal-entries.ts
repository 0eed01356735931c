import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { ENTRY_SOURCE_TYPES, JOURNALS } from '#domain/ledger/journal-entry.ts';
import { AccountCode } from './accounts.ts';
import { SinceArchive } from './chain-proofs.ts';
import {
  Euro,
  LocalDate,
  Type,
  Uuid,
  body,
  euroInput,
  nullable,
  stamps,
  stringEnum,
  text,
  BuildingName,
  OwnerName,
  UnitNumber,
  type Static,
} from './common.ts';
import { costFields, costInput } from './costs.ts';
import { PAGE_RULES, pageQuery, someOf } from './pagination.ts';

const Journal = stringEnum(JOURNALS);

const MAX_LINES = 2_000;

const DueDate = Type.String({
  format: 'date',
  description:
    'Due date of a line on an owner account; by default 30 days after the later of entry_date and today.',
});

const EntryLine = Type.Object({
  account_code: Type.String(),
  debit: Euro,
  credit: Euro,
  owner_id: nullable(Uuid),
  owner_name: nullable(OwnerName),
  unit_id: nullable(Uuid),
  unit_number: nullable(UnitNumber),
  supplier: nullable(Type.String()),
  description: nullable(Type.String()),
  claim_id: nullable({ ...Uuid, description: 'Claim that a line of 4996 belongs to.' }),
  distribution_key_id: nullable({
    ...Uuid,
    description: 'Key of a cost or an accrual made by hand; null for other lines.',
  }),
  ...costFields,
  nature: nullable(costFields.nature),
  recoverable_percent: nullable(costFields.recoverable_percent),
  vat_amount: nullable(costFields.vat_amount),
  due_date: nullable(DueDate),
});

const CorrectedYear = Type.Integer({
  minimum: 1900,
  maximum: 2200,
  description: 'Closed financial year that it corrects, by the year in which it ends.',
});

export const JournalEntry = Type.Object(
  {
    id: Uuid,
    building_id: Uuid,
    building_name: BuildingName,
    entry_date: LocalDate,
    journal: Journal,
    description: Type.String(),
    lines: Type.Array(EntryLine),
    source: nullable(Type.Object({ type: stringEnum(ENTRY_SOURCE_TYPES), id: Uuid })),
    reverses_id: nullable(Uuid),
    reversed_by_id: nullable(Uuid),
    corrects_fiscal_year: nullable(CorrectedYear),
    sequence: Type.Integer({ description: 'Position in the chain of the organization, from 1.' }),
    hash: Type.String({
      description: 'SHA-256 of this entry and the previous hash, in hexadecimal.',
    }),
    created_by: Uuid,
    ...stamps,
  },
  { $id: 'JournalEntry' },
);

/** A line has either debit or credit; the other may be omitted or 0. */
const EntryLineInput = body({
  account_code: text(20),
  debit: Type.Optional(euroInput({ minimum_cents: 0 })),
  credit: Type.Optional(euroInput({ minimum_cents: 0 })),
  owner_id: Type.Optional(nullable(Uuid)),
  unit_id: Type.Optional(nullable(Uuid)),
  supplier: Type.Optional(nullable(text(200))),
  description: Type.Optional(nullable(text(500))),
  claim_id: Type.Optional(nullable({ ...Uuid, description: 'Open claim, on a line of 4996.' })),
  distribution_key_id: Type.Optional(
    nullable({ ...Uuid, description: 'Key of a cost; by default General.' }),
  ),
  ...costInput,
  due_date: Type.Optional(nullable(DueDate)),
});

export const CreateJournalEntry = body({
  building_id: Uuid,
  entry_date: LocalDate,
  journal: Type.Optional(Journal),
  description: text(500),
  corrects_fiscal_year: Type.Optional(nullable(CorrectedYear)),
  lines: Type.Array(EntryLineInput, { maxItems: MAX_LINES }),
});

export const ENTRY_SORTS = ['id', 'entry_date', 'sequence'] as const;
export const ListJournalEntries = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    journal: someOf(Journal),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
    account_code: Type.Optional(AccountCode),
    category: someOf(stringEnum(EXPENSE_CATEGORIES), {
      description:
        'Only costs in these categories of the income statement, separated by commas; `Other` includes costs without an expense.',
    }),
    source_id: Type.Optional(Uuid),
    claim_id: Type.Optional(Uuid),
  },
  ENTRY_SORTS,
);

const accountMovementsQuery = pageQuery(
  {
    building_id: Type.Optional(Uuid),
    date_from: Type.Optional(LocalDate),
    date_to: Type.Optional(LocalDate),
  },
  ['entry_date'],
);
/** Movements have one fixed order, because their balance accumulates. */
export const ListAccountMovements = Type.Omit(accountMovementsQuery, ['sort'], PAGE_RULES);

export const ReverseJournalEntry = body({
  entry_date: Type.Optional(LocalDate),
  description: Type.Optional(text(500)),
});

/** One line of an account, with the balance after it. */
export const AccountMovement = Type.Object(
  {
    entry_id: Uuid,
    entry_date: LocalDate,
    sequence: Type.Integer(),
    journal: Journal,
    account_code: Type.String(),
    description: Type.String(),
    debit: Euro,
    credit: Euro,
    balance: Type.Number({
      description: 'Debits less credits up to and including this movement, in euro.',
    }),
    building_id: Uuid,
    building_name: BuildingName,
    owner_id: nullable(Uuid),
    owner_name: nullable(OwnerName),
    unit_id: nullable(Uuid),
    unit_number: nullable(UnitNumber),
    supplier: nullable(Type.String()),
  },
  { $id: 'AccountMovement' },
);

export const LedgerProof = Type.Object(
  {
    balanced: Type.Boolean({
      description: 'Whether debits equal credits and the stored sums equal the lines.',
    }),
    chain_intact: Type.Boolean({
      description:
        'Whether every recomputed hash equals the stored one: consistent, not that history was never rewritten.',
    }),
    entry_count: Type.Integer(),
    total_debit: Euro,
    total_credit: Euro,
    head_hash: Type.String(),
    since_archive: {
      ...nullable(SinceArchive),
      description: 'Comparison with the newest archive; null without one.',
    },
    trial_balance: Type.Array(Type.Object({ code: Type.String(), debit: Euro, credit: Euro })),
  },
  { $id: 'LedgerProof' },
);

export type JournalEntry = Static<typeof JournalEntry>;
export type ListJournalEntries = Static<typeof ListJournalEntries>;
export type ListAccountMovements = Static<typeof ListAccountMovements>;
export type CreateJournalEntry = Static<typeof CreateJournalEntry>;
export type ReverseJournalEntry = Static<typeof ReverseJournalEntry>;
export type AccountMovement = Static<typeof AccountMovement>;
export type LedgerProof = Static<typeof LedgerProof>;
