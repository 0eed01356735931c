-- Words of a document, as they were read before.
insert into app.contents (organization_id, sha256, size, content_type, keep_until, created_at)
  values ('00000000-0000-7000-8000-000000000001', repeat('a', 64), 1, 'application/pdf', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
insert into app.content_words (organization_id, word, sha256)
  select '00000000-0000-7000-8000-000000000001', word, repeat('a', 64)
  from unnest(array['œuvre', 'straße', 'strasse', 'lift']) as word;
