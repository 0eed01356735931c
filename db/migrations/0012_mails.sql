-- Mails that are asked for one by one, and what became of each: the evidence stays, the words go.

create table app.mails (
  -- The nil UUID: a mail of the platform, such as a password reset.
  organization_id uuid not null,
  id              uuid not null,
  -- What it was asked for: the reminder, the user.
  purpose         text not null,
  object_id       uuid,
  recipient       text not null,
  -- Words may hold links that open accounts: they are there until the mail is sent or has failed.
  subject         text not null,
  body_text       text not null,
  body_html       text not null,
  status          text not null default 'Pending',
  attempts        smallint not null default 0,
  -- What the last attempt failed on.
  error           text,
  sent_at         timestamptz,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint mails_purpose_known check
    (purpose in ('PaymentReminder', 'Invitation', 'UnannouncedInvitation', 'PasswordReset', 'Other')),
  constraint mails_status_known check (status in ('Pending', 'Sent', 'Failed')),
  constraint mails_sent_has_instant check ((status = 'Sent') = (sent_at is not null)),
  constraint mails_settled_say_nothing check
    (status = 'Pending' or (subject = '' and body_text = '' and body_html = ''))
);
create index mails_of_object on app.mails (organization_id, object_id, created_at);
create index mails_pending on app.mails (organization_id, created_at) where status = 'Pending';

-- What waits is sent from here; what was given up had failed.
insert into app.mails (organization_id, id, purpose, recipient, subject, body_text, body_html,
    status, attempts, error, created_at)
  select '00000000-0000-0000-0000-000000000000', id, 'Other', recipient,
    case when attempts < 10 then subject else '' end,
    case when attempts < 10 then body_text else '' end,
    case when attempts < 10 then body_html else '' end,
    case when attempts < 10 then 'Pending' else 'Failed' end, attempts, last_error, created_at
  from auth.mails;
drop table auth.mails;

call app.wall_off('mails', 'select, insert, update (subject, body_text, body_html, status, attempts, error, sent_at)');

-- A run writes reminders and their mails in one transaction, in whichever order.
alter table app.payment_reminders
  -- The mail of the present level.
  add column mail_id uuid,
  -- False while the people of the owner are told of the present level only once its mail is settled.
  add column is_told boolean not null default true,
  add constraint payment_reminders_mail_fk foreign key (organization_id, mail_id)
    references app.mails (organization_id, id) deferrable initially deferred;
create index payment_reminders_by_mail on app.payment_reminders (organization_id, mail_id)
  where mail_id is not null;

alter table app.payment_reminder_events add constraint payment_reminder_events_level_known check
  (reminder_level in ('Gentle', 'Formal', 'FinalNotice', 'LegalAction'));

-- What became of the mails of a call is looked up by the call.
create index outbox_events_of_call on app.outbox_events (organization_id, (payload ->> 'call_for_funds_id'))
  where type = 'CallForFundsIssued';
