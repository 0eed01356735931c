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
  -- The lot of the one owner it is charged to. Statements of the last release read `unit_id` of its splits.
  add column charged_unit_id             uuid,
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
  add constraint expenses_unit_fk foreign key (organization_id, charged_unit_id)
    references app.units (organization_id, id);
create index expenses_by_reserve_key on app.expenses (organization_id, reserve_distribution_key_id)
  where reserve_distribution_key_id is not null;
create index expenses_by_unit on app.expenses (organization_id, charged_unit_id)
  where charged_unit_id is not null;

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

-- A whole expense may cover several years too; the VAT waits with the amount.
alter table app.expense_deferrals
  add column vat_cents bigint not null default 0,
  drop constraint expense_deferrals_allocation_fk,
  add constraint expense_deferrals_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id);

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
  -- What the reserve paid, already taken off the amount; below 0 where a correction gives it back.
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
create index cost_lines_crediting on app.cost_lines (organization_id, credits_line_id) where credits_line_id is not null;
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

-- Years that are closed were settled before statements existed.
update app.buildings as building set statements_from = closed.last_day + 1
  from (select organization_id, building_id, max(end_date) as last_day from app.fiscal_years
    where status = 'Closed' group by organization_id, building_id) as closed
  where closed.organization_id = building.organization_id and closed.building_id = building.id;

-- The lines of the books so far: by the key and period of their expense, else by the general key.
create temporary table booked on commit drop as
  select line.organization_id, line.building_id, line.entry_id, entry.sequence as entry_sequence, line.line_number,
      line.entry_date, line.account_code, line.debit_cents - line.credit_cents as amount_cents, entry.journal,
      entry.reverses_id, expense.id as expense_id, expense.credits_expense_id, expense.borne_by,
      expense.booked_supplier_id, expense.line_items, expense.amount_cents as expense_cents,
      part.allocation_number, part.amount_cents as part_cents, part.period_from, part.period_to,
      coalesce(part.distribution_key_id, shared.distribution_key_id, general.id) as distribution_key_id
    from app.journal_lines as line
    join app.journal_entries as entry on entry.organization_id = line.organization_id and entry.id = line.entry_id
    join app.distribution_keys as general on general.organization_id = line.organization_id
      and general.building_id = line.building_id and general.is_general
    left join app.expenses as expense on expense.organization_id = line.organization_id
      and entry.source_type = 'Expense' and expense.id = entry.source_id
    left join lateral (
      select allocation_number, amount_cents, distribution_key_id, period_from, period_to
        from app.expense_allocations as allocation
        where allocation.organization_id = line.organization_id and allocation.expense_id = expense.id
          and allocation.account_code = line.account_code
      union all select 1, expense.amount_cents, expense.distribution_key_id, null, null
        where expense.id is not null and not exists (select from app.expense_allocations as allocation
          where allocation.organization_id = line.organization_id and allocation.expense_id = expense.id
            and allocation.account_code = line.account_code)) as part on true
    left join lateral (
      select split.distribution_key_id from app.bank_splits as split
        where split.organization_id = line.organization_id and entry.source_type = 'BankTransaction'
          and split.bank_transaction_id = entry.source_id and split.account_code = line.account_code
        order by split.line_number limit 1) as shared on true
    where line.account_code ~ '^[67]' and line.account_code !~ '^(643|69|70|79)' and not line.is_closing
      and entry.journal <> 'Closing';

-- What each part of an expense came to on the day of an entry, as it was split; else in proportion.
create temporary table divided on commit drop as
  with weighed as (
    select booked.*, coalesce(nullif(abs((select sum(split.amount_cents) from app.expense_splits as split
        where split.organization_id = booked.organization_id and split.expense_id = booked.expense_id
          and split.allocation_number = booked.allocation_number
          and case when booked.journal = 'Purchases' then split.recognized_on is null
            else split.recognized_on = booked.entry_date end)), 0), booked.part_cents, 1) as weight
      from booked),
  summed as (
    select weighed.*, sum(weight) over same as total, sum(weight) over (same order by allocation_number
        rows between unbounded preceding and current row) as until
      from weighed window same as (partition by organization_id, entry_id, line_number))
  select organization_id, gen_random_uuid() as id, building_id, entry_id, entry_sequence,
      row_number() over (partition by organization_id, entry_id order by line_number, allocation_number) as position,
      entry_date, journal, reverses_id, account_code, distribution_key_id, period_from, period_to, expense_id,
      credits_expense_id, allocation_number, booked_supplier_id,
      round(amount_cents * until / total) - round(amount_cents * (until - weight) / total) as gross_cents,
      coalesce(borne_by = 'Reserve', false) as is_released,
      coalesce((select sum((item ->> 'vat_amount_cents')::bigint) from jsonb_array_elements(line_items) as item), 0)
        as invoice_vat_cents,
      -- The lines are the whole invoice, also where less than it was booked because a part was prepaid.
      greatest(expense_cents, (select sum((item ->> 'total_incl_vat_cents')::bigint)
        from jsonb_array_elements(line_items) as item)) as invoice_cents
    from summed where total > 0;
delete from divided where gross_cents = 0;

