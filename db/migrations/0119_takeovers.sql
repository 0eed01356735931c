-- Unpaid invoices and calls of a predecessor: their amounts are in this Opening entry, so they are cancelled
-- by reversing it and not each by itself.
alter table app.expenses add column opening_entry_id uuid;
alter table app.expenses add constraint expenses_opening_entry_fk foreign key (organization_id, opening_entry_id)
  references app.journal_entries (organization_id, id);
alter table app.calls_for_funds add column opening_entry_id uuid;
alter table app.calls_for_funds add constraint calls_for_funds_opening_entry_fk
  foreign key (organization_id, opening_entry_id) references app.journal_entries (organization_id, id);
create index expenses_taken_over on app.expenses (organization_id, opening_entry_id)
  where opening_entry_id is not null;
create index calls_for_funds_taken_over on app.calls_for_funds (organization_id, opening_entry_id)
  where opening_entry_id is not null;

-- Files of a building for the next syndic, with what is missing, as handed over.
create table app.handovers (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  mandate_ended_on    date not null,
  status              text not null,
  -- The archive and its receipt, once they are made.
  document_id         uuid,
  receipt_document_id uuid,
  size                bigint,
  sha256              text,
  missing             jsonb not null default '[]',
  contents            jsonb not null default '[]',
  created_by          uuid not null,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (organization_id, id),
  constraint handovers_status_known check (status in ('Preparing', 'Ready')),
  -- The documents may be deleted later.
  constraint handovers_ready_whole check (num_nulls(size, sha256) = case status when 'Ready' then 0 else 2 end),
  constraint handovers_preparing_empty check
    (status = 'Ready' or num_nonnulls(document_id, receipt_document_id) = 0),
  constraint handovers_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint handovers_document_fk foreign key (organization_id, document_id)
    references app.documents (organization_id, id) on delete set null (document_id),
  constraint handovers_receipt_fk foreign key (organization_id, receipt_document_id)
    references app.documents (organization_id, id) on delete set null (receipt_document_id)
);
create index handovers_by_building on app.handovers (organization_id, building_id);
create index handovers_by_creation on app.handovers (organization_id, created_at, id);
create index handovers_by_document on app.handovers (organization_id, document_id) where document_id is not null;
create index handovers_by_receipt on app.handovers (organization_id, receipt_document_id)
  where receipt_document_id is not null;
call app.wall_off('handovers', 'select, insert, update');
