-- The budget of a year by account and key, and the item of an agenda that puts it to the vote.

create table app.budgets (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  fiscal_year_id  uuid not null,
  kind            text not null,
  status          text not null default 'Draft',
  -- The decision of the assembly that adopted it, where it is recorded.
  decision_id     uuid,
  adopted_on      date,
  -- The calls that were made from it.
  series_id       uuid,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint budgets_kind_known check (kind in ('Ordinary', 'Extraordinary')),
  constraint budgets_status_known check (status in ('Draft', 'Adopted')),
  constraint budgets_adopted_has_date check ((status = 'Adopted') = (adopted_on is not null)),
  constraint budgets_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint budgets_fiscal_year_fk foreign key (organization_id, fiscal_year_id)
    references app.fiscal_years (organization_id, id),
  constraint budgets_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id)
);
create index budgets_of_building on app.budgets (organization_id, building_id, id);
create unique index budgets_adopted_unique on app.budgets (organization_id, fiscal_year_id, kind)
  where status = 'Adopted';
call app.wall_off('budgets', 'select, insert, update, delete');

create table app.budget_amounts (
  organization_id     uuid not null,
  budget_id           uuid not null,
  position            integer not null,
  account_code        text collate "C" not null,
  distribution_key_id uuid not null,
  nature              text not null,
  amount_cents        bigint not null,
  note                text,
  -- Cost of the year before and its index, for a line that was drafted from it.
  actual_cents        bigint,
  index_ppm           bigint,
  primary key (organization_id, budget_id, position),
  constraint budget_amounts_line_unique unique (organization_id, budget_id, account_code, distribution_key_id, nature),
  constraint budget_amounts_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint budget_amounts_positive check (amount_cents > 0),
  constraint budget_amounts_drafted_whole check ((actual_cents is null) = (index_ppm is null)),
  constraint budget_amounts_budget_fk foreign key (organization_id, budget_id)
    references app.budgets (organization_id, id) on delete cascade,
  constraint budget_amounts_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint budget_amounts_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id)
);
create index budget_amounts_by_account on app.budget_amounts (organization_id, account_code);
create index budget_amounts_by_key on app.budget_amounts (organization_id, distribution_key_id);
call app.wall_off('budget_amounts', 'select, insert, delete');

alter table app.agenda_items
  -- Without a foreign key, as decisions refer to items and budgets to decisions: tables are archived in the
  -- order of their references.
  add column budget_id uuid,
  add constraint agenda_items_budget_has_year check (budget_id is null or budget_year is not null);
create index agenda_items_of_budget on app.agenda_items (organization_id, budget_id) where budget_id is not null;
