select 'a number was changed or lost' as fault
  where (select array_agg(unit_number order by unit_number collate "C") from app.units) <> array['A 1', 'A2', 'a1'];
select 'another lot clashes than the later one: ' || unit_number as fault from app.units
  where number_clashes <> (unit_number = 'A 1');
select 'another key clashes than the one named like the general: ' || name as fault from app.distribution_keys
  where name_clashes <> (name = 'general');
