-- Late interest that was charged: what a payment brought beyond what it was claimed for, or by a person.

alter table app.payment_reminders
  -- Of what has been claimed: what stands in the books, and what was given up. The penalty is what is left.
  add column penalty_charged_cents bigint not null default 0,
  add column penalty_waived_cents bigint not null default 0,
  add constraint payment_reminders_charged_not_negative check (penalty_charged_cents >= 0),
  add constraint payment_reminders_waived_not_negative check (penalty_waived_cents >= 0);

create table app.late_penalties (
  organization_id uuid not null,
  id              uuid not null,
  reminder_id     uuid not null,
  amount_cents    bigint not null,
  -- Null: a person charged it.
  payment_id      uuid,
  reversed_at     timestamptz,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint late_penalties_reminder_fk foreign key (organization_id, reminder_id)
    references app.payment_reminders (organization_id, id),
  -- A penalty is charged before the payment that brings it is written.
  constraint late_penalties_payment_fk foreign key (organization_id, payment_id)
    references app.payments (organization_id, id) deferrable initially deferred,
  constraint late_penalties_amount_positive check (amount_cents > 0)
);
create index late_penalties_by_reminder on app.late_penalties (organization_id, reminder_id);
create index late_penalties_by_payment on app.late_penalties (organization_id, payment_id)
  where payment_id is not null;
call app.wall_off('late_penalties', 'select, insert, update (reversed_at)');

-- Who pays is asked for what is claimed of them.
create index payment_reminders_claiming on app.payment_reminders (organization_id, owner_id, building_id)
  where penalty_cents > 0;

alter table app.journal_entries drop constraint journal_entries_source_known;
alter table app.journal_entries add constraint journal_entries_source_known check
  (source_type in ('Expense', 'FiscalYear', 'CallForFunds', 'Payment', 'UnitTransfer', 'LatePenalty'));
alter table app.receivables drop constraint receivables_source_known;
alter table app.receivables add constraint receivables_source_known check
  (source_type in ('CallForFunds', 'UnitTransfer', 'JournalEntry', 'LatePenalty'));
alter table app.payment_reminder_events drop constraint payment_reminder_events_event_known;
alter table app.payment_reminder_events add constraint payment_reminder_events_event_known check (event in
  ('Created', 'Sent', 'Escalated', 'Paused', 'Resumed', 'Settled', 'Reopened', 'Cancelled', 'PenaltyCharged',
   'PenaltyWaived', 'PenaltyReversed'));
