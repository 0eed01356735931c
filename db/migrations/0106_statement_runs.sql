-- Runs of statements of charges: what a building settles with its owners for a period. A draft is computed
-- when it is read; from freezing on, its rows and figures are kept.

create table app.statement_runs (
  organization_id   uuid not null,
  id                uuid not null,
  building_id       uuid not null,
  fiscal_year_id    uuid not null,
  period_from       date not null,
  period_to         date not null,
  model             text not null,
  status            text not null,
  -- Of the kept rows.
  hash              text,
  -- Warnings that were accepted.
  acknowledged      text[] not null default '{}',
  decision_id       uuid,
  due_date          date,
  credit            text,
  frozen_at         timestamptz,
  frozen_by         uuid,
  approved_at       timestamptz,
  approved_by       uuid,
  sent_at           timestamptz,
  sent_by           uuid,
  reversed_at       timestamptz,
  reversed_by       uuid,
  reversal_reason   text,
  journal_entry_ids uuid[] not null default '{}',
  created_by        uuid not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  primary key (organization_id, id),
  constraint statement_runs_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint statement_runs_fiscal_year_fk foreign key (organization_id, fiscal_year_id)
    references app.fiscal_years (organization_id, id),
  constraint statement_runs_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id),
  constraint statement_runs_not_backwards check (period_to >= period_from),
  constraint statement_runs_model_known check (model in ('Provisions', 'RealCharges')),
  constraint statement_runs_status_known check (status in ('Draft', 'Frozen', 'Approved', 'Sent', 'Reversed')),
  constraint statement_runs_credit_known check (credit in ('Keep', 'Refund')),
  constraint statement_runs_hashed_once_frozen check ((hash is null) = (status = 'Draft')),
  constraint statement_runs_sent check (status <> 'Sent' or sent_at is not null),
  constraint statement_runs_no_overlap exclude using gist
    (organization_id with =, building_id with =, daterange(period_from, period_to, '[]') with &&)
    where (status <> 'Reversed')
);
create index statement_runs_by_building on app.statement_runs (organization_id, building_id, period_from);
create unique index statement_runs_one_draft on app.statement_runs (organization_id, building_id)
  where status = 'Draft';
call app.wall_off('statement_runs', 'select, insert, update, delete');

-- The kept statement of one owner, in figures; signs as in the account.
create table app.statement_owners (
  organization_id              uuid not null,
  statement_id                 uuid not null,
  owner_id                     uuid not null,
  -- Counts the statements of a building in a financial year.
  number                       integer not null,
  opening_cents                bigint not null,
  charges_ordinary_cents       bigint not null,
  charges_extraordinary_cents  bigint not null,
  called_ordinary_cents        bigint not null,
  called_extraordinary_cents   bigint not null,
  works_asked_cents            bigint not null,
  reserve_cents                bigint not null,
  private_costs_cents          bigint not null,
  working_capital_cents        bigint not null,
  interest_and_costs_cents     bigint not null,
  payments_cents               bigint not null,
  closing_cents                bigint not null,
  vat_cents                    bigint not null,
  recoverable_cents            bigint not null,
  primary key (organization_id, statement_id, owner_id),
  constraint statement_owners_statement_fk foreign key (organization_id, statement_id)
    references app.statement_runs (organization_id, id),
  constraint statement_owners_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index statement_owners_by_owner on app.statement_owners (organization_id, owner_id);
call app.wall_off('statement_owners', 'select, insert');

-- What a run settles with an owner in a lot: the lines of its entry.
create table app.statement_owner_units (
  organization_id             uuid not null,
  statement_id                uuid not null,
  owner_id                    uuid not null,
  unit_id                     uuid not null,
  charges_ordinary_cents      bigint not null,
  charges_extraordinary_cents bigint not null,
  called_ordinary_cents       bigint not null,
  called_extraordinary_cents  bigint not null,
  primary key (organization_id, statement_id, owner_id, unit_id),
  constraint statement_owner_units_owner_fk foreign key (organization_id, statement_id, owner_id)
    references app.statement_owners (organization_id, statement_id, owner_id),
  constraint statement_owner_units_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id)
);
create index statement_owner_units_by_unit on app.statement_owner_units (organization_id, unit_id);
call app.wall_off('statement_owner_units', 'select, insert');

