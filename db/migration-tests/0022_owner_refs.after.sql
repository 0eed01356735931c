select 'references by building', found.*
from (select building_id::text, ref, owner_id::text from app.owner_refs) as found
full join (values
    ('00000000-0000-7000-8000-00000000001a', 'O1', '00000000-0000-7000-8000-000000000101'),
    ('00000000-0000-7000-8000-00000000002a', 'O1', '00000000-0000-7000-8000-000000000201')
  ) as expected (building_id, ref, owner_id) using (building_id, ref, owner_id)
where found is distinct from expected;
