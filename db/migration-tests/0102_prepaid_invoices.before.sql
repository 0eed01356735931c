-- Expenses of the version that booked the balance of a prepaid invoice: a draft with two parts, one that is
-- approved, and invoices that were prepaid as a whole, one of them paid by the bank.
set session_replication_role = replica;
insert into app.bank_transactions (organization_id, id, building_id, bank_account_id, statement_id, position, booked_on,
  amount_cents, code, nature, status, is_live, entry_id, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000021',
    '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000006',
    '1', '2026-03-02', -12100, '', 'Other', 'Matched', true, '00000000-0000-7000-8000-000000000007', now(), now());
insert into app.expenses (organization_id, id, building_id, status, description, amount_cents, prepaid_cents, problems,
  expense_date, category, account_code, distribution_key_id, line_items, paid_on, paid_cents, bank_transaction_id,
  bank_paid_cents, created_by)
  select '00000000-0000-7000-8000-000000000001', id::uuid, '00000000-0000-7000-8000-000000000002', status, 'Roof',
    amount, prepaid, problems::jsonb, '2026-02-10', 'Repairs', '6107', '00000000-0000-7000-8000-000000000003', '[]',
    paid_on::date, coalesce(banked, 0), line::uuid, banked, '00000000-0000-7000-8000-000000000004'
  from (values
    ('00000000-0000-7000-8000-000000000011', 'Draft', 10000, 2100, '[]', null, null, null),
    ('00000000-0000-7000-8000-000000000012', 'Approved', 10000, 12100, '[]', null, null, null),
    ('00000000-0000-7000-8000-000000000013', 'Approved', 12100, 0, '[{"code": "already_paid", "facts": {"amount": 121}}]',
      null, null, null),
    ('00000000-0000-7000-8000-000000000014', 'Paid', 12100, 0, '[{"code": "already_paid", "facts": {"amount": 121}}]',
      '2026-03-02', '00000000-0000-7000-8000-000000000021', 12100)
  ) as given (id, status, amount, prepaid, problems, paid_on, line, banked);
insert into app.expense_bank_payments (organization_id, expense_id, bank_transaction_id, amount_cents, paid_on, created_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000014',
    '00000000-0000-7000-8000-000000000021', 12100, '2026-03-02', now());
insert into app.expense_allocations (organization_id, expense_id, allocation_number, account_code, distribution_key_id,
  amount_cents)
  select '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000011', part, '6107',
    '00000000-0000-7000-8000-000000000003', part * 2000 + 2000
  from generate_series(1, 2) as part;
set session_replication_role = origin;
