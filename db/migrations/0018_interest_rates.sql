-- The published rates of late interest, the same for all tenants.

create table auth.interest_rates (
  kind       text not null,
  valid_from date not null,
  -- Parts per million per year.
  ppm        integer not null,
  -- The nil UUID: it came with the service.
  entered_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, valid_from),
  constraint interest_rates_kind_known check (kind in ('Legal', 'Enterprise')),
  constraint interest_rates_rate_possible check (ppm between 0 and 1000000)
);
insert into auth.interest_rates (kind, valid_from, ppm, entered_by)
  select kind, valid_from::date, ppm, '00000000-0000-0000-0000-000000000000' from (values
    ('Legal', '2019-01-01', 20000),
    ('Legal', '2020-01-01', 17500),
    ('Legal', '2021-01-01', 17500),
    ('Legal', '2022-01-01', 15000),
    ('Legal', '2023-01-01', 52500),
    ('Legal', '2024-01-01', 57500),
    ('Legal', '2025-01-01', 45000),
    ('Legal', '2026-01-01', 45000),
    ('Enterprise', '2024-01-01', 125000),
    ('Enterprise', '2024-07-01', 125000),
    ('Enterprise', '2025-01-01', 115000),
    ('Enterprise', '2025-07-01', 105000),
    ('Enterprise', '2026-01-01', 105000)) as rate (kind, valid_from, ppm);
grant select, insert, update on auth.interest_rates to millieme_app;

-- A consumer's interest runs item by item from the end of the term that a free reminder left.
alter table app.payment_reminder_items
  -- The Gentle mail that names the item.
  add column gentle_mail_id uuid,
  -- The last day of the term; null: no Gentle reminder that was sent has named the item.
  add column free_until date,
  add constraint payment_reminder_items_mail_fk foreign key (organization_id, gentle_mail_id)
    references app.mails (organization_id, id) deferrable initially deferred;
create index payment_reminder_items_by_mail on app.payment_reminder_items (organization_id, gentle_mail_id)
  where gentle_mail_id is not null;
grant update (gentle_mail_id, free_until) on app.payment_reminder_items to millieme_app;

-- How the present level was sent.
alter table app.payment_reminders add column sent_by text,
  add constraint payment_reminders_sent_by_known check (sent_by in ('Post', 'Email', 'Hand'));
update app.payment_reminders as reminder
  set sent_by = case when exists (select from app.mails as mail
    where mail.organization_id = reminder.organization_id and mail.id = reminder.mail_id
      and mail.status = 'Sent') then 'Email' else 'Post' end
  where sent_date is not null;

-- Mailed, the term was 14 days; posted, it began at the latest a week later.
update app.payment_reminder_items as item
  set gentle_mail_id = case when reminder.reminder_level = 'Gentle' then reminder.mail_id end,
    free_until = case when item.reminded_at <= sent.occurred_at
      then reminder.gentle_sent_on + case when sent.detail = 'Email' then 14 else 20 end end
  from app.payment_reminders as reminder
  left join lateral (select event.occurred_at, event.detail from app.payment_reminder_events as event
    where event.organization_id = reminder.organization_id and event.reminder_id = reminder.id
      and event.event = 'Sent' and event.reminder_level = 'Gentle'
    order by event.occurred_at, event.id limit 1) as sent on true
  where reminder.organization_id = item.organization_id and reminder.id = item.reminder_id
    and (reminder.gentle_sent_on is not null
      or (reminder.reminder_level = 'Gentle' and reminder.mail_id is not null));
alter table app.payment_reminders drop column gentle_sent_on;
