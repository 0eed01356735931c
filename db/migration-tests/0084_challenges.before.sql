-- A decision of a meeting of each kind; of what they belong to nothing is asked.
set session_replication_role = replica;
insert into app.decisions (organization_id, id, building_id, meeting_id, meeting_type, agenda_item_id, decided_on,
  position, title, majority, result, challengeable_until, created_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), meeting_type,
    gen_random_uuid(), '2026-03-16', 1, 'Roof', 'Absolute', 'Adopted', '2026-07-16', now()
  from unnest(array['GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting', 'WrittenDecision']) as given (meeting_type);
set session_replication_role = origin;
