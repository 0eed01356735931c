-- Reminders of what is overdue, in four steps, with everything that happened to them.

-- Days after the due date from which each step may be taken; an organization without a row has the usual ones.
create table app.reminder_settings (
  organization_id   uuid primary key references auth.organizations (id),
  gentle_days       smallint not null,
  formal_days       smallint not null,
  final_notice_days smallint not null,
  legal_action_days smallint not null,
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  constraint reminder_settings_rising check (gentle_days >= 1 and formal_days > gentle_days
    and final_notice_days > formal_days and legal_action_days > final_notice_days)
);

create table app.payment_reminders (
  organization_id   uuid not null,
  id                uuid not null,
  building_id       uuid not null,
  owner_id          uuid not null,
  call_for_funds_id uuid,
  reminder_level    text not null,
  status            text not null,
  -- What it was when its last item was settled: it returns there when a payment is taken back.
  settled_from      text,
  message           text,
  notes             text,
  -- Late interest, worked out at the last change of level and the same until the next.
  penalty_cents     bigint not null,
  level_changed_on  date not null,
  -- When Gentle was marked sent: a consumer's waiting time runs from there.
  gentle_sent_on    date,
  sent_date         date,
  tracking_number   text,
  is_paused         boolean not null default false,
  pause_reason      text,
  cancellation_reason text,
  settled_on        date,
  created_by        uuid not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  primary key (organization_id, id),
  constraint payment_reminders_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint payment_reminders_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint payment_reminders_call_fk foreign key (organization_id, call_for_funds_id)
    references app.calls_for_funds (organization_id, id),
  constraint payment_reminders_level_known check
    (reminder_level in ('Gentle', 'Formal', 'FinalNotice', 'LegalAction')),
  constraint payment_reminders_status_known check (status in ('Open', 'Sent', 'Settled', 'Cancelled')),
  constraint payment_reminders_penalty_not_negative check (penalty_cents >= 0)
);
-- One at a time per owner and building.
create unique index payment_reminders_one_running on app.payment_reminders (organization_id, building_id, owner_id)
  where status in ('Open', 'Sent');
create index payment_reminders_by_date on app.payment_reminders (organization_id, created_at, id);
create index payment_reminders_by_building on app.payment_reminders (organization_id, building_id, created_at, id);
create index payment_reminders_by_owner on app.payment_reminders (organization_id, owner_id, created_at, id);
create index payment_reminders_by_status on app.payment_reminders (organization_id, status, created_at, id);
create index payment_reminders_by_level on app.payment_reminders (organization_id, reminder_level, created_at, id);
create index payment_reminders_by_call on app.payment_reminders (organization_id, call_for_funds_id)
  where call_for_funds_id is not null;

-- The receivables a reminder is about, each since its first mention.
create table app.payment_reminder_items (
  organization_id uuid not null,
  reminder_id     uuid not null,
  receivable_id   uuid not null,
  reminded_at     timestamptz not null,
  primary key (organization_id, reminder_id, receivable_id),
  constraint payment_reminder_items_reminder_fk foreign key (organization_id, reminder_id)
    references app.payment_reminders (organization_id, id),
  constraint payment_reminder_items_receivable_fk foreign key (organization_id, receivable_id)
    references app.receivables (organization_id, id)
);
create index payment_reminder_items_by_receivable on app.payment_reminder_items
  (organization_id, receivable_id, reminded_at);

-- The timeline, append-only.
create table app.payment_reminder_events (
  organization_id uuid not null,
  id              uuid not null,
  reminder_id     uuid not null,
  occurred_at     timestamptz not null,
  actor_id        uuid not null,
  event           text not null,
  reminder_level  text not null,
  amount_cents    bigint not null,
  penalty_cents   bigint not null,
  -- The reason given, or how it was sent.
  detail          text,
  primary key (organization_id, id),
  constraint payment_reminder_events_reminder_fk foreign key (organization_id, reminder_id)
    references app.payment_reminders (organization_id, id),
  constraint payment_reminder_events_event_known check (event in
    ('Created', 'Sent', 'Escalated', 'Paused', 'Resumed', 'Settled', 'Reopened', 'Cancelled'))
);
create index payment_reminder_events_by_reminder on app.payment_reminder_events
  (organization_id, reminder_id, occurred_at, id);

call app.wall_off('reminder_settings', 'select, insert, update');
call app.wall_off('payment_reminders', 'select, insert, update');
call app.wall_off('payment_reminder_items', 'select, insert');
call app.wall_off('payment_reminder_events', 'select, insert');
