-- One invoice for several accounts and keys: its parts, each split by its own key.

create table app.expense_allocations (
  organization_id     uuid not null,
  expense_id          uuid not null,
  -- From 1 in the order of the invoice.
  allocation_number   integer not null,
  account_code        text collate "C" not null,
  distribution_key_id uuid not null,
  amount_cents        bigint not null,
  description         text,
  -- The name that the key bore when the split was stored.
  split_key_name      text,
  primary key (organization_id, expense_id, allocation_number),
  constraint expense_allocations_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id),
  constraint expense_allocations_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint expense_allocations_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint expense_allocations_number_positive check (allocation_number > 0),
  constraint expense_allocations_amount_positive check (amount_cents > 0)
);
create index expense_allocations_by_account on app.expense_allocations (organization_id, account_code);
create index expense_allocations_by_key on app.expense_allocations (organization_id, distribution_key_id);

call app.wall_off('expense_allocations', 'select, insert, update (split_key_name, description), delete');

-- Which part of the invoice a line splits; an expense that is not allocated has one, which is all of it.
alter table app.expense_splits add column allocation_number integer not null default 1;
