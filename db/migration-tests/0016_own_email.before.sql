-- An invitation whose account has another address since, one whose account has not, and a reset.
insert into auth.organizations (id, name, contact_email)
values ('00000000-0000-7000-8000-000000000a01', 'Syndic', 'office@example.org');
insert into auth.users (id, email, name) values
  ('00000000-0000-7000-8000-000000000b01', 'moved@example.org', 'Moved'),
  ('00000000-0000-7000-8000-000000000b02', 'stays@example.org', 'Stays');
insert into auth.invited_profiles (user_id, organization_id, email, name, language, created_at, updated_at)
values ('00000000-0000-7000-8000-000000000b01', '00000000-0000-7000-8000-000000000a01',
  'invited@example.org', 'Moved', 'fr', now(), now());
insert into auth.account_tokens (token_hash, purpose, user_id, expires_at, organization_ids) values
  ('\x01', 'Invitation', '00000000-0000-7000-8000-000000000b01', now(),
    array['00000000-0000-7000-8000-000000000a01']::uuid[]),
  ('\x02', 'Invitation', '00000000-0000-7000-8000-000000000b02', now(),
    array['00000000-0000-7000-8000-000000000a01']::uuid[]),
  ('\x03', 'PasswordReset', '00000000-0000-7000-8000-000000000b02', now(), null);
