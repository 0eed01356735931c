-- Credit notes of suppliers, and what of an invoice they settle.

alter table app.expenses
  add column kind               text not null default 'Invoice',
  -- The invoice that a note corrects.
  add column credits_expense_id uuid,
  -- Set off without an entry: of an invoice by its notes, of a note against its invoice.
  add column credited_cents     bigint not null default 0;

alter table app.expenses
  drop column open_cents,
  drop constraint expenses_paid_within_amount,
  drop constraint expenses_paid_is_whole,
  drop constraint expenses_paid_once_approved;

alter table app.expenses
  add column open_cents bigint not null
    generated always as (amount_cents - paid_cents - credited_cents) stored,
  add constraint expenses_kind_known check (kind in ('Invoice', 'CreditNote')),
  add constraint expenses_credits_expense_fk foreign key (organization_id, credits_expense_id)
    references app.expenses (organization_id, id),
  add constraint expenses_credit_of_note check (credits_expense_id is null or kind = 'CreditNote'),
  add constraint expenses_paid_within_amount check
    (paid_cents >= 0 and credited_cents >= 0 and paid_cents + credited_cents <= amount_cents),
  add constraint expenses_paid_is_whole check
    (status <> 'Paid' or paid_cents + credited_cents = amount_cents),
  add constraint expenses_paid_once_approved check
    (paid_cents + credited_cents = 0 or status in ('Approved', 'Paid')),
  add constraint expenses_note_undisputed check (disputed_at is null or kind = 'Invoice');

-- Its index has gone with the column.
create index expenses_to_pay_by_amount on app.expenses (organization_id, building_id, open_cents)
  where status = 'Approved';
create index expenses_crediting on app.expenses (organization_id, credits_expense_id)
  where credits_expense_id is not null;

-- A note has the parts of its invoice under their numbers; a small one leaves some without a cent.
alter table app.expense_allocations drop constraint expense_allocations_amount_positive;
alter table app.expense_allocations add constraint expense_allocations_amount_not_negative
  check (amount_cents >= 0);

-- One owner who bore an invoice has the note to their good.
alter table app.credits drop constraint credits_source_known;
alter table app.credits add constraint credits_source_known check
  (source_type in ('Payment', 'UnitTransfer', 'JournalEntry', 'CallForFunds', 'Expense'));
