-- Decisions that asked for unanimity and failed, at meetings of each kind; of what they belong to nothing is asked.
set session_replication_role = replica;
insert into app.decisions (organization_id, id, building_id, meeting_id, meeting_type, agenda_item_id, decided_on,
  position, title, majority, result, challengeable_until, repeatable_from, created_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), meeting_type,
    gen_random_uuid(), '2026-03-16', 1, title, 'Unanimity', 'Rejected', '2026-07-16', repeatable_from, now()
  from (values
    ('Repeatable', 'GeneralAssembly', '2026-04-15'::date),
    ('Repeatable too', 'ExtraordinaryAssembly', '2026-04-15'),
    ('Refused', 'GeneralAssembly', null),
    ('Council', 'BoardMeeting', '2026-04-15'),
    ('In writing', 'WrittenDecision', '2026-04-15')) as given (title, meeting_type, repeatable_from);
set session_replication_role = origin;
