-- What came back by a bank: which payment or expense each return takes back, until it is unmatched.
create table app.bank_returns (
  organization_id         uuid not null,
  id                      uuid not null,
  -- By which the money came back.
  bank_transaction_id     uuid not null,
  payment_id              uuid,
  expense_id              uuid,
  -- By which it had come or gone; null: that was booked by hand.
  returned_transaction_id uuid,
  amount_cents            bigint not null,
  -- Of the expense, before the money came back.
  paid_on                 date,
  created_at              timestamptz not null,
  primary key (organization_id, id),
  constraint bank_returns_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id),
  constraint bank_returns_payment_fk foreign key (organization_id, payment_id)
    references app.payments (organization_id, id),
  constraint bank_returns_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id),
  constraint bank_returns_returned_fk foreign key (organization_id, returned_transaction_id)
    references app.bank_transactions (organization_id, id),
  constraint bank_returns_one_target check (num_nonnulls(payment_id, expense_id) = 1),
  constraint bank_returns_amount_positive check (amount_cents > 0)
);
create index bank_returns_of_transaction on app.bank_returns (organization_id, bank_transaction_id);
create index bank_returns_of_returned on app.bank_returns (organization_id, returned_transaction_id)
  where returned_transaction_id is not null;
create unique index bank_returns_payment_once on app.bank_returns (organization_id, payment_id)
  where payment_id is not null;
create index bank_returns_of_expense on app.bank_returns (organization_id, expense_id)
  where expense_id is not null;
call app.wall_off('bank_returns', 'select, insert, delete');

-- Why the bank took a payment back, as its code says.
alter table app.payments add column return_reason text;
-- Payments that may have come back are found by their amount.
create index payments_recorded_by_amount on app.payments
  (organization_id, building_id, amount_cents, received_on) where status = 'Recorded';
create index expenses_paid_by_amount on app.expenses (organization_id, building_id, paid_cents)
  where status = 'Paid';

-- What is paid back to an owner takes what they have to their good.
alter table app.receivables drop constraint receivables_source_known;
alter table app.receivables add constraint receivables_source_known check (source_type in
  ('CallForFunds', 'UnitTransfer', 'JournalEntry', 'LatePenalty', 'Expense', 'BankTransaction'));

-- By which owners bear what a rule books; null: General.
alter table app.bank_rules
  add column distribution_key_id uuid,
  add constraint bank_rules_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  add constraint bank_rules_key_of_account check (distribution_key_id is null or account_code is not null);
create index bank_rules_by_key on app.bank_rules (organization_id, distribution_key_id)
  where distribution_key_id is not null;

-- Who bears what of costs and interest of banks, line by line, as of an approved expense; below zero is
-- to their good. What was unmatched stays, marked cancelled.
create table app.bank_splits (
  organization_id     uuid not null,
  bank_transaction_id uuid not null,
  line_number         integer not null,
  account_code        text collate "C" not null,
  distribution_key_id uuid not null,
  -- The name that the key bore then.
  split_key_name      text not null,
  unit_id             uuid not null,
  owner_id            uuid not null,
  amount_cents        bigint not null,
  weight              bigint not null,
  total_weight        bigint not null,
  share_numerator     numeric not null,
  share_denominator   numeric not null,
  is_cancelled        boolean not null default false,
  primary key (organization_id, bank_transaction_id, line_number),
  constraint bank_splits_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id),
  constraint bank_splits_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint bank_splits_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint bank_splits_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id),
  constraint bank_splits_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index bank_splits_by_owner on app.bank_splits (organization_id, owner_id, bank_transaction_id);
create index bank_splits_by_unit on app.bank_splits (organization_id, unit_id);
create index bank_splits_by_key on app.bank_splits (organization_id, distribution_key_id);
create index bank_splits_by_account on app.bank_splits (organization_id, account_code);
call app.wall_off('bank_splits', 'select, insert, update (is_cancelled)');
