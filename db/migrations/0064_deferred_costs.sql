-- The days that a part of an invoice is for, and what of it is deferred to a year to come.

alter table app.expense_allocations
  add column period_from date,
  add column period_to   date,
  add constraint expense_allocations_period_whole check ((period_from is null) = (period_to is null)),
  add constraint expense_allocations_period_in_order check (period_from <= period_to);

-- On 490 until the year begins whose cost it is.
create table app.expense_deferrals (
  organization_id   uuid not null,
  expense_id        uuid not null,
  allocation_number integer not null,
  -- The first day of that year, whose owners bear it.
  recognized_on     date not null,
  amount_cents      bigint not null,
  released_at       timestamptz,
  primary key (organization_id, expense_id, allocation_number, recognized_on),
  constraint expense_deferrals_allocation_fk foreign key (organization_id, expense_id, allocation_number)
    references app.expense_allocations (organization_id, expense_id, allocation_number),
  constraint expense_deferrals_amount_positive check (amount_cents > 0)
);
create index expense_deferrals_waiting on app.expense_deferrals (organization_id, recognized_on)
  where released_at is null;

call app.wall_off('expense_deferrals', 'select, insert, update (released_at)');

-- The day whose owners bear a line; null: that of the expense.
alter table app.expense_splits add column recognized_on date;
