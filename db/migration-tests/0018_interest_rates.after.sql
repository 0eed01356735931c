-- The term is that of the channel, of what was named before the sending alone.
select 'items as they are to be', expected.*
from (values
    ('00000000-0000-7000-8000-000000000011', '2026-03-16', '00000000-0000-7000-8000-000000000021'),
    ('00000000-0000-7000-8000-000000000012', '2026-03-22', null),
    ('00000000-0000-7000-8000-000000000013', '2026-03-22', null),
    ('00000000-0000-7000-8000-000000000031', null, null),
    ('00000000-0000-7000-8000-000000000014', null, null)
  ) as expected (receivable_id, free_until, mail_id)
where not exists (select from app.payment_reminder_items as item
  where item.receivable_id = expected.receivable_id::uuid
    and item.free_until is not distinct from expected.free_until::date
    and item.gentle_mail_id is not distinct from expected.mail_id::uuid);

select 'reminders as they are to be', expected.*
from (values
    ('00000000-0000-7000-8000-000000000011', 'Email'),
    ('00000000-0000-7000-8000-000000000012', 'Post'),
    ('00000000-0000-7000-8000-000000000013', null),
    ('00000000-0000-7000-8000-000000000014', null)
  ) as expected (id, sent_by)
where not exists (select from app.payment_reminders as reminder
  where reminder.id = expected.id::uuid and reminder.sent_by is not distinct from expected.sent_by);

select 'rates that came with the service', count(*) from auth.interest_rates having count(*) <> 13;
