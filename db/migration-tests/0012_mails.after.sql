-- What waits is there whole; what was given up has failed, and its words are gone.
select 'mails as they are to be', expected.*
from (values
    ('waits@example.org', 'Pending', 3, 'busy', 'Subject', 'Text', '<p>Text</p>'),
    ('gone@example.org', 'Failed', 10, 'no such mailbox', '', '', '')
  ) as expected (recipient, status, attempts, error, subject, body_text, body_html)
where not exists (select from app.mails as mail
  where mail.organization_id = '00000000-0000-0000-0000-000000000000' and mail.purpose = 'Other'
    and mail.object_id is null and mail.sent_at is null
    and (mail.recipient, mail.status, mail.attempts, mail.error, mail.subject, mail.body_text, mail.body_html)
      = (expected.recipient, expected.status, expected.attempts, expected.error, expected.subject,
        expected.body_text, expected.body_html));

select 'mails that were never there', * from app.mails
where recipient not in ('waits@example.org', 'gone@example.org');
