-- What of an invoice was paid, in parts or as a whole, and invoices that are disputed.

alter table app.expenses
  add column paid_cents      bigint not null default 0,
  -- What of it the bank's transaction paid, which is undone there alone.
  add column bank_paid_cents bigint,
  add column disputed_at     timestamptz,
  add column disputed_by     uuid,
  add column dispute_reason  text;

update app.expenses set paid_cents = amount_cents,
    bank_paid_cents = case when bank_transaction_id is null then null else amount_cents end
  where status = 'Paid';

alter table app.expenses
  add column open_cents bigint not null generated always as (amount_cents - paid_cents) stored,
  add column is_disputed boolean not null generated always as (disputed_at is not null) stored,
  add constraint expenses_paid_within_amount check (paid_cents between 0 and amount_cents),
  add constraint expenses_paid_is_whole check (status <> 'Paid' or paid_cents = amount_cents),
  add constraint expenses_paid_once_approved check (paid_cents = 0 or status in ('Approved', 'Paid')),
  add constraint expenses_bank_part_of_paid check (bank_paid_cents between 1 and paid_cents),
  add constraint expenses_bank_part_known check ((bank_paid_cents is null) = (bank_transaction_id is null)),
  add constraint expenses_disputed_while_open check (disputed_at is null or status = 'Approved'),
  add constraint expenses_dispute_whole check ((disputed_at is null) = (disputed_by is null)
    and (disputed_at is null) = (dispute_reason is null));

drop index app.expenses_to_pay_by_amount;
create index expenses_to_pay_by_amount on app.expenses (organization_id, building_id, open_cents)
  where status = 'Approved';
