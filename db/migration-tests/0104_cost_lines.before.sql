-- A year that is closed; an invoice in two parts with its split, a cost of the reserve, a reversed entry by hand.
set session_replication_role = replica;
insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, language,
  fiscal_year_start_month, require_second_approver, late_interest_is_legal, consumer_limits, created_by)
  values ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000b1', 'Linden', 'Rue 1', 'BE', 2, 1000,
    'fr', 1, false, false, true, '00000000-0000-7000-8000-000000000004');
insert into app.fiscal_years (organization_id, id, building_id, start_date, end_date, status, created_by) values
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000b1',
    '2025-01-01', '2025-12-31', 'Closed', '00000000-0000-7000-8000-000000000004'),
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000f2', '00000000-0000-7000-8000-0000000000b1',
    '2026-01-01', '2026-12-31', 'Open', '00000000-0000-7000-8000-000000000004');
insert into app.accounts (organization_id, id, code, name, account_type, is_active, postable, normal_balance, created_by)
  select '00000000-0000-7000-8000-0000000000a1', gen_random_uuid(), code, code, 'Expense', true, true, 'Debit',
    '00000000-0000-7000-8000-000000000004' from (values ('611'), ('6121'), ('6500')) as given (code);
insert into app.distribution_keys (organization_id, id, building_id, name, is_general, created_by) values
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000b1',
    'General', true, '00000000-0000-7000-8000-000000000004'),
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-0000000000b1',
    'Lift', false, '00000000-0000-7000-8000-000000000004');
insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
  select '00000000-0000-7000-8000-0000000000a1', id::uuid, '00000000-0000-7000-8000-0000000000b1', number, 'Apartment', 500,
    '00000000-0000-7000-8000-000000000004'
  from (values ('00000000-0000-7000-8000-0000000000d1', 'A1'), ('00000000-0000-7000-8000-0000000000d2', 'A2')) as given (id, number);
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  account_code, distribution_key_id, line_items, borne_by, reserve_account_code, approved_by, approved_at, created_by)
  select '00000000-0000-7000-8000-0000000000a1', id::uuid, '00000000-0000-7000-8000-0000000000b1', 'Approved', 'Water', cents,
    '2026-02-10', 'Utilities', code, '00000000-0000-7000-8000-0000000000c1', items::jsonb, bearer, fund,
    '00000000-0000-7000-8000-000000000004', now(), '00000000-0000-7000-8000-000000000004'
  from (values
    ('00000000-0000-7000-8000-0000000000e1', 10000, '6121', '[{"vat_amount_cents": 600}]', 'Owners', null),
    ('00000000-0000-7000-8000-0000000000e2', 5000, '611', '[]', 'Reserve', '160'),
    -- Half of it was prepaid, and the rest was booked.
    ('00000000-0000-7000-8000-0000000000e3', 6050, '6121',
      '[{"vat_amount_cents": 2100, "total_incl_vat_cents": 12100}]', 'Owners', null)
  ) as given (id, cents, code, items, bearer, fund);
insert into app.expense_allocations (organization_id, expense_id, allocation_number, account_code, distribution_key_id,
  amount_cents, period_from, period_to) values
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000e1', 1, '6121',
    '00000000-0000-7000-8000-0000000000c1', 4000, null, null),
  ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000e1', 2, '6121',
    '00000000-0000-7000-8000-0000000000c2', 6000, '2026-01-01', '2026-03-31');
insert into app.expense_splits (organization_id, expense_id, line_number, unit_id, owner_id, amount_cents, weight,
  total_weight, share_numerator, share_denominator, allocation_number)
  select '00000000-0000-7000-8000-0000000000a1', expense::uuid, number, unit::uuid, gen_random_uuid(), cents, 1, 2, 1, 1, part
  from (values
    ('00000000-0000-7000-8000-0000000000e1', 1, '00000000-0000-7000-8000-0000000000d1', 2000, 1),
    ('00000000-0000-7000-8000-0000000000e1', 2, '00000000-0000-7000-8000-0000000000d2', 2000, 1),
    ('00000000-0000-7000-8000-0000000000e1', 3, '00000000-0000-7000-8000-0000000000d1', 6000, 2),
    ('00000000-0000-7000-8000-0000000000e2', 1, '00000000-0000-7000-8000-0000000000d1', 2500, 1),
    ('00000000-0000-7000-8000-0000000000e2', 2, '00000000-0000-7000-8000-0000000000d2', 2500, 1)
  ) as given (expense, number, unit, cents, part);
insert into app.journal_entries (organization_id, id, sequence, building_id, entry_date, journal, source_type, source_id,
  reverses_id, previous_hash, hash, created_by, created_at)
  select '00000000-0000-7000-8000-0000000000a1', id::uuid, number, '00000000-0000-7000-8000-0000000000b1', day::date, journal,
    case when source is not null then 'Expense' end, source::uuid, reverses::uuid, '', '', '00000000-0000-7000-8000-000000000004', now()
  from (values
    ('00000000-0000-7000-8000-000000000101', 1, '2026-02-10', 'Purchases', '00000000-0000-7000-8000-0000000000e1', null),
    ('00000000-0000-7000-8000-000000000102', 2, '2026-02-10', 'Purchases', '00000000-0000-7000-8000-0000000000e2', null),
    ('00000000-0000-7000-8000-000000000103', 3, '2026-03-01', 'Miscellaneous', null, null),
    ('00000000-0000-7000-8000-000000000104', 4, '2026-03-02', 'Miscellaneous', null, '00000000-0000-7000-8000-000000000103'),
    ('00000000-0000-7000-8000-000000000105', 5, '2025-12-31', 'Closing', null, null),
    ('00000000-0000-7000-8000-000000000106', 6, '2026-02-10', 'Purchases', '00000000-0000-7000-8000-0000000000e3', null),
    ('00000000-0000-7000-8000-000000000107', 7, '2025-06-01', 'Miscellaneous', null, null)
  ) as given (id, number, day, journal, source, reverses);
insert into app.journal_lines (organization_id, entry_id, line_number, building_id, entry_date, sequence, account_code,
  debit_cents, credit_cents, party_id, category, is_closing)
  select '00000000-0000-7000-8000-0000000000a1', entry::uuid, 1, '00000000-0000-7000-8000-0000000000b1', day::date, number, code,
    debit, credit, '00000000-0000-0000-0000-000000000000', '', closing
  from (values
    ('00000000-0000-7000-8000-000000000101', '2026-02-10', 1, '6121', 10000, 0, false),
    ('00000000-0000-7000-8000-000000000102', '2026-02-10', 2, '611', 5000, 0, false),
    ('00000000-0000-7000-8000-000000000103', '2026-03-01', 3, '6500', 700, 0, false),
    ('00000000-0000-7000-8000-000000000104', '2026-03-02', 4, '6500', 0, 700, false),
    ('00000000-0000-7000-8000-000000000105', '2025-12-31', 5, '6500', 0, 900, true),
    ('00000000-0000-7000-8000-000000000106', '2026-02-10', 6, '6121', 6050, 0, false),
    ('00000000-0000-7000-8000-000000000107', '2025-06-01', 7, '6500', 900, 0, false)
  ) as given (entry, day, number, code, debit, credit, closing);
set session_replication_role = origin;
