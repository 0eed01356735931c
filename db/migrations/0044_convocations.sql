-- How people are convened to meetings: when, by what means each has agreed to, with which documents.

alter table app.meetings
  add column convened_at timestamptz,
  -- Why the notice was shorter than the law asks.
  add column urgent_reason text,
  -- The last day on which everybody was told of it again.
  add column reminded_on date,
  add constraint meetings_urgent_when_convened check (urgent_reason is null or convened_at is not null);

-- That an owner wants to be convened by e-mail in place of registered mail, and until when they did.
create table app.convocation_consents (
  organization_id uuid not null,
  id              uuid not null,
  owner_id        uuid not null,
  -- In what writing it was given.
  means           text not null,
  agreed_on       date not null,
  withdrawn_on    date,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint convocation_consents_means_known check (means in ('Paper', 'Email', 'Online')),
  constraint convocation_consents_withdrawn_after check (withdrawn_on >= agreed_on),
  constraint convocation_consents_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index convocation_consents_of_owner on app.convocation_consents
  (organization_id, owner_id, agreed_on, id);
create unique index convocation_consents_one_in_force on app.convocation_consents
  (organization_id, owner_id) where withdrawn_on is null;
call app.wall_off('convocation_consents', 'select, insert, update, delete');

alter table app.letters
  drop constraint letters_subject_known,
  add constraint letters_subject_known check (subject_type in ('CallForFunds', 'PaymentReminder',
    'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes'));

alter table app.mails
  drop constraint mails_purpose_known,
  add constraint mails_purpose_known check (purpose in ('CallForFunds', 'PaymentReminder',
    'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes', 'Invitation',
    'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));

alter table app.documents
  add column meeting_id uuid,
  add constraint documents_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete set null (meeting_id);
create index documents_of_meeting on app.documents (organization_id, meeting_id)
  where meeting_id is not null;
