-- The first sale of either of the first two units gave way to a later one, and no other.
select id as fault from app.unit_transfers where replaced_by_id is distinct from case id
  when '00000000-0000-7000-8000-000000000011' then '00000000-0000-7000-8000-000000000021'::uuid
  when '00000000-0000-7000-8000-000000000012' then '00000000-0000-7000-8000-000000000022'::uuid end;
