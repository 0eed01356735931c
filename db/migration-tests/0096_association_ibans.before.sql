-- A batch that was approved before it kept its paying account.
set session_replication_role = replica;
insert into app.bank_accounts (organization_id, id, building_id, iban, bic, holder, account_code, purpose, created_by)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000011',
    '00000000-0000-7000-8000-000000000002', 'BE68539007547034', 'GKCCBEBB', 'ACP Linden', '551', 'Working',
    '00000000-0000-7000-8000-000000000004');
insert into app.payment_batches (organization_id, id, building_id, bank_account_id, execution_date, status, total_cents,
  created_by, approved_by, approved_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000021',
    '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000011', '2026-04-01', 'Approved', 10001,
    '00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000005', now());
set session_replication_role = origin;
