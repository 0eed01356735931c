-- The statement of charges of an owner, and the letter that a statement was reversed, are kept letters.
alter table app.letters drop constraint letters_subject_known;
alter table app.letters add constraint letters_subject_known check (subject_type in ('CallForFunds', 'PaymentReminder',
  'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes', 'Statement', 'StatementReversal'));
alter table app.mails drop constraint mails_purpose_known;
alter table app.mails add constraint mails_purpose_known check (purpose in ('CallForFunds', 'PaymentReminder',
  'MeetingConvocation', 'MeetingCancellation', 'MeetingMinutes', 'Statement', 'StatementReversal', 'SupplierTicket',
  'Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));
