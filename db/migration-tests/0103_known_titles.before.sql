-- Titles that the service knows, in different languages, and titles that people wrote. The remark of a
-- row names the key that it is to have.
set session_replication_role = replica;
insert into app.agenda_items (organization_id, id, meeting_id, position, title, text_key, description, kind, is_secret, created_by, created_at, updated_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-0000000000a1',
    position, title, text_key, key, 'Information', false, '00000000-0000-7000-8000-0000000000b1', '2026-01-01', '2026-01-01'
  from (values
    (1, 'Mandat du syndic', null, 'syndic'),
    (2, 'Begroting van de gewone uitgaven', null, 'budget'),
    (3, 'Lecture et signature du procès-verbal', 'reading', 'reading'),
    (4, 'Mandat du syndic et du commissaire', null, null)
  ) as given (position, title, text_key, key);
insert into app.decisions (organization_id, id, building_id, meeting_id, meeting_type, agenda_item_id, decided_on, position,
  title, text, majority, result, challengeable_until, created_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-0000000000c1',
    '00000000-0000-7000-8000-0000000000a1', 'GeneralAssembly', gen_random_uuid(), '2026-01-01', 1, title, key,
    'Absolute', 'Adopted', '2026-05-01', '2026-01-01'
  from (values ('Mandat des Syndikus', 'syndic'), ('Peindre la façade', null)) as given (title, key);
insert into app.meetings (organization_id, id, building_id, meeting_type, title, agenda, scheduled_date, remote_allowed, status, created_by, created_at, updated_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-0000000000c1',
    meeting_type, title, key, '2026-06-10', false, 'Scheduled', '00000000-0000-7000-8000-0000000000b1', '2026-01-01', '2026-01-01'
  from (values
    ('GeneralAssembly', 'Assemblée générale', 'GeneralAssembly'),
    ('ExtraordinaryAssembly', 'Buitengewone algemene vergadering', 'ExtraordinaryAssembly'),
    ('GeneralAssembly', 'Assemblée générale 2026', null)
  ) as given (meeting_type, title, key);
insert into app.calls_for_funds (organization_id, id, building_id, status, title, description, fund, total_cents,
  call_date, due_date, distribution_key_id, created_by)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-0000000000c1', 'Draft',
    title, key, 'Provision', 100, '2026-01-01', '2026-02-01', '00000000-0000-7000-8000-0000000000d1', '00000000-0000-7000-8000-0000000000b1'
  from (values
    ('Appel de fonds T2 2026', 'Quarter 2026 Q2'),
    ('Opvraging K4 2025 (1/4)', 'Quarter 2025 Q4 1/4'),
    ('Provisions 2026 (2/4)', 'Provisions 2026 2/4'),
    ('Vorschüsse', 'Provisions'),
    ('Fonds de réserve 2026', 'Reserve 2026'),
    ('Working capital', 'WorkingCapital'),
    ('Werken (12/12)', 'Works 12/12'),
    ('Appel de fonds T5 2026', null),
    ('Provisions 2026 ascenseur', null),
    ('Travaux de toiture', null)
  ) as given (title, key);
set session_replication_role = origin;
