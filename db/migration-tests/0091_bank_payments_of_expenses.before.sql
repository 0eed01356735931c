-- An expense that the bank paid, and one that was paid by hand.
set session_replication_role = replica;
insert into app.bank_transactions (organization_id, id, building_id, bank_account_id, statement_id, position, booked_on,
  amount_cents, code, nature, status, is_live, entry_id, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000021',
    '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000006',
    '1', '2026-03-02', -6001, '', 'Other', 'Matched', true, '00000000-0000-7000-8000-000000000007', now(), now());
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, expense_date, category,
  account_code, distribution_key_id, line_items, paid_on, paid_cents, bank_transaction_id, bank_paid_cents, created_by)
  select '00000000-0000-7000-8000-000000000001', id::uuid, '00000000-0000-7000-8000-000000000002', 'Paid', 'Roof', 6001,
    '2026-02-10', 'Repairs', '6107', '00000000-0000-7000-8000-000000000003', '[]', '2026-03-02', 6001, line::uuid, banked,
    '00000000-0000-7000-8000-000000000004'
  from (values
    ('00000000-0000-7000-8000-000000000011', '00000000-0000-7000-8000-000000000021', 6001),
    ('00000000-0000-7000-8000-000000000012', null, null)
  ) as given (id, line, banked);
set session_replication_role = origin;
