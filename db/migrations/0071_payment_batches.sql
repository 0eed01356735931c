-- What banks are asked to pay: suppliers, in batches that a second person approves.

create table app.payment_batches (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  bank_account_id uuid not null,
  execution_date  date not null,
  status          text not null,
  total_cents     bigint not null,
  created_by      uuid not null,
  approved_by     uuid,
  approved_at     timestamptz,
  sent_by         uuid,
  sent_at         timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint payment_batches_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint payment_batches_account_fk foreign key (organization_id, bank_account_id)
    references app.bank_accounts (organization_id, id),
  constraint payment_batches_status_known check
    (status in ('Draft', 'Approved', 'Sent', 'Done', 'Cancelled')),
  constraint payment_batches_total_positive check (total_cents > 0),
  constraint payment_batches_approved check ((approved_at is null) = (approved_by is null)
    and (status not in ('Approved', 'Sent', 'Done') or approved_at is not null)),
  constraint payment_batches_sent check ((sent_at is null) = (sent_by is null)
    and (status <> 'Sent' or sent_at is not null)),
  constraint payment_batches_second_person check (approved_by is distinct from created_by)
);
create index payment_batches_by_execution on app.payment_batches
  (organization_id, execution_date, id);
create index payment_batches_of_building on app.payment_batches
  (organization_id, building_id, execution_date, id);
create index payment_batches_of_account on app.payment_batches (organization_id, bank_account_id);
-- What waits for a second person, or for the bank.
create index payment_batches_under_way on app.payment_batches (organization_id, execution_date, id)
  where status in ('Draft', 'Approved', 'Sent');
call app.wall_off('payment_batches', 'select, insert, update');

create table app.payment_batch_lines (
  organization_id uuid not null,
  id              uuid not null,
  batch_id        uuid not null,
  position        integer not null,
  expense_id      uuid not null,
  -- As it is approved, and asked of the bank.
  creditor_name   text not null,
  creditor_iban   text not null,
  creditor_bic    text,
  amount_cents    bigint not null,
  communication   text not null,
  status          text not null,
  -- Of ISO 20022, where the bank has given one.
  reason_code     text,
  -- In words, where a person has noted it.
  reason          text,
  -- Whether it may still be paid: its batch is not cancelled, and nothing has come of it.
  is_live         boolean not null,
  primary key (organization_id, id),
  constraint payment_batch_lines_batch_fk foreign key (organization_id, batch_id)
    references app.payment_batches (organization_id, id),
  constraint payment_batch_lines_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id),
  constraint payment_batch_lines_position_unique unique (organization_id, batch_id, position),
  constraint payment_batch_lines_amount_positive check (amount_cents > 0),
  constraint payment_batch_lines_status_known check (status in ('Pending', 'Paid', 'Rejected')),
  constraint payment_batch_lines_live_pending check (not is_live or status = 'Pending'),
  constraint payment_batch_lines_rejected check
    ((reason_code is null and reason is null) or status = 'Rejected')
);
-- Nothing is paid twice: what is in one batch that may still pay it is in no other.
create unique index payment_batch_lines_live_once on app.payment_batch_lines
  (organization_id, expense_id) where is_live;
create index payment_batch_lines_of_expense on app.payment_batch_lines
  (organization_id, expense_id, id);
call app.wall_off('payment_batch_lines',
  'select, insert, update (status, reason_code, reason, is_live)');
