-- What banks say of the accounts of buildings: statements as they came, and their transactions.

-- Held is what does not add up, or not to what came before: nothing is booked of it until somebody has
-- looked. Discarded leaves its number to another.
create table app.bank_statements (
  organization_id   uuid not null,
  id                uuid not null,
  building_id       uuid not null,
  bank_account_id   uuid not null,
  year              smallint not null,
  number            text collate "C" not null,
  statement_date    date not null,
  opening_cents     bigint not null,
  closing_cents     bigint not null,
  transaction_count integer not null,
  status            text not null,
  -- What is wrong with it, each with its code and its facts.
  problems          jsonb not null,
  -- Of all that the bank says in it: the same statement is known again, another under its number is not it.
  content_hash      text not null,
  file_name         text not null,
  decision_reason   text,
  decided_by        uuid,
  decided_at        timestamptz,
  created_by        uuid not null,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  version           integer not null default 1,
  primary key (organization_id, id),
  constraint bank_statements_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint bank_statements_account_fk foreign key (organization_id, bank_account_id)
    references app.bank_accounts (organization_id, id),
  constraint bank_statements_status_known check (status in ('Accepted', 'Held', 'Discarded')),
  constraint bank_statements_decided check
    ((decision_reason is null) = (decided_at is null) and (decided_by is null) = (decided_at is null))
);
create unique index bank_statements_accepted_once on app.bank_statements
  (organization_id, bank_account_id, year, number) where status = 'Accepted';
create index bank_statements_known on app.bank_statements
  (organization_id, bank_account_id, year, number) where status <> 'Discarded';
create index bank_statements_of_account on app.bank_statements
  (organization_id, bank_account_id, statement_date, id);
create index bank_statements_of_building on app.bank_statements
  (organization_id, building_id, statement_date, id);
create index bank_statements_by_date on app.bank_statements (organization_id, statement_date, id);
call app.wall_off('bank_statements', 'select, insert, update');

create table app.bank_transactions (
  organization_id          uuid not null,
  id                       uuid not null,
  building_id              uuid not null,
  bank_account_id          uuid not null,
  statement_id             uuid not null,
  -- Where it stands in its statement.
  position                 text collate "C" not null,
  booked_on                date not null,
  value_date               date,
  -- Positive: received.
  amount_cents             bigint not null,
  counterparty_name        text,
  counterparty_iban        text,
  communication            text,
  structured_communication text,
  end_to_end_id            text,
  code                     text not null,
  -- What the bank's code says it is.
  nature                   text not null,
  return_reason            text,
  status                   text not null,
  -- Whether its statement is accepted.
  is_live                  boolean not null,
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  version                  integer not null default 1,
  primary key (organization_id, id),
  constraint bank_transactions_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint bank_transactions_account_fk foreign key (organization_id, bank_account_id)
    references app.bank_accounts (organization_id, id),
  constraint bank_transactions_statement_fk foreign key (organization_id, statement_id)
    references app.bank_statements (organization_id, id),
  constraint bank_transactions_position_unique unique (organization_id, statement_id, position),
  constraint bank_transactions_nature_known check
    (nature in ('Costs', 'Interest', 'Return', 'OwnTransfer', 'Other')),
  constraint bank_transactions_status_known check (status in ('Open', 'Matched', 'Parked'))
);
create index bank_transactions_by_date on app.bank_transactions (organization_id, booked_on, id)
  where is_live;
create index bank_transactions_of_building on app.bank_transactions
  (organization_id, building_id, booked_on, id) where is_live;
create index bank_transactions_of_account on app.bank_transactions
  (organization_id, bank_account_id, booked_on, id) where is_live;
create index bank_transactions_by_amount on app.bank_transactions (organization_id, amount_cents, id)
  where is_live;
create index bank_transactions_open on app.bank_transactions
  (organization_id, building_id, booked_on, id) where is_live and status = 'Open';
create index bank_transactions_by_communication on app.bank_transactions
  (organization_id, structured_communication) where structured_communication is not null;
call app.wall_off('bank_transactions', 'select, insert, update');