insert into app.cost_lines (organization_id, id, building_id, entry_id, entry_sequence, position, entry_date,
    account_code, amount_cents, vat_cents, distribution_key_id, period_from, period_to, nature, recoverable_percent,
    released_cents, expense_id, allocation_number, supplier_id)
  select line.organization_id, line.id, line.building_id, line.entry_id, line.entry_sequence, line.position,
      line.entry_date, line.account_code, case when line.is_released then 0 else line.gross_cents end,
      case when line.is_released or line.invoice_vat_cents <= 0 then 0
        else round(line.invoice_vat_cents * line.gross_cents / line.invoice_cents) end,
      line.distribution_key_id, case when days.period_from <= days.period_to then days.period_from end,
      case when days.period_from <= days.period_to then days.period_to end,
      case when line.account_code ~ '^(611|66)' then 'Extraordinary' else 'Ordinary' end,
      case when line.account_code ~ '^(6100|61010|61011|6105|6106|612)' then 100 else 0 end,
      case when line.is_released then line.gross_cents else 0 end,
      line.expense_id, case when line.expense_id is not null then line.allocation_number end, line.booked_supplier_id
    from divided as line
    left join app.fiscal_years as year on year.organization_id = line.organization_id
      and year.building_id = line.building_id and line.entry_date between year.start_date and year.end_date
    -- A purchase keeps the days of closed years before; an accrued or deferred cost has those of its year.
    left join lateral (select case when line.journal = 'Purchases' then line.period_from
        else greatest(line.period_from, year.start_date) end as period_from,
      least(line.period_to, year.end_date) as period_to
      where line.period_from is not null) as days on true;

-- A reversal takes back the lines of its entry; a note those of the same part of its invoice.
update app.cost_lines as line set credits_line_id = reversed.id
  from divided, app.cost_lines as reversed
  where divided.organization_id = line.organization_id and divided.id = line.id
    and reversed.organization_id = line.organization_id and reversed.entry_id = divided.reverses_id
    and reversed.position = line.position;
update app.cost_lines as line set credits_line_id = corrected.id
  from divided cross join lateral (select one.id from app.cost_lines as one
      where one.organization_id = divided.organization_id and one.expense_id = divided.credits_expense_id
        and one.allocation_number = divided.allocation_number and one.credits_line_id is null
      order by one.account_code = divided.account_code desc, one.entry_sequence limit 1) as corrected
  where divided.organization_id = line.organization_id and divided.id = line.id and line.credits_line_id is null
    and line.expense_id is not null and divided.credits_expense_id is not null;

-- The parts of lots as they were split; where they are not known, the statement finds them by the key.
with lots as (
    select line.organization_id, line.id as line_id, split.unit_id, sum(split.amount_cents) as amount_cents,
        max(split.weight) as weight, max(split.total_weight) as total_weight,
        sum(sum(split.amount_cents)) over (partition by line.organization_id, line.id) as total,
        sum(sum(split.amount_cents)) over (partition by line.organization_id, line.id order by split.unit_id
          rows between unbounded preceding and current row) as until,
        line.amount_cents as line_cents, line.released_cents, line.vat_cents
      from app.cost_lines as line
      join app.journal_entries as entry on entry.organization_id = line.organization_id and entry.id = line.entry_id
      join app.expense_splits as split on split.organization_id = line.organization_id
        and split.expense_id = line.expense_id and split.allocation_number = line.allocation_number
        and case when entry.journal = 'Purchases' then split.recognized_on is null
          else split.recognized_on = line.entry_date end
      where line.credits_line_id is null
      group by line.organization_id, line.id, split.unit_id)
insert into app.cost_line_parts (organization_id, line_id, unit_id, weight, total_weight, amount_cents, vat_cents)
  select organization_id, line_id, unit_id, weight::text, total_weight::text,
      case when released_cents = 0 then amount_cents else 0 end,
      case when released_cents <> 0 or total = 0 then 0
        else round(vat_cents * until / total) - round(vat_cents * (until - amount_cents) / total) end
    from lots where total = line_cents + released_cents;

-- Costs and income that the bank booked, likewise: what stands was split by one key for each account.
with lots as (
    select line.organization_id, line.id as line_id, split.unit_id, sum(split.amount_cents) as amount_cents,
        max(split.weight) as weight, max(split.total_weight) as total_weight,
        sum(sum(split.amount_cents)) over (partition by line.organization_id, line.id) as total,
        line.amount_cents as line_cents
      from app.cost_lines as line
      join app.bank_transactions as booked on booked.organization_id = line.organization_id
        and booked.entry_id = line.entry_id
      join app.bank_splits as split on split.organization_id = line.organization_id
        and split.bank_transaction_id = booked.id and split.account_code = line.account_code
        and split.distribution_key_id = line.distribution_key_id and not split.is_cancelled
      where line.credits_line_id is null
      group by line.organization_id, line.id, split.unit_id)
insert into app.cost_line_parts (organization_id, line_id, unit_id, weight, total_weight, amount_cents)
  select organization_id, line_id, unit_id, weight::text, total_weight::text, amount_cents
    from lots where total = line_cents;
