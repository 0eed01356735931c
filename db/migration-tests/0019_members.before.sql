-- Somebody in two organizations, one of which waits for the answer; an invitation to an address that
-- the account has no more; somebody who runs the platform.
insert into auth.organizations (id, name, contact_email) values
  ('00000000-0000-7000-8000-000000000a01', 'Home', 'home@example.org'),
  ('00000000-0000-7000-8000-000000000a02', 'Host', 'host@example.org');
insert into auth.users (id, email, name, phone, language, is_active) values
  ('00000000-0000-7000-8000-000000000b01', 'both@example.org', 'At home', '+3225551234', 'nl', true),
  ('00000000-0000-7000-8000-000000000b02', 'moved@example.org', 'Moved', null, 'fr', false),
  ('00000000-0000-7000-8000-000000000b03', 'admin@example.org', 'Admin', null, 'en', true);
insert into auth.role_assignments (id, user_id, role_type, organization_id, accepted_at) values
  ('00000000-0000-7000-8000-000000000c01', '00000000-0000-7000-8000-000000000b01', 'Syndic',
    '00000000-0000-7000-8000-000000000a01', '2026-01-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000c02', '00000000-0000-7000-8000-000000000b01', 'Auditor',
    '00000000-0000-7000-8000-000000000a02', null),
  ('00000000-0000-7000-8000-000000000c03', '00000000-0000-7000-8000-000000000b02', 'Syndic',
    '00000000-0000-7000-8000-000000000a01', '2026-01-02T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000c04', '00000000-0000-7000-8000-000000000b02', 'Auditor',
    '00000000-0000-7000-8000-000000000a02', null),
  ('00000000-0000-7000-8000-000000000c05', '00000000-0000-7000-8000-000000000b03', 'SuperAdmin',
    null, '2026-01-01T00:00:00Z');
insert into auth.invited_profiles
  (user_id, organization_id, email, name, phone, language, created_at, updated_at) values
  ('00000000-0000-7000-8000-000000000b01', '00000000-0000-7000-8000-000000000a02',
    'Both@example.org', 'At the host', null, 'de', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000b02', '00000000-0000-7000-8000-000000000a02',
    'invited@example.org', 'Invited', null, 'fr', now(), now());
