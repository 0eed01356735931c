-- Where no mail server is set up, the inviting person is shown the link, so accepting it proves no address.
alter table auth.account_tokens add column is_shown boolean not null default false;
-- Roles accepted through such a link count as nobody's second person until they are confirmed.
alter table auth.role_assignments add column is_address_unproven boolean not null default false;

-- A ticket can be mailed to a supplier.
alter table app.mails drop constraint mails_purpose_known;
alter table app.mails add constraint mails_purpose_known check (purpose in ('CallForFunds', 'PaymentReminder',
  'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes', 'SupplierTicket', 'Invitation',
  'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));
alter table app.ticket_events drop constraint ticket_events_event_known;
alter table app.ticket_events add constraint ticket_events_event_known check (event in ('Created', 'Changed',
  'Assigned', 'SentToSupplier', 'Started', 'Resolved', 'Closed', 'Reopened', 'Cancelled'));
