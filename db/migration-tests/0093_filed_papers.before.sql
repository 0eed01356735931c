-- A paper of each kind, and papers like them that people uploaded.
set session_replication_role = replica;
insert into app.meeting_minutes (organization_id, meeting_id, chair, secretary, published_at, published_by, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-0000000000a1', 'A', 'B', '2026-03-16',
    '00000000-0000-7000-8000-0000000000b1', '2026-03-01', '2026-03-16');
insert into app.documents (organization_id, id, title, document_type, visibility, meeting_id, owner_id, sha256, file_name,
  is_attachment, created_by, created_at, updated_at)
  select '00000000-0000-7000-8000-000000000001', gen_random_uuid(), title, document_type, visibility, meeting_id::uuid,
    owner_id::uuid, repeat('0', 64), file_name, false, '00000000-0000-7000-8000-0000000000b1', created_at::timestamptz,
    created_at::timestamptz
  from (values
    ('filed', 'FinancialReport', 'Staff', null, null, 'balance-sheet-2025.pdf', '2026-01-01'),
    ('filed', 'Letter', 'Owner', null, '00000000-0000-7000-8000-0000000000c1', 'statement-anne-2025.pdf', '2026-01-01'),
    ('filed', 'MeetingMinutes', 'Owners', '00000000-0000-7000-8000-0000000000a1', null, 'minutes.pdf', '2026-03-16'),
    ('uploaded', 'MeetingMinutes', 'Staff', '00000000-0000-7000-8000-0000000000a1', null, 'draft.pdf', '2026-03-10'),
    ('uploaded', 'Letter', 'Owner', null, '00000000-0000-7000-8000-0000000000c1', 'welcome.pdf', '2026-01-01'),
    ('uploaded', 'Other', 'Staff', null, null, 'statement-of-work.pdf', '2026-01-01')
  ) as given (title, document_type, visibility, meeting_id, owner_id, file_name, created_at);
set session_replication_role = origin;
