-- Each lot has the day from which it is wholly held without end.
select wanted.* from (values
    ('00000000-0000-7000-8000-0000000000d1', '2024-01-01'), ('00000000-0000-7000-8000-0000000000d2', 'infinity'),
    ('00000000-0000-7000-8000-0000000000d3', 'infinity'), ('00000000-0000-7000-8000-0000000000d4', 'infinity')
  ) as wanted (unit, day)
  left join app.units as unit on unit.id = wanted.unit::uuid
  where unit.complete_from is distinct from wanted.day::date;
