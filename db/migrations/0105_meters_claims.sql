-- Meters with their readings, claims against insurers, and decisions taken elsewhere, with the calls that
-- stem from a decision.

create table app.meters (
  organization_id     uuid not null,
  id                  uuid not null,
  unit_id             uuid not null,
  distribution_key_id uuid not null,
  number              text,
  unit_of_measure     text,
  created_by          uuid not null,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (organization_id, id),
  constraint meters_number_unique unique (organization_id, distribution_key_id, unit_id, number),
  constraint meters_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint meters_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id)
);
create index meters_of_unit on app.meters (organization_id, unit_id);
call app.wall_off('meters', 'select, insert, update, delete');

-- The index at the end of a day.
create table app.meter_readings (
  organization_id uuid not null,
  id              uuid not null,
  meter_id        uuid not null,
  read_on         date not null,
  index           numeric(15, 6) not null,
  -- The index at which the new meter starts, where it was changed that day.
  new_index       numeric(15, 6),
  reason          text not null,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint meter_readings_day_unique unique (organization_id, meter_id, read_on),
  constraint meter_readings_reason_known check (reason in ('Regular', 'Sale', 'Change')),
  constraint meter_readings_index_not_negative check (index >= 0 and new_index >= 0),
  constraint meter_readings_meter_fk foreign key (organization_id, meter_id)
    references app.meters (organization_id, id)
);
call app.wall_off('meter_readings', 'select, insert, delete');

create table app.claims (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  title               text not null,
  occurred_on         date not null,
  insurer             text,
  deductible_cents    bigint,
  distribution_key_id uuid not null,
  status              text not null default 'Open',
  -- Date of the entry with which it was closed.
  closed_on           date,
  journal_entry_ids   uuid[] not null default '{}',
  created_by          uuid not null,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (organization_id, id),
  constraint claims_status_known check (status in ('Open', 'Closed')),
  constraint claims_closed_has_date check ((status = 'Closed') = (closed_on is not null)),
  constraint claims_deductible_not_negative check (deductible_cents >= 0),
  constraint claims_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint claims_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id)
);
create index claims_of_building on app.claims (organization_id, building_id, occurred_on, id);
create index claims_by_key on app.claims (organization_id, distribution_key_id);
call app.wall_off('claims', 'select, insert, update');

-- The claim that a line of 4996 belongs to; like texts, no part of the hash.
alter table app.journal_lines
  add column claim_id uuid,
  add constraint journal_lines_claim_fk foreign key (organization_id, claim_id)
    references app.claims (organization_id, id);
create index journal_lines_of_claim on app.journal_lines (organization_id, claim_id) where claim_id is not null;

alter table app.expenses add constraint expenses_claim_fk foreign key (organization_id, claim_id)
  references app.claims (organization_id, id);

alter table app.journal_entries
  drop constraint journal_entries_source_known,
  add constraint journal_entries_source_known check (source_type in ('Expense', 'FiscalYear', 'CallForFunds', 'Payment',
    'UnitTransfer', 'LatePenalty', 'BankTransaction', 'Claim'));

alter table app.decisions
  -- Null for a decision taken elsewhere.
  alter column meeting_id drop not null,
  alter column meeting_type drop not null,
  alter column agenda_item_id drop not null,
  alter column position drop not null,
  alter column majority drop not null,
  -- What it costs, the key by which it is charged, and the day on which its works ended.
  add column amount_cents        bigint,
  add column distribution_key_id uuid,
  add column finished_on         date,
  add column updated_at          timestamptz,
  add constraint decisions_of_meeting_whole check
    (num_nulls(meeting_id, meeting_type, agenda_item_id, position, majority) in (0, 5)),
  add constraint decisions_amount_not_negative check (amount_cents >= 0),
  add constraint decisions_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id);
grant update (amount_cents, distribution_key_id, finished_on, version, updated_at) on app.decisions to millieme_app;
create index decisions_by_key on app.decisions (organization_id, distribution_key_id)
  where distribution_key_id is not null;

-- The decision from which a call stems; that of a part comes first.
alter table app.calls_for_funds
  add column decision_id uuid,
  add constraint calls_for_funds_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id);
alter table app.call_parts
  add column decision_id uuid,
  add constraint call_parts_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id);

-- Who is to bear what the invoice to come leaves of an accrual, where its line says so itself.
create table app.accrual_terms (
  organization_id     uuid not null,
  entry_id            uuid not null,
  line_number         smallint not null,
  distribution_key_id uuid,
  period_from         date,
  period_to           date,
  nature              text,
  recoverable_percent numeric(5, 2),
  vat_cents           bigint,
  excluded_owner_ids  uuid[] not null default '{}',
  decision_id         uuid,
  primary key (organization_id, entry_id, line_number),
  constraint accrual_terms_nature_known check (nature in ('Ordinary', 'Extraordinary')),
  constraint accrual_terms_period_in_order check
    ((period_from is null) = (period_to is null) and period_from <= period_to),
  constraint accrual_terms_line_fk foreign key (organization_id, entry_id, line_number)
    references app.journal_lines (organization_id, entry_id, line_number),
  constraint accrual_terms_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint accrual_terms_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id)
);
create index accrual_terms_by_key on app.accrual_terms (organization_id, distribution_key_id)
  where distribution_key_id is not null;
call app.wall_off('accrual_terms', 'select, insert');
