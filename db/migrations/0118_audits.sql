-- The auditor's check of the accounts of a financial year (Civil Code, art. 3.91).

create table app.audits (
  organization_id       uuid not null,
  id                    uuid not null,
  building_id           uuid not null,
  fiscal_year_id        uuid not null,
  status                text not null default 'Open',
  -- The books as checked: entries up to this number, and the hash of the last of them.
  ledger_count          bigint not null,
  ledger_hash           text not null,
  -- What the checks compare with; threshold null: that of the assembly.
  quote_threshold_cents bigint,
  fee_contracts         jsonb not null default '[]',
  opinion               text,
  report_text           text,
  reported_at           timestamptz,
  reported_by           uuid,
  -- Assembly that hears the report.
  meeting_id            uuid,
  created_by            uuid not null,
  version               integer not null default 1,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  primary key (organization_id, id),
  constraint audits_status_known check (status in ('Open', 'Reported')),
  constraint audits_opinion_known check (opinion in ('Approval', 'ApprovalWithRemarks', 'Refusal')),
  constraint audits_report_whole check
    (num_nulls(opinion, reported_at, reported_by) = case status when 'Reported' then 0 else 3 end),
  constraint audits_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint audits_year_fk foreign key (organization_id, fiscal_year_id)
    references app.fiscal_years (organization_id, id),
  constraint audits_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id)
);
create index audits_by_day on app.audits (organization_id, created_at, id);
create index audits_of_building on app.audits (organization_id, building_id, created_at, id);
create index audits_of_year on app.audits (organization_id, fiscal_year_id);
create unique index audits_open_unique on app.audits (organization_id, fiscal_year_id) where status = 'Open';
create index audits_by_meeting on app.audits (organization_id, meeting_id) where meeting_id is not null;
call app.wall_off('audits', 'select, insert, update');

-- How a sample was drawn, so that anyone can repeat it.
create table app.audit_draws (
  organization_id uuid not null,
  id              uuid not null,
  audit_id        uuid not null,
  seed            text not null,
  random          integer not null,
  above_cents     bigint,
  account_code    text,
  selected        integer not null,
  created_by      uuid not null,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint audit_draws_audit_fk foreign key (organization_id, audit_id) references app.audits (organization_id, id)
);
create index audit_draws_of_audit on app.audit_draws (organization_id, audit_id, created_at, id);
call app.wall_off('audit_draws', 'select, insert');

-- Entries of a sample with the auditor's mark; the id of the entry names the voucher.
create table app.audit_vouchers (
  organization_id uuid not null,
  id              uuid not null,
  audit_id        uuid not null,
  entry_id        uuid not null,
  -- Order of the entry in the ledger.
  sequence        bigint not null,
  selected_for    text not null,
  mark            text,
  marked_at       timestamptz,
  -- Last answer of the syndic since the mark.
  answered_at     timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint audit_vouchers_entry_unique unique (organization_id, audit_id, entry_id),
  constraint audit_vouchers_selection_known check (selected_for in ('Amount', 'Account', 'Random', 'Choice')),
  constraint audit_vouchers_mark_known check (mark in ('Ok', 'Question', 'Objection')),
  constraint audit_vouchers_mark_whole check ((mark is null) = (marked_at is null)),
  constraint audit_vouchers_audit_fk foreign key (organization_id, audit_id)
    references app.audits (organization_id, id),
  constraint audit_vouchers_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id)
);
create index audit_vouchers_in_order on app.audit_vouchers (organization_id, audit_id, sequence, id);
call app.wall_off('audit_vouchers', 'select, insert, update');

-- What the auditor and the syndic write about a voucher.
create table app.audit_messages (
  organization_id uuid not null,
  id              uuid not null,
  audit_id        uuid not null,
  voucher_id      uuid not null,
  written_by      text not null,
  text            text not null,
  created_by      uuid not null,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint audit_messages_writer_known check (written_by in ('Auditor', 'Syndic')),
  constraint audit_messages_voucher_fk foreign key (organization_id, voucher_id)
    references app.audit_vouchers (organization_id, id)
);
create index audit_messages_of_voucher on app.audit_messages (organization_id, voucher_id, created_at, id);
call app.wall_off('audit_messages', 'select, insert, update');

-- Results of comparing the bank's own file with bank transactions, books and invoices.
create table app.audit_bank_files (
  organization_id   uuid not null,
  id                uuid not null,
  audit_id          uuid not null,
  file_name         text not null,
  sha256            text not null,
  first_day         date not null,
  last_day          date not null,
  statement_count   integer not null,
  transaction_count integer not null,
  differences       jsonb not null,
  created_by        uuid not null,
  created_at        timestamptz not null,
  primary key (organization_id, id),
  constraint audit_bank_files_audit_fk foreign key (organization_id, audit_id)
    references app.audits (organization_id, id)
);
create index audit_bank_files_of_audit on app.audit_bank_files (organization_id, audit_id, created_at, id);
call app.wall_off('audit_bank_files', 'select, insert, update');

-- The report as kept, in each language.
create table app.audit_reports (
  organization_id uuid not null,
  id              uuid not null,
  audit_id        uuid not null,
  language        text not null,
  document_id     uuid,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint audit_reports_language_unique unique (organization_id, audit_id, language),
  constraint audit_reports_language_known check (language in ('fr', 'nl', 'de', 'en')),
  constraint audit_reports_audit_fk foreign key (organization_id, audit_id)
    references app.audits (organization_id, id),
  -- Documents go once they need not be kept any more.
  constraint audit_reports_document_fk foreign key (organization_id, document_id)
    references app.documents (organization_id, id) on delete set null (document_id)
);
create index audit_reports_by_document on app.audit_reports (organization_id, document_id)
  where document_id is not null;
call app.wall_off('audit_reports', 'select, insert');

-- Quotes that the assembly asks for from an amount on (art. 3.88 §1 1° c).
alter table app.documents drop constraint documents_type_known;
alter table app.documents add constraint documents_type_known check (document_type in ('Invoice', 'Quote', 'Contract',
  'MeetingInvitation', 'MeetingMinutes', 'InsurancePolicy', 'MaintenanceReport', 'FinancialReport', 'Statutes',
  'Certificate', 'Letter', 'Other'));
