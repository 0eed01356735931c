-- What was attached to a ticket, a contract that names it, and a document without one.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Building', 'Street 1', 'BE',
    1, 1000, 'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000003');
insert into app.tickets (organization_id, id, building_id, title, description, category, priority, status,
  created_by, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000002',
    'Lift', 'It is stuck', 'Elevator', 'High', 'Open', '00000000-0000-7000-8000-000000000003', '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z');
insert into app.contents (organization_id, sha256, size, content_type, keep_until, created_at)
  values ('00000000-0000-7000-8000-000000000001', repeat('a', 64), 1, 'image/png', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
insert into app.documents (organization_id, id, title, document_type, visibility, building_id, ticket_id, sha256,
  file_name, created_at, updated_at)
  select '00000000-0000-7000-8000-000000000001', id::uuid, title, document_type, 'Staff', '00000000-0000-7000-8000-000000000002',
    ticket_id::uuid, repeat('a', 64), 'lift.png', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
  from (values
    ('00000000-0000-7000-8000-000000000011', 'Photo', 'Other', '00000000-0000-7000-8000-000000000004'),
    ('00000000-0000-7000-8000-000000000012', 'Contract', 'Contract', '00000000-0000-7000-8000-000000000004'),
    ('00000000-0000-7000-8000-000000000013', 'Note', 'Other', null)
  ) as given (id, title, document_type, ticket_id);
