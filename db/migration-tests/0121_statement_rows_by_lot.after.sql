-- Each owner has their rows of a lot in order, and each row its line or works.
select wanted.* from (values
    ('00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000d1', '[[1, "A1", "80", "1/1", "100", null, 4000, 1, 2]]', '{6105}'),
    ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-0000000000d1',
      '[[2, "A1", "80", "1/1", "265", null, 6000, 1, 2], [3, "A1", null, null, null, null, 7000, 1, 2]]', '{6105,611}'),
    ('00000000-0000-7000-8000-0000000000c2', '00000000-0000-7000-8000-0000000000d2', null, null)
  ) as wanted (owner, unit, rows, accounts)
  left join app.statement_owner_units as kept
    on kept.owner_id = wanted.owner::uuid and kept.unit_id = wanted.unit::uuid
  left join lateral (select jsonb_agg(part - 1 order by place) as rows,
      array_agg(subject.account_code::text order by place) as accounts
    from jsonb_array_elements(kept.rows) with ordinality as listed (part, place)
    left join app.statement_subjects as subject on subject.organization_id = kept.organization_id
      and subject.statement_id = kept.statement_id and subject.number = (part ->> 1)::integer) as shown on true
  where shown.rows is distinct from wanted.rows::jsonb or shown.accounts is distinct from wanted.accounts::text[];
-- Both share the line, which is kept once with what they have in common.
select * from (select line_id, decision_id, origin, total_weight, total_days, count(*) over () as subjects
    from app.statement_subjects where statement_id = '00000000-0000-7000-8000-0000000000e1') as kept
  where subjects <> 2 or (line_id is null) <> (decision_id = '00000000-0000-7000-8000-0000000000b2')
    or origin <> case when line_id is null then 'Renewed' else 'Period' end
    or total_days is distinct from case when line_id is null then null else 365 end;