-- The charge of an owner for a line, or for the works of a decision, in a lot.
create table app.statement_rows (
  organization_id      uuid not null,
  statement_id         uuid not null,
  owner_id             uuid not null,
  -- The place in the run; the hash covers the rows in this order.
  row_number           integer not null,
  -- Null: the works of a decision.
  line_id              uuid,
  decision_id          uuid,
  -- The run that settled these works first.
  works_run_id         uuid,
  account_code         text collate "C" not null,
  nature               text not null,
  -- One key, or those of all lines of the works.
  distribution_key_ids jsonb not null,
  unit_id              uuid not null,
  -- As it was then.
  unit_number          text not null,
  weight               text,
  total_weight         text,
  share                text,
  days                 text,
  total_days           integer,
  period_from          date,
  period_to            date,
  consumption          text,
  amount_cents         bigint not null,
  vat_cents            bigint not null,
  recoverable_cents    bigint not null,
  origin               text not null,
  primary key (organization_id, statement_id, owner_id, row_number),
  constraint statement_rows_owner_unit_fk foreign key (organization_id, statement_id, owner_id, unit_id)
    references app.statement_owner_units (organization_id, statement_id, owner_id, unit_id),
  constraint statement_rows_line_or_works check (line_id is not null or decision_id is not null),
  constraint statement_rows_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint statement_rows_origin_known check (origin in ('Period', 'EarlierPeriod', 'Withdrawn', 'Renewed'))
);
-- A later sale is compared with what was settled of its lots.
create index statement_rows_by_unit on app.statement_rows (organization_id, unit_id, line_id);
call app.wall_off('statement_rows', 'select, insert');

-- What was called of an owner for a lot, settled against the charges of its nature.
create table app.statement_called_rows (
  organization_id     uuid not null,
  statement_id        uuid not null,
  owner_id            uuid not null,
  row_number          integer not null,
  call_id             uuid not null,
  part_number         integer not null,
  nature              text not null,
  call_date           date not null,
  distribution_key_id uuid not null,
  unit_id             uuid not null,
  amount_cents        bigint not null,
  origin              text not null,
  primary key (organization_id, statement_id, owner_id, row_number),
  constraint statement_called_rows_owner_unit_fk foreign key (organization_id, statement_id, owner_id, unit_id)
    references app.statement_owner_units (organization_id, statement_id, owner_id, unit_id),
  constraint statement_called_rows_call_fk foreign key (organization_id, call_id)
    references app.calls_for_funds (organization_id, id),
  constraint statement_called_rows_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint statement_called_rows_origin_known check (origin in ('Period', 'EarlierPeriod', 'Withdrawn', 'Renewed'))
);
create index statement_called_rows_by_call on app.statement_called_rows (organization_id, call_id);
create index statement_called_rows_by_unit on app.statement_called_rows (organization_id, unit_id);
call app.wall_off('statement_called_rows', 'select, insert');

-- The works of a decision as a run settles them.
create table app.statement_works (
  organization_id    uuid not null,
  statement_id       uuid not null,
  decision_id        uuid not null,
  cost_cents         bigint not null,
  from_reserve_cents bigint not null,
  from_loan_cents    bigint not null,
  called_cents       bigint not null,
  -- Amounts by line and lot.
  lines              jsonb not null,
  primary key (organization_id, statement_id, decision_id),
  constraint statement_works_statement_fk foreign key (organization_id, statement_id)
    references app.statement_runs (organization_id, id),
  constraint statement_works_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id)
);
create index statement_works_by_decision on app.statement_works (organization_id, decision_id);
call app.wall_off('statement_works', 'select, insert');

-- The run that settled a part of a call, while it is not reversed.
create table app.statement_call_parts (
  organization_id uuid not null,
  call_id         uuid not null,
  part_number     integer not null,
  statement_id    uuid not null,
  primary key (organization_id, call_id, part_number),
  constraint statement_call_parts_call_fk foreign key (organization_id, call_id)
    references app.calls_for_funds (organization_id, id),
  constraint statement_call_parts_statement_fk foreign key (organization_id, statement_id)
    references app.statement_runs (organization_id, id)
);
create index statement_call_parts_by_statement on app.statement_call_parts (organization_id, statement_id);
call app.wall_off('statement_call_parts', 'select, insert, delete');

alter table app.cost_lines add constraint cost_lines_statement_fk foreign key (organization_id, statement_id)
  references app.statement_runs (organization_id, id);
create index cost_lines_by_statement on app.cost_lines (organization_id, statement_id)
  where statement_id is not null;
-- The consumption of a line is read again once its run is reversed.
grant delete on app.cost_line_parts to millieme_app;

-- A run books what owners owe or have to their good.
alter table app.journal_entries drop constraint journal_entries_source_known;
alter table app.journal_entries add constraint journal_entries_source_known check (source_type in
  ('Expense', 'FiscalYear', 'CallForFunds', 'Payment', 'UnitTransfer', 'LatePenalty', 'BankTransaction', 'Claim', 'Statement'));
alter table app.receivables drop constraint receivables_source_known;
alter table app.receivables add constraint receivables_source_known check (source_type in
  ('CallForFunds', 'UnitTransfer', 'JournalEntry', 'LatePenalty', 'Expense', 'BankTransaction', 'Statement'));
alter table app.credits drop constraint credits_source_known;
alter table app.credits add constraint credits_source_known check
  (source_type in ('Payment', 'UnitTransfer', 'JournalEntry', 'CallForFunds', 'Expense', 'Statement'));
