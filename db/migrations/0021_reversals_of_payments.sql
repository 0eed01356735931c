-- A payment is taken back on a day, for one of two reasons. What had been typed as a reason stands
-- with the entry that reversed it, and in the audit log.
alter table app.payments add column reversed_on date;
update app.payments set reversed_on = (reversed_at at time zone 'Europe/Brussels')::date
  where reversed_at is not null;
update app.payments set reversal_reason = null where reversal_reason not in ('Error', 'Bounced');
alter table app.payments
  add constraint payments_reversal_reason_known check (reversal_reason in ('Error', 'Bounced')),
  add constraint payments_reversed_on_a_day check ((reversed_at is null) = (reversed_on is null)),
  add constraint payments_reversed_after_received check (reversed_on >= received_on);
