-- A building whose lots and keys differ in case and blanks only.
insert into auth.organizations (id, name, contact_email) values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Building', 'Street 1', 'BE', 1, 1000, 'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000003');
insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by, created_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', number, 'Apartment', 0, '00000000-0000-7000-8000-000000000003', created_at::timestamptz
  from (values ('A 1', '2026-01-02'), ('a1', '2026-01-01'), ('A2', '2026-01-03')) as given (number, created_at);
insert into app.distribution_keys (organization_id, id, building_id, name, is_general, created_by, created_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', name, name = 'General', '00000000-0000-7000-8000-000000000003', created_at::timestamptz
  from (values ('general', '2026-01-01'), ('General', '2026-01-02'), ('Lift', '2026-01-03')) as given (name, created_at);
