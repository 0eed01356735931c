-- What co-owners are asked for, what they pay, and how the one settles the other.

create table app.bank_accounts (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  iban            text not null,
  bic             text,
  holder          text not null,
  account_code    text collate "C" not null,
  purpose         text not null,
  created_by      uuid not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint bank_accounts_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint bank_accounts_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint bank_accounts_iban_unique unique (organization_id, building_id, iban),
  constraint bank_accounts_purpose_known check (purpose in ('Working', 'Reserve'))
);
create index bank_accounts_by_account on app.bank_accounts (organization_id, account_code);

-- Settled is a call that was sent and of which nothing is open any more.
create table app.calls_for_funds (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  status              text not null,
  title               text not null,
  description         text,
  fund                text not null,
  total_cents         bigint not null,
  call_date           date not null,
  due_date            date not null,
  distribution_key_id uuid not null,
  -- Instalments of one yearly amount share their series; a call of its own has none.
  series_id           uuid,
  instalment_number   smallint,
  instalment_count    smallint,
  journal_entry_ids   uuid[] not null default '{}',
  sent_at             timestamptz,
  cancelled_at        timestamptz,
  cancellation_reason text,
  -- The name that the key bore when the lines were stored.
  split_key_name      text,
  created_by          uuid not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  primary key (organization_id, id),
  constraint calls_for_funds_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint calls_for_funds_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint calls_for_funds_status_known check (status in ('Draft', 'Sent', 'Settled', 'Cancelled')),
  constraint calls_for_funds_fund_known check (fund in ('WorkingCapital', 'Reserve', 'Provision', 'Works')),
  constraint calls_for_funds_total_positive check (total_cents > 0),
  constraint calls_for_funds_instalment_complete check
    ((series_id is null) = (instalment_number is null) and (series_id is null) = (instalment_count is null))
);
create index calls_for_funds_by_date on app.calls_for_funds (organization_id, call_date, id);
create index calls_for_funds_by_building on app.calls_for_funds (organization_id, building_id, call_date, id);
create index calls_for_funds_by_status on app.calls_for_funds (organization_id, status, call_date, id);
create index calls_for_funds_by_key on app.calls_for_funds (organization_id, distribution_key_id);
create index calls_for_funds_by_series on app.calls_for_funds (organization_id, series_id) where series_id is not null;

-- What each unit bears of an instalment, worked out for the whole series at once: only so do the
-- instalments of every unit add up to its part of the year.
create table app.instalment_units (
  organization_id uuid not null,
  call_id         uuid not null,
  unit_id         uuid not null,
  amount_cents    bigint not null,
  weight          bigint not null,
  total_weight    bigint not null,
  primary key (organization_id, call_id, unit_id),
  constraint instalment_units_call_fk foreign key (organization_id, call_id)
    references app.calls_for_funds (organization_id, id),
  constraint instalment_units_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id)
);
create index instalment_units_by_unit on app.instalment_units (organization_id, unit_id);

-- The split of a call that was sent.
create table app.call_lines (
  organization_id   uuid not null,
  call_id           uuid not null,
  line_number       integer not null,
  unit_id           uuid not null,
  owner_id          uuid not null,
  amount_cents      bigint not null,
  weight            bigint not null,
  total_weight      bigint not null,
  share_numerator   numeric not null,
  share_denominator numeric not null,
  primary key (organization_id, call_id, line_number),
  constraint call_lines_call_fk foreign key (organization_id, call_id)
    references app.calls_for_funds (organization_id, id),
  constraint call_lines_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint call_lines_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id)
);
create index call_lines_by_owner on app.call_lines (organization_id, owner_id, call_id);
create index call_lines_by_unit on app.call_lines (organization_id, unit_id);

-- The last ten digits given out as structured communication. Its row lock puts writers in order.
create table app.communication_numbers (
  organization_id uuid primary key references auth.organizations (id),
  last_number     bigint not null,
  constraint communication_numbers_ten_digits check (last_number between 0 and 9999999999)
);

-- What an owner owes by one entry of the books. The open amounts of an owner less their free credits
-- are the balance of their accounts in the books.
create table app.receivables (
  organization_id          uuid not null,
  id                       uuid not null,
  building_id              uuid not null,
  owner_id                 uuid not null,
  source_type              text not null,
  source_id                uuid not null,
  entry_id                 uuid not null,
  account_code             text collate "C" not null,
  is_cost                  boolean not null,
  amount_cents             bigint not null,
  open_cents               bigint not null,
  due_date                 date not null,
  structured_communication text collate "C" not null,
  -- The day of the payment that left nothing open.
  settled_on               date,
  cancelled_at             timestamptz,
  created_at               timestamptz not null,
  primary key (organization_id, id),
  constraint receivables_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint receivables_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint receivables_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id),
  constraint receivables_source_known check (source_type in ('CallForFunds', 'UnitTransfer', 'JournalEntry')),
  constraint receivables_communication_unique unique (organization_id, structured_communication),
  constraint receivables_amount_positive check (amount_cents > 0),
  constraint receivables_open_within check (open_cents between 0 and amount_cents),
  constraint receivables_cancelled_not_open check ((cancelled_at is not null) <= (open_cents = 0)),
  constraint receivables_settled_not_open check ((settled_on is not null) <= (open_cents = 0))
);
create index receivables_open on app.receivables (organization_id, building_id, owner_id, due_date, id)
  include (open_cents, is_cost) where open_cents > 0;
create index receivables_open_by_due on app.receivables (organization_id, building_id, due_date) where open_cents > 0;
create index receivables_by_owner on app.receivables (organization_id, owner_id, due_date, id);
create index receivables_by_source on app.receivables (organization_id, source_id);
create index receivables_by_entry on app.receivables (organization_id, entry_id);

