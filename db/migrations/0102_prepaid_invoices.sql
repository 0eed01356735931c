-- The amount of an invoice is the whole of it; the part that was prepaid stays on 440 until its payment is
-- matched.

alter table app.expenses
  -- Part of the prepaid amount whose payment is recorded; it counts in paid_cents too.
  add column prepaid_matched_cents bigint not null default 0,
  drop column open_cents,
  drop constraint expenses_prepaid_not_negative,
  drop constraint expenses_paid_within_amount;

alter table app.expense_bank_payments
  -- Part of the payment that was made before the invoice.
  add column prepaid_cents bigint not null default 0,
  add constraint expense_bank_payments_prepaid_within check (prepaid_cents between 0 and amount_cents);

-- What is not booked yet becomes the whole invoice, which is what its lines add up to. An expense with
-- parts gets the difference on its first part.
update app.expense_allocations as part set amount_cents = part.amount_cents + expense.prepaid_cents
  from app.expenses as expense
  where expense.organization_id = part.organization_id and expense.id = part.expense_id
    and expense.prepaid_cents > 0 and expense.status in ('Draft', 'PendingApproval', 'Rejected')
    and part.allocation_number = (select min(first.allocation_number) from app.expense_allocations as first
      where first.organization_id = part.organization_id and first.expense_id = part.expense_id);
update app.expenses set amount_cents = amount_cents + prepaid_cents, version = version + 1
  where prepaid_cents > 0 and status in ('Draft', 'PendingApproval', 'Rejected');

-- What is booked is the balance that was left to pay, and entries do not change: nothing of that amount
-- was prepaid.
update app.expenses set prepaid_cents = 0, version = version + 1
  where prepaid_cents > 0 and status in ('Approved', 'Paid', 'Cancelled');

-- Invoices that were prepaid as a whole have been entered with their whole amount.
update app.expenses set prepaid_cents = amount_cents, prepaid_matched_cents = paid_cents,
    version = version + 1
  where prepaid_cents = 0 and credited_cents = 0 and problems @> '[{"code": "already_paid"}]';
update app.expense_bank_payments as payment set prepaid_cents = payment.amount_cents
  from app.expenses as expense
  where expense.organization_id = payment.organization_id and expense.id = payment.expense_id
    and expense.prepaid_matched_cents > 0;

alter table app.expenses
  add column open_cents bigint not null generated always as
    (amount_cents - paid_cents - credited_cents - (prepaid_cents - prepaid_matched_cents)) stored,
  add constraint expenses_paid_within_amount check (
    paid_cents >= 0 and credited_cents >= 0
    and prepaid_cents between 0 and amount_cents
    and prepaid_matched_cents between 0 and least(prepaid_cents, paid_cents)
    and case status
      when 'Paid' then paid_on is not null
        and paid_cents + credited_cents + prepaid_cents - prepaid_matched_cents = amount_cents
      when 'Approved' then
        paid_cents + credited_cents + prepaid_cents - prepaid_matched_cents <= amount_cents
      else paid_cents + credited_cents = 0
    end);

-- Its index has gone with the column.
create index expenses_to_pay_by_amount on app.expenses (organization_id, building_id, open_cents)
  where status = 'Approved';
create index expenses_prepayment_unmatched on app.expenses (organization_id, building_id)
  where prepaid_cents > prepaid_matched_cents;
