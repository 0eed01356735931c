-- Indexes that no statement reads, or that save less than every write pays for them.
-- The expenses of one building are few enough to be sorted when they are listed.
drop index app.expenses_by_building_amount;
drop index app.expenses_by_building_due_date;
drop index app.expenses_by_building_status;
drop index app.expenses_by_building_supplier;
-- The audit log, to which every write adds, is read by time and by object.
drop index app.audit_log_of_actor;
drop index app.audit_log_of_type;
-- What became of the notices of a call is read from its letters.
drop index app.outbox_events_of_call;

-- One check for what one rule says: each check is compiled for every statement that writes a row.
alter table app.expenses
  drop constraint expenses_dispute_whole,
  drop constraint expenses_disputed_while_open,
  drop constraint expenses_note_undisputed,
  add constraint expenses_disputed_while_open check (
    (disputed_at is null and disputed_by is null and dispute_reason is null)
    or (disputed_at is not null and disputed_by is not null and dispute_reason is not null
      and status = 'Approved' and kind = 'Invoice')),
  drop constraint expenses_bank_part_known,
  drop constraint expenses_bank_part_of_paid,
  add constraint expenses_bank_part_of_paid check (
    (bank_paid_cents is null and bank_transaction_id is null)
    or (bank_paid_cents is not null and bank_transaction_id is not null
      and bank_paid_cents between 1 and paid_cents)),
  drop constraint expenses_paid_within_amount,
  drop constraint expenses_paid_once_approved,
  drop constraint expenses_paid_is_whole,
  drop constraint expenses_paid_has_date,
  add constraint expenses_paid_within_amount check (
    paid_cents >= 0 and credited_cents >= 0
    and case status
      when 'Paid' then paid_on is not null and paid_cents + credited_cents = amount_cents
      when 'Approved' then paid_cents + credited_cents <= amount_cents
      else paid_cents + credited_cents = 0
    end);