-- What an owner has to their good by one entry of the books, and how much of it no receivable has taken.
create table app.credits (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  owner_id        uuid not null,
  source_type     text not null,
  source_id       uuid not null,
  entry_id        uuid not null,
  -- Where the books carry what is free of it.
  account_code    text collate "C" not null,
  amount_cents    bigint not null,
  free_cents      bigint not null,
  credited_on     date not null,
  cancelled_at    timestamptz,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint credits_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint credits_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint credits_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id),
  constraint credits_source_known check (source_type in ('Payment', 'UnitTransfer', 'JournalEntry')),
  constraint credits_amount_positive check (amount_cents > 0),
  constraint credits_free_within check (free_cents between 0 and amount_cents),
  constraint credits_cancelled_not_free check ((cancelled_at is not null) <= (free_cents = 0))
);
create index credits_free on app.credits (organization_id, building_id, owner_id, credited_on, id)
  include (free_cents) where free_cents > 0;
create index credits_by_owner on app.credits (organization_id, owner_id);
create index credits_by_source on app.credits (organization_id, source_id);
create index credits_by_entry on app.credits (organization_id, entry_id);

-- Which part of a credit settled which receivable. Released ones are kept: they are what happened.
create table app.allocations (
  organization_id uuid not null,
  id              uuid not null,
  credit_id       uuid not null,
  receivable_id   uuid not null,
  amount_cents    bigint not null,
  -- The account on which the books carry this part of the credit.
  account_code    text collate "C" not null,
  allocated_on    date not null,
  created_at      timestamptz not null,
  released_at     timestamptz,
  primary key (organization_id, id),
  constraint allocations_credit_fk foreign key (organization_id, credit_id) references app.credits (organization_id, id),
  constraint allocations_receivable_fk foreign key (organization_id, receivable_id)
    references app.receivables (organization_id, id),
  constraint allocations_amount_positive check (amount_cents > 0)
);
create index allocations_by_credit on app.allocations (organization_id, credit_id);
create index allocations_by_receivable on app.allocations (organization_id, receivable_id);

create table app.payments (
  organization_id   uuid not null,
  id                uuid not null,
  building_id       uuid not null,
  owner_id          uuid not null,
  amount_cents      bigint not null,
  received_on       date not null,
  method            text not null,
  communication     text,
  account_code      text collate "C" not null,
  bank_account_id   uuid,
  status            text not null,
  reversal_reason   text,
  reversed_at       timestamptz,
  journal_entry_ids uuid[] not null,
  created_by        uuid not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  primary key (organization_id, id),
  constraint payments_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint payments_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint payments_bank_account_fk foreign key (organization_id, bank_account_id)
    references app.bank_accounts (organization_id, id),
  constraint payments_method_known check (method in ('BankTransfer', 'DirectDebit', 'Card', 'Cash', 'Other')),
  constraint payments_status_known check (status in ('Recorded', 'Reversed')),
  constraint payments_amount_positive check (amount_cents > 0)
);
create index payments_by_date on app.payments (organization_id, received_on, id);
create index payments_by_building on app.payments (organization_id, building_id, received_on, id);
create index payments_by_owner on app.payments (organization_id, owner_id, received_on, id);
create index payments_by_bank_account on app.payments (organization_id, bank_account_id)
  where bank_account_id is not null;

-- Units passed on, under the id of the buyer's relation: their working capital goes over on the day.
create table app.unit_transfers (
  organization_id       uuid not null,
  id                    uuid not null,
  unit_id               uuid not null,
  from_owner_id         uuid not null,
  to_owner_id           uuid not null,
  effective_date        date not null,
  -- The part of the seller's holding that was passed on.
  passed_numerator      numeric not null,
  passed_denominator    numeric not null,
  -- Null until the day has come.
  working_capital_cents bigint,
  created_by            uuid not null,
  created_at            timestamptz not null,
  primary key (organization_id, id),
  constraint unit_transfers_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint unit_transfers_from_owner_fk foreign key (organization_id, from_owner_id)
    references app.owners (organization_id, id),
  constraint unit_transfers_to_owner_fk foreign key (organization_id, to_owner_id)
    references app.owners (organization_id, id)
);
create index unit_transfers_waiting on app.unit_transfers (organization_id, effective_date, id)
  where working_capital_cents is null;
create index unit_transfers_by_unit on app.unit_transfers (organization_id, unit_id);
create index unit_transfers_by_from_owner on app.unit_transfers (organization_id, from_owner_id);
create index unit_transfers_by_to_owner on app.unit_transfers (organization_id, to_owner_id);

-- Besides expenses and closings, entries now stem from calls, payments and sales of units.
alter table app.journal_entries drop constraint journal_entries_source_known;
alter table app.journal_entries add constraint journal_entries_source_known check
  (source_type in ('Expense', 'FiscalYear', 'CallForFunds', 'Payment', 'UnitTransfer'));

call app.wall_off('bank_accounts', 'select, insert, update, delete');
call app.wall_off('calls_for_funds', 'select, insert, update');
call app.wall_off('instalment_units', 'select, insert');
call app.wall_off('call_lines', 'select, insert');
call app.wall_off('communication_numbers', 'select, insert, update');
call app.wall_off('receivables', 'select, insert, update (open_cents, settled_on, cancelled_at)');
call app.wall_off('credits', 'select, insert, update (free_cents, cancelled_at)');
call app.wall_off('allocations', 'select, insert, update (released_at)');
call app.wall_off('payments', 'select, insert, update');
call app.wall_off('unit_transfers', 'select, insert, update (working_capital_cents)');
