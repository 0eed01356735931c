-- Expenses, from draft to paid, and the split that approval stores.

create table app.expenses (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  status              text not null,
  description         text not null,
  amount_cents        bigint not null,
  expense_date        date not null,
  due_date            date,
  category            text not null,
  supplier            text,
  invoice_number      text,
  account_code        text not null,
  distribution_key_id uuid not null,
  -- A document of its expense: never searched or joined, always read and written whole.
  line_items          jsonb not null,
  rejection_reason    text,
  approval_notes      text,
  submitted_by        uuid,
  submitted_at        timestamptz,
  approved_by         uuid,
  approved_at         timestamptz,
  paid_on             date,
  journal_entry_ids   uuid[] not null default '{}',
  -- The name that the key bore when the split was stored.
  split_key_name      text,
  created_by          uuid not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  primary key (organization_id, id),
  constraint expenses_building_fk foreign key (organization_id, building_id) references app.buildings (organization_id, id),
  constraint expenses_account_fk foreign key (organization_id, account_code) references app.accounts (organization_id, code),
  constraint expenses_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint expenses_status_known check
    (status in ('Draft', 'PendingApproval', 'Approved', 'Rejected', 'Paid', 'Cancelled')),
  constraint expenses_category_known check (category in ('Maintenance', 'Utilities', 'Insurance', 'ManagementFees',
    'Repairs', 'Improvements', 'Legal', 'Other')),
  constraint expenses_amount_positive check (amount_cents > 0),
  constraint expenses_rejection_has_reason check ((status = 'Rejected') <= (rejection_reason is not null)),
  constraint expenses_paid_has_date check ((status = 'Paid') <= (paid_on is not null))
);
create index expenses_by_date on app.expenses (organization_id, expense_date, id);
create index expenses_by_building on app.expenses (organization_id, building_id, expense_date, id);
create index expenses_by_status on app.expenses (organization_id, status, expense_date, id);
create index expenses_by_amount on app.expenses (organization_id, amount_cents, id);
create index expenses_by_account on app.expenses (organization_id, account_code);
create index expenses_by_key on app.expenses (organization_id, distribution_key_id);

create table app.expense_splits (
  organization_id   uuid not null,
  expense_id        uuid not null,
  line_number       integer not null,
  unit_id           uuid not null,
  owner_id          uuid not null,
  amount_cents      bigint not null,
  weight            bigint not null,
  total_weight      bigint not null,
  share_numerator   numeric not null,
  share_denominator numeric not null,
  is_cancelled      boolean not null default false,
  primary key (organization_id, expense_id, line_number),
  constraint expense_splits_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id),
  constraint expense_splits_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint expense_splits_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id)
);
create index expense_splits_by_owner on app.expense_splits (organization_id, owner_id, expense_id);
create index expense_splits_by_unit on app.expense_splits (organization_id, unit_id);

call app.wall_off('expenses', 'select, insert, update, delete');
call app.wall_off('expense_splits', 'select, insert, update (is_cancelled)');
