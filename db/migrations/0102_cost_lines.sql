-- Who bears a cost: its key, covered period, nature and tenants' part, and the lines of the books that the
-- statements of charges settle, with the parts of lots fixed at posting.

-- Null: as the account above.
alter table app.accounts
  add column uncovered           text,
  add column nature              text,
  add column recoverable_percent numeric(5, 2),
  add constraint accounts_uncovered_known check (uncovered in ('InvoiceDate', 'SettlementPeriod')),
  add constraint accounts_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  add constraint accounts_recoverable_percent_in_range check (recoverable_percent between 0 and 100);

alter table app.buildings
  -- Provisional acceptance of the common parts.
  add column acceptance_date              date,
  add column reserve_borne_by             text not null default 'Usufructuary',
  add column statement_model              text not null default 'Provisions',
  add column statement_needs_approval     boolean not null default false,
  add column statement_credit             text not null default 'Keep',
  add column reserve_interest_to          text not null default 'Owners',
  add column closing_needs_second_person  boolean not null default false,
  -- Costs and calls before this day are no part of any statement; null: there are none.
  add column statements_from              date,
  add constraint buildings_reserve_borne_by_known check (reserve_borne_by in ('BareOwner', 'Usufructuary')),
  add constraint buildings_statement_model_known check (statement_model in ('Provisions', 'RealCharges')),
  add constraint buildings_statement_credit_known check (statement_credit in ('Keep', 'Refund')),
  add constraint buildings_reserve_interest_to_known check (reserve_interest_to in ('Owners', 'Reserve'));

-- A key of meters has no weights: it splits by consumption.
alter table app.distribution_keys
  add column kind text not null default 'Weights',
  add constraint distribution_keys_kind_known check (kind in ('Weights', 'Meter'));

-- Null: by default, until the expense is approved.
alter table app.expenses
  add column period_from                 date,
  add column period_to                   date,
  add column nature                      text,
  add column recoverable_percent         numeric(5, 2),
  add column vat_cents                   bigint,
  add column excluded_owner_ids          uuid[] not null default '{}',
  add column decision_id                 uuid,
  -- What the reserve pays; null: all.
  add column reserve_cents               bigint,
  -- The key by which that reserve was called; null: the key of the cost.
  add column reserve_distribution_key_id uuid,
  -- The lot of the one owner it is charged to.
  add column unit_id                     uuid,
  add column claim_id                    uuid,
  add constraint expenses_period_in_order check ((period_from is null) = (period_to is null) and period_from <= period_to),
  add constraint expenses_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  add constraint expenses_recoverable_percent_in_range check (recoverable_percent between 0 and 100),
  add constraint expenses_vat_in_amount check (vat_cents between 0 and amount_cents),
  add constraint expenses_reserve_in_amount check (reserve_cents between 0 and amount_cents),
  add constraint expenses_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id),
  add constraint expenses_reserve_key_fk foreign key (organization_id, reserve_distribution_key_id)
    references app.distribution_keys (organization_id, id),
  add constraint expenses_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id);
create index expenses_by_reserve_key on app.expenses (organization_id, reserve_distribution_key_id)
  where reserve_distribution_key_id is not null;
create index expenses_by_unit on app.expenses (organization_id, unit_id) where unit_id is not null;

alter table app.expense_allocations
  add column nature              text,
  add column recoverable_percent numeric(5, 2),
  add column vat_cents           bigint,
  add column excluded_owner_ids  uuid[] not null default '{}',
  add column decision_id         uuid,
  add constraint expense_allocations_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  add constraint expense_allocations_recoverable_percent_in_range check (recoverable_percent between 0 and 100),
  add constraint expense_allocations_vat_in_amount check (vat_cents between 0 and amount_cents),
  add constraint expense_allocations_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id);
-- Approval fixes what was left to the defaults.
grant update (nature, recoverable_percent, vat_cents) on app.expense_allocations to millieme_app;

-- A line of the books that the owners bear: a cost, with a minus a credit note, an income or a release.
create table app.cost_lines (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  entry_id            uuid not null,
  -- With the position, the order of all lines.
  entry_sequence      bigint not null,
  position            integer not null,
  entry_date          date not null,
  account_code        text collate "C" not null,
  amount_cents        bigint not null,
  vat_cents           bigint not null default 0,
  distribution_key_id uuid not null,
  period_from         date,
  period_to           date,
  nature              text not null,
  recoverable_percent numeric(5, 2) not null default 0,
  excluded_owner_ids  uuid[] not null default '{}',
  decision_id         uuid,
  -- What the reserve paid, already taken off the amount.
  released_cents      bigint not null default 0,
  -- The line that a credit note or a reversal corrects.
  credits_line_id     uuid,
  expense_id          uuid,
  allocation_number   integer,
  supplier_id         uuid,
  -- The run of statements that settled it.
  statement_id        uuid,
  primary key (organization_id, id),
  constraint cost_lines_position_unique unique (organization_id, entry_id, position),
  constraint cost_lines_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint cost_lines_period_in_order check ((period_from is null) = (period_to is null) and period_from <= period_to),
  constraint cost_lines_recoverable_percent_in_range check (recoverable_percent between 0 and 100),
  constraint cost_lines_released_not_negative check (released_cents >= 0),
  constraint cost_lines_part_of_expense check ((expense_id is null) = (allocation_number is null)),
  constraint cost_lines_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint cost_lines_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id),
  constraint cost_lines_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint cost_lines_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint cost_lines_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id),
  constraint cost_lines_credits_line_fk foreign key (organization_id, credits_line_id)
    references app.cost_lines (organization_id, id),
  constraint cost_lines_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id),
  constraint cost_lines_supplier_fk foreign key (organization_id, supplier_id)
    references app.suppliers (organization_id, id)
);
create index cost_lines_by_building on app.cost_lines (organization_id, building_id, entry_date);
create index cost_lines_by_account on app.cost_lines (organization_id, account_code);
create index cost_lines_by_key on app.cost_lines (organization_id, distribution_key_id);
create index cost_lines_by_expense on app.cost_lines (organization_id, expense_id) where expense_id is not null;
create index cost_lines_by_supplier on app.cost_lines (organization_id, supplier_id) where supplier_id is not null;

call app.wall_off('cost_lines', 'select, insert, update (statement_id, distribution_key_id)');

-- The part of a lot in a line, fixed when it is posted; by consumption, when its statements are frozen.
create table app.cost_line_parts (
  organization_id uuid not null,
  line_id         uuid not null,
  unit_id         uuid not null,
  -- Whole, or a fraction such as 456/7.
  weight          text not null,
  total_weight    text not null,
  amount_cents    bigint not null,
  vat_cents       bigint not null default 0,
  primary key (organization_id, line_id, unit_id),
  constraint cost_line_parts_line_fk foreign key (organization_id, line_id)
    references app.cost_lines (organization_id, id),
  constraint cost_line_parts_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id)
);
create index cost_line_parts_by_unit on app.cost_line_parts (organization_id, unit_id);

call app.wall_off('cost_line_parts', 'select, insert');
