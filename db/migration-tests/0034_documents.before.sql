-- A letter of a call that was sent, and one that is yet to be drawn.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Building', 'Street 1', 'BE',
    1, 1000, 'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000003');
insert into app.owners (organization_id, id, name, email, kind, language, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000007', 'Anne', 'anne@example.org',
    'Person', 'fr', '00000000-0000-7000-8000-000000000003');
insert into app.letters (organization_id, id, building_id, owner_id, subject_type, subject_id, title, file_name,
  paper, pdf, sha256, page_count, drawn_at, created_at)
  select '00000000-0000-7000-8000-000000000001', id::uuid, '00000000-0000-7000-8000-000000000002',
    '00000000-0000-7000-8000-000000000007', 'PaymentReminder', '00000000-0000-7000-8000-000000000009', 'Reminder',
    'reminder.pdf', paper::jsonb, pdf::bytea, sha256, pages, drawn_at::timestamptz, '2026-01-01T00:00:00Z'
  from (values
    ('00000000-0000-7000-8000-000000000011', null, '%PDF', repeat('a', 64), 1, '2026-01-01T00:01:00Z'),
    ('00000000-0000-7000-8000-000000000012', '{}', null, null, null, null)
  ) as given (id, paper, pdf, sha256, pages, drawn_at);
