-- The chart of accounts and the journal: append-only, hash-chained, one chain per organization.

create table app.accounts (
  organization_id uuid not null references auth.organizations (id),
  id              uuid not null,
  -- Collation "C": codes sort by their digits, and a prefix is a range of the index.
  code            text collate "C" not null,
  name            text not null,
  account_type    text not null,
  parent_code     text collate "C",
  is_active       boolean not null,
  postable        boolean not null,
  normal_balance  text not null,
  label_fr        text,
  label_nl        text,
  label_de        text,
  label_en        text,
  created_by      uuid not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint accounts_code_unique unique (organization_id, code),
  constraint accounts_code_digits check (code ~ '^[0-9]{1,6}$'),
  constraint accounts_parent_fk foreign key (organization_id, parent_code) references app.accounts (organization_id, code),
  constraint accounts_type_known check
    (account_type in ('Asset', 'Liability', 'Equity', 'Income', 'Expense', 'OffBalance')),
  constraint accounts_normal_balance_known check (normal_balance in ('Debit', 'Credit'))
);
create index accounts_by_parent on app.accounts (organization_id, parent_code);

-- Entries name suppliers by id: the name stands here, beside the books.
create table app.suppliers (
  organization_id uuid not null references auth.organizations (id),
  id              uuid not null,
  name            text not null,
  created_at      timestamptz not null default now(),
  primary key (organization_id, id),
  constraint suppliers_name_unique unique (organization_id, name)
);

-- The end of each organization's chain. Its row lock puts postings in order.
create table app.ledger_heads (
  organization_id uuid primary key references auth.organizations (id),
  entry_count     bigint not null,
  head_hash       bytea not null,
  -- The debits of all entries together. While it stays exact, no sum of the books can overflow.
  total_cents     bigint not null,
  constraint ledger_heads_total_exact check (total_cents between 0 and 2251799813685247)
);

create table app.journal_entries (
  organization_id uuid not null,
  id              uuid not null,
  sequence        bigint not null,
  building_id     uuid not null,
  entry_date      date not null,
  journal         text not null,
  source_type     text,
  source_id       uuid,
  reverses_id     uuid,
  previous_hash   bytea not null,
  hash            bytea not null,
  created_by      uuid not null,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint journal_entries_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint journal_entries_reverses_fk foreign key (organization_id, reverses_id)
    references app.journal_entries (organization_id, id),
  constraint journal_entries_sequence_unique unique (organization_id, sequence),
  constraint journal_entries_reversed_once unique (organization_id, reverses_id),
  constraint journal_entries_journal_known check
    (journal in ('Purchases', 'Calls', 'Bank', 'Miscellaneous', 'Opening', 'Closing')),
  constraint journal_entries_source_known check (source_type in ('Expense', 'FiscalYear')),
  constraint journal_entries_source_complete check ((source_type is null) = (source_id is null))
);
create index journal_entries_by_date on app.journal_entries (organization_id, entry_date, sequence);
create index journal_entries_by_building on app.journal_entries (organization_id, building_id, entry_date, sequence);
create index journal_entries_by_source on app.journal_entries (organization_id, source_id) where source_id is not null;

-- Words about entries lie outside the hash, so that personal data in them can be dealt with.
-- Line 0 is the entry itself.
create table app.journal_texts (
  organization_id uuid not null,
  entry_id        uuid not null,
  line_number     smallint not null,
  description     text not null,
  primary key (organization_id, entry_id, line_number),
  constraint journal_texts_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id)
);

-- The immutable facts of the entry stand on its lines again: a balance reads one table.
-- party_id is the owner or supplier of a sub-ledger account, else the nil UUID; category that of the
-- expense behind a class 6 line, else ''.
create table app.journal_lines (
  organization_id uuid not null,
  entry_id        uuid not null,
  line_number     smallint not null,
  building_id     uuid not null,
  entry_date      date not null,
  sequence        bigint not null,
  account_code    text collate "C" not null,
  debit_cents     bigint not null,
  credit_cents    bigint not null,
  owner_id        uuid,
  unit_id         uuid,
  supplier_id     uuid,
  party_id        uuid not null,
  category        text not null,
  is_closing      boolean not null,
  primary key (organization_id, entry_id, line_number),
  constraint journal_lines_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id),
  constraint journal_lines_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint journal_lines_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint journal_lines_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint journal_lines_supplier_fk foreign key (organization_id, supplier_id)
    references app.suppliers (organization_id, id),
  constraint journal_lines_one_side check
    (debit_cents >= 0 and credit_cents >= 0 and (debit_cents = 0) <> (credit_cents = 0))
);
create index journal_lines_by_account on app.journal_lines
  (organization_id, account_code, entry_date, sequence, line_number);
create index journal_lines_by_building_account on app.journal_lines
  (organization_id, building_id, account_code, entry_date, sequence, line_number);
create index journal_lines_by_building_date on app.journal_lines (organization_id, building_id, entry_date);
create index journal_lines_by_owner on app.journal_lines (organization_id, owner_id) where owner_id is not null;
create index journal_lines_by_unit on app.journal_lines (organization_id, unit_id) where unit_id is not null;

-- Sums of the lines by calendar month, by year and over all time, kept in the posting transaction and compared with the
-- lines by the proof: a balance sheet reads a few sums per account, however many lines there are.
create table app.account_sums (
  organization_id uuid not null,
  building_id     uuid not null,
  account_code    text collate "C" not null,
  span            text not null,
  starts_on       date not null,
  party_id        uuid not null,
  category        text not null,
  is_closing      boolean not null,
  debit_cents     bigint not null,
  credit_cents    bigint not null,
  primary key (organization_id, span, building_id, starts_on, account_code, party_id, category, is_closing),
  constraint account_sums_span_known check (span in ('All', 'Year', 'Month')),
  constraint account_sums_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id)
);
-- Most co-owners owe nothing: a balance sheet of today reads only the balances that are not nil.
create index account_sums_not_nil on app.account_sums (organization_id, building_id, account_code, party_id)
  include (debit_cents, credit_cents) where span = 'All' and debit_cents <> credit_cents;
create index account_sums_by_account on app.account_sums (organization_id, account_code, span, starts_on);

create table app.fiscal_years (
  organization_id  uuid not null,
  id               uuid not null,
  building_id      uuid not null,
  start_date       date not null,
  end_date         date not null,
  status           text not null,
  closing_entry_id uuid,
  created_by       uuid not null,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  version          integer not null default 1,
  primary key (organization_id, id),
  constraint fiscal_years_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint fiscal_years_closing_entry_fk foreign key (organization_id, closing_entry_id)
    references app.journal_entries (organization_id, id),
  constraint fiscal_years_not_backwards check (end_date > start_date),
  constraint fiscal_years_status_known check (status in ('Open', 'Closed')),
  constraint fiscal_years_no_overlap exclude using gist
    (organization_id with =, building_id with =, daterange(start_date, end_date, '[]') with &&)
);

call app.wall_off('accounts', 'select, insert, update, delete');
call app.wall_off('suppliers', 'select, insert');
call app.wall_off('ledger_heads', 'select, insert, update');
call app.wall_off('journal_entries', 'select, insert');
call app.wall_off('journal_texts', 'select, insert');
call app.wall_off('journal_lines', 'select, insert');
call app.wall_off('account_sums', 'select, insert, update');
call app.wall_off('fiscal_years', 'select, insert, update');
