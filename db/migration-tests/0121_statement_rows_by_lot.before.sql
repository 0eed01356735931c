-- A frozen run: a line that Anne and Bart share in one lot, works of a decision, and a lot that was only called.
set session_replication_role = replica;
insert into app.statement_owner_units (organization_id, statement_id, owner_id, unit_id, charges_ordinary_cents,
    charges_extraordinary_cents, called_ordinary_cents, called_extraordinary_cents)
  select '00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000e1', owner::uuid, unit::uuid, 0, 0, 0, 0
  from (values ('00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000d1'),
    ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-0000000000d1'),
    ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-0000000000d2')) as given (owner, unit);
insert into app.statement_rows (organization_id, statement_id, owner_id, unit_id, row_number, line_id, decision_id,
    account_code, nature, distribution_key_ids, unit_number, weight, total_weight, share, days, total_days,
    period_from, period_to, amount_cents, vat_cents, recoverable_cents, origin)
  select '00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000e1', owner::uuid,
    '00000000-0000-7000-8000-0000000000d1', place, line::uuid, decision::uuid, account, nature,
    '["00000000-0000-7000-8000-0000000000f1"]', 'A1', weight, total, share, days, total_days, '2025-01-01',
    '2025-12-31', cents, 1, 2, origin
  from (values
    ('00000000-0000-7000-8000-0000000000c1', 1, '00000000-0000-7000-8000-0000000000b1', null, '6105', 'Ordinary',
      '80', '1000', '1/1', '100', 365, 4000, 'Period'),
    ('00000000-0000-7000-8000-0000000000c2', 2, '00000000-0000-7000-8000-0000000000b1', null, '6105', 'Ordinary',
      '80', '1000', '1/1', '265', 365, 6000, 'Period'),
    ('00000000-0000-7000-8000-0000000000c2', 3, null, '00000000-0000-7000-8000-0000000000b2', '611', 'Extraordinary',
      null, null, null, null, null, 7000, 'Renewed')
  ) as given (owner, place, line, decision, account, nature, weight, total, share, days, total_days, cents, origin);
set session_replication_role = origin;
