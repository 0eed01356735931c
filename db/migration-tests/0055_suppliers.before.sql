-- An office whose invoices name their suppliers as each was typed.
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
insert into app.suppliers (organization_id, id, name)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000011', 'Lift NV'),
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000012', 'LIFT nv'),
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000013', 'Énergie S.A.');
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  supplier, invoice_number, invoice_key, account_code, distribution_key_id, line_items, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', status,
    'Costs', 100, '2026-01-01', 'Other', supplier, 'F1', lower(replace(supplier, ' ', '')) || ' f1', '616',
    '00000000-0000-7000-8000-000000000005', '[]', '00000000-0000-7000-8000-000000000003'
  from (values ('Lift NV', 'Approved'), ('LIFT nv', 'Approved'), ('lift  nv', 'Draft'), ('Énergie S.A.', 'Approved'),
    ('energie', 'Draft')) as given (supplier, status);
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  account_code, distribution_key_id, line_items, created_by)
  values ('00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-000000000002', 'Draft',
    'Costs', 100, '2026-01-01', 'Other', '616', '00000000-0000-7000-8000-000000000005', '[]',
    '00000000-0000-7000-8000-000000000003');
