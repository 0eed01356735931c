-- What an item of an agenda sets as the budget of a year, by account, and what the meeting made of it.

alter table app.agenda_items
  add column budget_year integer,
  add constraint agenda_items_budget_decided check (budget_year is null or decision_type = 'Budget');

create table app.budget_lines (
  organization_id uuid not null,
  agenda_item_id  uuid not null,
  -- As the meeting changed it, beside what was announced.
  is_amended      boolean not null,
  position        integer not null,
  account_code    text collate "C" not null,
  amount_cents    bigint not null,
  primary key (organization_id, agenda_item_id, is_amended, account_code),
  constraint budget_lines_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id) on delete cascade,
  constraint budget_lines_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint budget_lines_amount_positive check (amount_cents > 0)
);
create index budget_lines_of_account on app.budget_lines (organization_id, account_code);
call app.wall_off('budget_lines', 'select, insert, delete');
