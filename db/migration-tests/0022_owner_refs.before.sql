-- Two offices: one with two buildings, where O1 holds in the first and O2 in none; one with one building.
insert into auth.organizations (id, name, contact_email) values
  ('00000000-0000-7000-8000-000000000001', 'Two', 'two@example.org'),
  ('00000000-0000-7000-8000-000000000002', 'One', 'one@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  select organization::uuid, building::uuid, 'Building', 'Street 1', 'BE', 1, 1000, 'fr', 1, false, false, true,
    '00000000-0000-7000-8000-00000000000f'
  from (values
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-00000000001a'),
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-00000000001b'),
    ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-00000000002a')
  ) as given (organization, building);
insert into app.owners (organization_id, id, name, email, kind, language, created_by, external_ref) values
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000101', 'Ann', 'a@example.org',
    'Person', 'fr', '00000000-0000-7000-8000-00000000000f', 'O1'),
  ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000102', 'Bob', 'b@example.org',
    'Person', 'fr', '00000000-0000-7000-8000-00000000000f', 'O2'),
  ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000201', 'Cor', 'c@example.org',
    'Person', 'fr', '00000000-0000-7000-8000-00000000000f', 'O1');
insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000301',
    '00000000-0000-7000-8000-00000000001a', 'A1', 'Apartment', 1000, '00000000-0000-7000-8000-00000000000f');
insert into app.unit_owners (organization_id, id, unit_id, owner_id, "right", share_numerator, share_denominator,
  start_date, is_voting_mandatary, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000401',
    '00000000-0000-7000-8000-000000000301', '00000000-0000-7000-8000-000000000101', 'FullOwnership', 1, 1,
    '2024-01-01', false, '00000000-0000-7000-8000-00000000000f');
