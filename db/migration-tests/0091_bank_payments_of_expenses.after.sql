-- The expense that a bank transaction paid has that payment, and no other has any.
select expense_id as fault from app.expense_bank_payments
  where expense_id <> '00000000-0000-7000-8000-000000000011' or amount_cents <> 6001
    or bank_transaction_id <> '00000000-0000-7000-8000-000000000021' or paid_on <> '2026-03-02';
select 'missing' as fault where not exists (select from app.expense_bank_payments);
