-- Three payments: one in force, one taken back for a reason of words, one bounced.
insert into auth.organizations (id, name, contact_email)
values ('00000000-0000-7000-8000-000000000001', 'Syndic', 'office@example.org');
insert into app.buildings (organization_id, id, name, address, total_units, total_quota, country, language,
  fiscal_year_start_month, require_second_approver, consumer_limits, late_interest_is_legal, created_by)
values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', 'Tilleuls', 'Rue', 1, 1000, 'BE',
  'fr', 1, false, true, false, '00000000-0000-7000-8000-000000000009');
insert into app.owners (organization_id, id, name, email, kind, language, created_by)
values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 'Anne', 'anne@example.org', 'Person',
  'fr', '00000000-0000-7000-8000-000000000009');
insert into app.payments (organization_id, id, building_id, owner_id, amount_cents, received_on, method, account_code,
    status, reversal_reason, reversed_at, journal_entry_ids, created_by)
select '00000000-0000-7000-8000-000000000001', given.id::uuid, '00000000-0000-7000-8000-000000000002',
  '00000000-0000-7000-8000-000000000003', 100, '2026-02-01', 'BankTransfer', '551', given.status, given.reason,
  given.reversed_at::timestamptz, '{}', '00000000-0000-7000-8000-000000000009'
from (values
  ('00000000-0000-7000-8000-000000000011', 'Recorded', null, null),
  ('00000000-0000-7000-8000-000000000012', 'Reversed', 'Wrong owner', '2026-02-28T23:30:00Z'),
  ('00000000-0000-7000-8000-000000000013', 'Reversed', 'Bounced', '2026-02-28T12:00:00Z')
) as given (id, status, reason, reversed_at);
