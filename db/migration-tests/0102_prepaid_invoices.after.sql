-- What is not booked is the whole invoice; what is booked stays as it was; what was prepaid as a whole has
-- nothing open.
select expense.id as fault from app.expenses as expense
  join (values
    ('00000000-0000-7000-8000-000000000011'::uuid, 12100, 2100, 0, 10000),
    ('00000000-0000-7000-8000-000000000012', 10000, 0, 0, 10000),
    ('00000000-0000-7000-8000-000000000013', 12100, 12100, 0, 0),
    ('00000000-0000-7000-8000-000000000014', 12100, 12100, 12100, 0)
  ) as wanted (id, amount, prepaid, matched, open) on wanted.id = expense.id
  where (expense.amount_cents, expense.prepaid_cents, expense.prepaid_matched_cents, expense.open_cents)
    is distinct from (wanted.amount, wanted.prepaid, wanted.matched, wanted.open);
select 'missing' as fault where (select count(*) from app.expenses
  where id between '00000000-0000-7000-8000-000000000011' and '00000000-0000-7000-8000-000000000014') <> 4;
-- The parts of the draft add up to it, and the payment by the bank was made in advance.
select allocation_number as fault from app.expense_allocations
  where expense_id = '00000000-0000-7000-8000-000000000011'
    and amount_cents <> case allocation_number when 1 then 6100 else 6000 end;
select 'missing' as fault where (select count(*) from app.expense_allocations
  where expense_id = '00000000-0000-7000-8000-000000000011') <> 2;
select 'payment' as fault where not exists (select from app.expense_bank_payments
  where expense_id = '00000000-0000-7000-8000-000000000014' and prepaid_cents = 12100);
