-- One mail that waits for another attempt, and one that was given up.
insert into auth.mails (id, recipient, subject, body_text, body_html, attempts, next_try_at, last_error)
values
  ('00000000-0000-7000-8000-000000000001', 'waits@example.org', 'Subject', 'Text', '<p>Text</p>', 3, now(), 'busy'),
  ('00000000-0000-7000-8000-000000000002', 'gone@example.org', 'Subject', 'Text', '<p>Text</p>', 10, now(), 'no such mailbox');
