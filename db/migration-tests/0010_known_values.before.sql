-- An office with a building, an owner and a notification, as the version before keeps them.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into auth.users (id, email, name)
  values ('00000000-0000-7000-8000-000000000002', 'person@example.org', 'Person');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), 'Building ' || language, 'Street 1', 'BE', 1, 1000,
    language, 1, false, false, true, '00000000-0000-7000-8000-000000000002'
  from unnest(array['fr', 'nl', 'de', 'en']) as language;
insert into app.owners (organization_id, id, name, email, kind, language, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 'Owner', 'owner@example.org',
    'Person', 'nl', '00000000-0000-7000-8000-000000000002');
insert into app.notifications (organization_id, id, position, user_id, notification_type, title, message, priority,
  is_hidden, created_by, created_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000004', 1,
    '00000000-0000-7000-8000-000000000002', 'PaymentOverdue', 'Title', 'Message', 'Normal', false,
    '00000000-0000-7000-8000-000000000002', '2026-01-01T00:00:00Z');
