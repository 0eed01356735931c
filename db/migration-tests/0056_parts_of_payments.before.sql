-- An office with an invoice that is paid, and one that is not.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Building', 'Street 1', 'BE',
    1, 1000, 'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000003');
insert into app.accounts (organization_id, id, code, name, account_type, is_active, postable, normal_balance, created_by)
  values ('00000000-0000-7000-8000-000000000001', gen_random_uuid(), '616', '616', 'Expense', true, true, 'Debit',
    '00000000-0000-7000-8000-000000000003');
insert into app.distribution_keys (organization_id, id, building_id, name, is_general, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000005',
    '00000000-0000-7000-8000-000000000002', 'General', true, '00000000-0000-7000-8000-000000000003');
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  account_code, distribution_key_id, line_items, paid_on, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', status,
    'Costs', 100, '2026-01-01', 'Other', '616', '00000000-0000-7000-8000-000000000005', '[]', paid_on,
    '00000000-0000-7000-8000-000000000003'
  from (values ('Approved', null), ('Paid', date '2026-02-01')) as given (status, paid_on);
