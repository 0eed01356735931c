-- What people are told: the events that concern them, the notifications made of these, and what
-- became of each on each channel.

-- Written in the transaction of the change that it tells of; fanned out by a job of the same transaction.
create table app.outbox_events (
  organization_id uuid not null,
  id              uuid not null,
  type            text not null,
  payload         jsonb not null,
  actor_id        uuid not null,
  occurred_at     timestamptz not null,
  fanned_out_at   timestamptz,
  primary key (organization_id, id)
);
create index outbox_events_waiting on app.outbox_events (organization_id, occurred_at) where fanned_out_at is null;

-- The last place given out. Its row lock puts the notifications of an organization in order.
create table app.notification_positions (
  organization_id uuid primary key references auth.organizations (id),
  last_position   bigint not null
);

create table app.notifications (
  organization_id   uuid not null,
  id                uuid not null,
  -- Rises in the order in which notifications become visible: a client that lost its stream goes on from it.
  position          bigint not null,
  user_id           uuid not null,
  notification_type text not null,
  title             text not null,
  message           text not null,
  -- What a text message says in place of title and message.
  short_message     text,
  link              text,
  priority          text not null,
  -- Null for one that a person sent.
  event_id          uuid,
  -- The type is disabled: kept as a record, shown nowhere.
  is_hidden         boolean not null,
  read_at           timestamptz,
  created_by        uuid not null,
  created_at        timestamptz not null,
  primary key (organization_id, id),
  constraint notifications_event_fk foreign key (organization_id, event_id)
    references app.outbox_events (organization_id, id),
  constraint notifications_once_per_event unique (organization_id, event_id, user_id, notification_type),
  constraint notifications_position_unique unique (organization_id, position),
  constraint notifications_priority_known check (priority in ('Low', 'Normal', 'High', 'Urgent'))
);
create index notifications_of_user on app.notifications (organization_id, user_id, position) where not is_hidden;
create index notifications_unread on app.notifications (organization_id, user_id, position)
  where read_at is null and not is_hidden;

create table app.notification_deliveries (
  organization_id uuid not null,
  notification_id uuid not null,
  channel         text not null,
  status          text not null,
  reason          text,
  attempts        smallint not null default 0,
  sent_at         timestamptz,
  error           text,
  -- Collected with others on the same object for the same person into one e-mail.
  digest_key      text,
  primary key (organization_id, notification_id, channel),
  constraint notification_deliveries_notification_fk foreign key (organization_id, notification_id)
    references app.notifications (organization_id, id) on delete cascade,
  constraint notification_deliveries_channel_known check (channel in ('Email', 'SMS', 'Push', 'InApp')),
  constraint notification_deliveries_status_known check (status in ('Pending', 'Sent', 'Failed', 'Skipped')),
  constraint notification_deliveries_reason_known check (reason in
    ('type_disabled', 'channel_disabled', 'no_address', 'not_configured', 'quiet_hours')),
  constraint notification_deliveries_skipped_has_reason check ((status = 'Skipped') = (reason is not null))
);
create index notification_deliveries_failed on app.notification_deliveries (organization_id, notification_id)
  where status = 'Failed';
create index notification_deliveries_pending on app.notification_deliveries (organization_id, notification_id)
  where status = 'Pending';
create index notification_deliveries_of_digest on app.notification_deliveries (organization_id, digest_key)
  where digest_key is not null and status = 'Pending';

-- Until when what follows on an object is collected for a person.
create table app.digest_windows (
  organization_id uuid not null,
  digest_key      text not null,
  ends_at         timestamptz not null,
  primary key (organization_id, digest_key)
);

-- Each person's choice, the same in every organization; types without a row have their default.
create table auth.notification_preferences (
  user_id           uuid not null references auth.users (id),
  notification_type text not null,
  enabled           boolean not null,
  email_enabled     boolean not null,
  sms_enabled       boolean not null,
  push_enabled      boolean not null,
  updated_at        timestamptz not null,
  version           integer not null default 1,
  primary key (user_id, notification_type)
);

create table auth.push_subscriptions (
  id         uuid primary key,
  user_id    uuid not null references auth.users (id),
  endpoint   text not null,
  p256dh     text not null,
  auth       text not null,
  created_at timestamptz not null,
  constraint push_subscriptions_endpoint_unique unique (endpoint)
);
create index push_subscriptions_by_user on auth.push_subscriptions (user_id);

alter table auth.organizations
  add column quiet_hours_from time,
  add column quiet_hours_to   time,
  add constraint organizations_quiet_hours_complete check ((quiet_hours_from is null) = (quiet_hours_to is null));

grant select, insert, update, delete on auth.notification_preferences, auth.push_subscriptions to millieme_app;

call app.wall_off('outbox_events', 'select, insert, update (fanned_out_at)');
call app.wall_off('notification_positions', 'select, insert, update');
call app.wall_off('notifications', 'select, insert, update (read_at), delete');
call app.wall_off('notification_deliveries', 'select, insert, update');
call app.wall_off('digest_windows', 'select, insert, update, delete');
