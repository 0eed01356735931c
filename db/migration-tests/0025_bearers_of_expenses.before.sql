-- An office with a claim and private costs that are split like any other expense.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Building', 'Street 1', 'BE',
    1, 1000, 'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000003');
insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000006',
    '00000000-0000-7000-8000-000000000002', 'A1', 'Apartment', 1000, '00000000-0000-7000-8000-000000000003');
insert into app.owners (organization_id, id, name, email, kind, language, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000007', 'Anne', 'anne@example.org',
    'Person', 'fr', '00000000-0000-7000-8000-000000000003');
insert into app.accounts (organization_id, id, code, name, account_type, is_active, postable, normal_balance, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), code, code, 'Expense', true, true, 'Debit',
    '00000000-0000-7000-8000-000000000003'
  from unnest(array['616', '643', '4996']) as code;
insert into app.distribution_keys (organization_id, id, building_id, name, is_general, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000005',
    '00000000-0000-7000-8000-000000000002', 'General', true, '00000000-0000-7000-8000-000000000003');
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  account_code, distribution_key_id, line_items, split_key_name, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', 'Approved',
    'Costs', 100, '2026-01-01', 'Other', code, '00000000-0000-7000-8000-000000000005', '[]', 'General',
    '00000000-0000-7000-8000-000000000003'
  from unnest(array['616', '643', '4996']) as code;
insert into app.expense_splits (organization_id, expense_id, line_number, unit_id, owner_id, amount_cents, weight,
  total_weight, share_numerator, share_denominator)
  select organization_id, id, 1, '00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000007', 100,
    1000, 1000, 1, 1
  from app.expenses;
