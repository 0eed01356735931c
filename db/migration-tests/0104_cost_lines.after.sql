-- Statements begin after the year that is closed.
select id as fault from app.buildings where id = '00000000-0000-7000-8000-0000000000b1'
  and statements_from is distinct from '2026-01-01';
-- The closed year stays closed, and the books keep their entries and figures.
select id as fault from app.fiscal_years where building_id = '00000000-0000-7000-8000-0000000000b1'
  and (status = 'Closed') is distinct from (start_date = '2025-01-01');
select count(*) as fault from app.journal_entries where building_id = '00000000-0000-7000-8000-0000000000b1'
  having count(*) <> 7;
select sum(debit_cents) as fault from app.journal_lines where building_id = '00000000-0000-7000-8000-0000000000b1'
  having sum(debit_cents) <> 22650 or sum(credit_cents) <> 1600;
-- Every line of the books on a cost account is a cost line, to the cent, and no closing entry is.
select wanted.* from (values
    ('00000000-0000-7000-8000-000000000101', 1, 4000, 240, 0, '00000000-0000-7000-8000-0000000000c1', null, 'Ordinary'),
    ('00000000-0000-7000-8000-000000000101', 2, 6000, 360, 0, '00000000-0000-7000-8000-0000000000c2', '2026-01-01', 'Ordinary'),
    ('00000000-0000-7000-8000-000000000102', 1, 0, 0, 5000, '00000000-0000-7000-8000-0000000000c1', null, 'Extraordinary'),
    ('00000000-0000-7000-8000-000000000103', 1, 700, 0, 0, '00000000-0000-7000-8000-0000000000c1', null, 'Ordinary'),
    ('00000000-0000-7000-8000-000000000104', 1, -700, 0, 0, '00000000-0000-7000-8000-0000000000c1', null, 'Ordinary'),
    ('00000000-0000-7000-8000-000000000106', 1, 6050, 1050, 0, '00000000-0000-7000-8000-0000000000c1', null, 'Ordinary'),
    ('00000000-0000-7000-8000-000000000107', 1, 900, 0, 0, '00000000-0000-7000-8000-0000000000c1', null, 'Ordinary')
  ) as wanted (entry, position, amount, vat, released, key, period_from, nature)
  where not exists (select from app.cost_lines as line where line.entry_id = wanted.entry::uuid
    and line.position = wanted.position and line.amount_cents = wanted.amount and line.vat_cents = wanted.vat
    and line.released_cents = wanted.released and line.distribution_key_id = wanted.key::uuid
    and line.period_from is not distinct from wanted.period_from::date and line.nature = wanted.nature);
select count(*) as fault from app.cost_lines where building_id = '00000000-0000-7000-8000-0000000000b1' having count(*) <> 7;
-- The reversal takes back the line of its entry.
select line.id as fault from app.cost_lines as line where line.entry_id = '00000000-0000-7000-8000-000000000104'
  and credits_line_id is distinct from (select id from app.cost_lines where entry_id = '00000000-0000-7000-8000-000000000103');
-- The lots keep their parts; of what the reserve paid they bear nothing.
select wanted.* from (values
    ('00000000-0000-7000-8000-000000000101', 1, '00000000-0000-7000-8000-0000000000d1', 2000, 120),
    ('00000000-0000-7000-8000-000000000101', 1, '00000000-0000-7000-8000-0000000000d2', 2000, 120),
    ('00000000-0000-7000-8000-000000000101', 2, '00000000-0000-7000-8000-0000000000d1', 6000, 360),
    ('00000000-0000-7000-8000-000000000102', 1, '00000000-0000-7000-8000-0000000000d2', 0, 0)
  ) as wanted (entry, position, unit, amount, vat)
  where not exists (select from app.cost_line_parts as part join app.cost_lines as line on line.id = part.line_id
    where line.entry_id = wanted.entry::uuid and line.position = wanted.position and part.unit_id = wanted.unit::uuid
      and part.amount_cents = wanted.amount and part.vat_cents = wanted.vat and part.total_weight = '2');
