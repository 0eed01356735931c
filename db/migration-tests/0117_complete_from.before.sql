-- A lot that is wholly held but for 2023, one that is sold in 2030, one held by half, and one without holders.
set session_replication_role = replica;
insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
  select '00000000-0000-7000-8000-0000000000a1', id::uuid, '00000000-0000-7000-8000-0000000000b1', number, 'Apartment', 500,
    '00000000-0000-7000-8000-000000000004'
  from (values ('00000000-0000-7000-8000-0000000000d1', 'A1'), ('00000000-0000-7000-8000-0000000000d2', 'A2'),
    ('00000000-0000-7000-8000-0000000000d3', 'A3'), ('00000000-0000-7000-8000-0000000000d4', 'A4')) as given (id, number);
insert into app.ownership_totals (organization_id, unit_id, during, usufruct_numerator, bare_numerator, denominator)
  select '00000000-0000-7000-8000-0000000000a1', unit::uuid, during::daterange, usufruct, bare, 2
  from (values ('00000000-0000-7000-8000-0000000000d1', '[2020-01-01,2023-01-01)', 2, 2),
    ('00000000-0000-7000-8000-0000000000d1', '[2023-01-01,2024-01-01)', 2, 1),
    ('00000000-0000-7000-8000-0000000000d1', '[2024-01-01,2025-01-01)', 2, 2),
    ('00000000-0000-7000-8000-0000000000d1', '[2025-01-01,)', 2, 2),
    ('00000000-0000-7000-8000-0000000000d2', '[2020-01-01,2030-01-01)', 2, 2),
    ('00000000-0000-7000-8000-0000000000d3', '[2020-01-01,)', 1, 1)) as given (unit, during, usufruct, bare);
set session_replication_role = origin;
