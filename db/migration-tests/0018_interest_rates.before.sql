-- Gentle reminders of one item each: mailed, posted, raised since with a later item, and never sent.
-- What they refer to is of no matter here.
set session_replication_role = replica;
insert into app.mails (organization_id, id, purpose, object_id, recipient, subject, body_text, body_html, status,
    sent_at, created_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000021', 'PaymentReminder',
    '00000000-0000-7000-8000-000000000011', 'owner@example.org', '', '', '', 'Sent', '2026-03-02T10:00:00Z',
    '2026-03-02T09:00:00Z');
insert into app.payment_reminders (organization_id, id, building_id, owner_id, reminder_level, status, penalty_cents,
    level_changed_on, gentle_sent_on, sent_date, mail_id, created_by)
  select '00000000-0000-7000-8000-000000000001', id::uuid, gen_random_uuid(), gen_random_uuid(), level, status, 0,
    '2026-03-02', gentle_sent_on::date, sent_date::date, mail_id::uuid, gen_random_uuid()
  from (values
    ('00000000-0000-7000-8000-000000000011', 'Gentle', 'Sent', '2026-03-02', '2026-03-02',
      '00000000-0000-7000-8000-000000000021'),
    ('00000000-0000-7000-8000-000000000012', 'Gentle', 'Sent', '2026-03-02', '2026-03-02', null),
    ('00000000-0000-7000-8000-000000000013', 'Formal', 'Open', '2026-03-02', null, null),
    ('00000000-0000-7000-8000-000000000014', 'Gentle', 'Open', null, null, null)
  ) as reminder (id, level, status, gentle_sent_on, sent_date, mail_id);
insert into app.payment_reminder_items (organization_id, reminder_id, receivable_id, reminded_at)
  select organization_id, id, id, '2026-03-02T09:00:00Z' from app.payment_reminders;
insert into app.payment_reminder_items (organization_id, reminder_id, receivable_id, reminded_at)
  values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000013',
    '00000000-0000-7000-8000-000000000031', '2026-03-20T09:00:00Z');
insert into app.payment_reminder_events (organization_id, id, reminder_id, occurred_at, actor_id, event,
    reminder_level, amount_cents, penalty_cents, detail)
  select organization_id, gen_random_uuid(), id, '2026-03-02T10:00:00Z', created_by, 'Sent', 'Gentle', 100, 0,
    case when mail_id is not null then 'Email' end
  from app.payment_reminders where gentle_sent_on is not null;
set session_replication_role = origin;
