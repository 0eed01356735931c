-- Requests for information on lots before a sale (Civil Code, art. 3.94 §1 and §2), and the answers as sent.

create table app.lot_requests (
  organization_id     uuid not null,
  id                  uuid not null,
  building_id         uuid not null,
  unit_ids            uuid[] not null,
  kind                text not null,
  asked_by            text not null,
  name                text not null,
  email               text,
  language            text not null,
  received_on         date not null,
  expected_deed_on    date,
  certain_date        date,
  enjoyment_from      date,
  target_on           date not null,
  last_on             date not null,
  status              text not null default 'Open',
  -- The answer as sent.
  channel             text,
  sent_at             timestamptz,
  sent_by             uuid,
  answer              jsonb,
  letter_document_id  uuid,
  archive_document_id uuid,
  link_last_day       date,
  link_revoked_at     timestamptz,
  -- Its cost, charged to an outgoing owner.
  charge_cents        bigint,
  charged_owner_id    uuid,
  created_by          uuid not null,
  version             integer not null default 1,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  primary key (organization_id, id),
  constraint lot_requests_units_named check (cardinality(unit_ids) > 0),
  constraint lot_requests_kind_known check (kind in ('BeforeContract', 'BeforeDeed')),
  constraint lot_requests_asked_by_known check (asked_by in ('Notary', 'Agent', 'Owner')),
  constraint lot_requests_language_known check (language in ('fr', 'nl', 'de', 'en')),
  constraint lot_requests_status_known check (status in ('Open', 'Sent')),
  constraint lot_requests_channel_known check (channel in ('Email', 'Link')),
  constraint lot_requests_sent_whole check
    (num_nulls(channel, sent_at, sent_by, answer, link_last_day) = case status when 'Sent' then 0 else 5 end),
  constraint lot_requests_charge_whole check ((charge_cents is null) = (charged_owner_id is null)),
  constraint lot_requests_charge_positive check (charge_cents > 0),
  constraint lot_requests_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint lot_requests_charged_owner_fk foreign key (organization_id, charged_owner_id)
    references app.owners (organization_id, id),
  -- Documents go once they need not be kept any more.
  constraint lot_requests_letter_fk foreign key (organization_id, letter_document_id)
    references app.documents (organization_id, id) on delete set null (letter_document_id),
  constraint lot_requests_archive_fk foreign key (organization_id, archive_document_id)
    references app.documents (organization_id, id) on delete set null (archive_document_id)
);
create index lot_requests_by_day on app.lot_requests (organization_id, received_on, id);
create index lot_requests_of_building on app.lot_requests (organization_id, building_id, received_on, id);
create index lot_requests_open on app.lot_requests (organization_id, target_on) where status = 'Open';
create index lot_requests_by_charged_owner on app.lot_requests (organization_id, charged_owner_id)
  where charged_owner_id is not null;
create index lot_requests_by_letter on app.lot_requests (organization_id, letter_document_id)
  where letter_document_id is not null;
create index lot_requests_by_archive on app.lot_requests (organization_id, archive_document_id)
  where archive_document_id is not null;
call app.wall_off('lot_requests', 'select, insert, update');

-- When an answer was opened by its link.
create table app.lot_answer_openings (
  organization_id uuid not null,
  id              uuid not null,
  lot_request_id  uuid not null,
  opened_at       timestamptz not null,
  part            text not null,
  primary key (organization_id, id),
  constraint lot_answer_openings_part_known check (part in ('Page', 'Letter', 'Archive')),
  constraint lot_answer_openings_request_fk foreign key (organization_id, lot_request_id)
    references app.lot_requests (organization_id, id)
);
create index lot_answer_openings_of_request on app.lot_answer_openings (organization_id, lot_request_id, opened_at);
call app.wall_off('lot_answer_openings', 'select, insert');

-- Papers that notaries ask for, and the last day on which a certificate or policy is valid.
alter table app.documents
  add column valid_until date,
  drop constraint documents_type_known,
  add constraint documents_type_known check (document_type in ('Invoice', 'Contract', 'MeetingInvitation',
    'MeetingMinutes', 'InsurancePolicy', 'MaintenanceReport', 'FinancialReport', 'Statutes', 'Certificate', 'Letter',
    'Other'));

alter table app.journal_entries drop constraint journal_entries_source_known;
alter table app.journal_entries add constraint journal_entries_source_known check (source_type in
  ('Expense', 'FiscalYear', 'CallForFunds', 'Payment', 'UnitTransfer', 'LatePenalty', 'BankTransaction', 'Claim', 'Statement',
    'LotRequest'));
alter table app.receivables drop constraint receivables_source_known;
alter table app.receivables add constraint receivables_source_known check (source_type in
  ('CallForFunds', 'UnitTransfer', 'JournalEntry', 'LatePenalty', 'Expense', 'BankTransaction', 'Statement', 'LotRequest'));

alter table app.mails drop constraint mails_purpose_known;
alter table app.mails add constraint mails_purpose_known check (purpose in ('CallForFunds', 'PaymentReminder',
  'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes', 'Statement', 'StatementReversal', 'SupplierTicket',
  'LotAnswer', 'Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));
