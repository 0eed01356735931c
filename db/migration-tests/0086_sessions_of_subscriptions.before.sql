-- An account whose password is set.
insert into auth.users (id, email, name, created_at)
  values ('00000000-0000-7000-8000-000000000092', 'proved@example.org', 'Proved', '2026-01-01T00:00:00Z');
