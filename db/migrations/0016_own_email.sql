-- An e-mail is changed by its person alone, once that is confirmed from the new address.
alter table auth.account_tokens
  drop constraint account_tokens_purpose_known,
  add constraint account_tokens_purpose_known check
    (purpose in ('Invitation', 'PasswordReset', 'EmailChange')),
  -- The address that was invited, or that is to be the account's.
  add column email text;

-- What went to another address than was invited is void: no account has that address.
update auth.account_tokens as token set email = coalesce(
    (select min(invited.email) from auth.invited_profiles as invited
      where invited.user_id = token.user_id and invited.organization_id = any(token.organization_ids)),
    person.email)
  from auth.users as person
  where person.id = token.user_id and token.purpose = 'Invitation';

alter table auth.account_tokens
  add constraint account_tokens_email_unless_reset check
    ((purpose = 'PasswordReset') = (email is null));

alter table app.mails
  drop constraint mails_purpose_known,
  add constraint mails_purpose_known check (purpose in
    ('PaymentReminder', 'Invitation', 'UnannouncedInvitation', 'PasswordReset', 'EmailChange', 'Other'));
