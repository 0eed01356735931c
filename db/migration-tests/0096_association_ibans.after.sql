-- The batch keeps the account that it was approved with.
select id as fault from app.payment_batches where id = '00000000-0000-7000-8000-000000000021'
  and (debtor_name is distinct from 'ACP Linden' or debtor_iban is distinct from 'BE68539007547034'
    or debtor_bic is distinct from 'GKCCBEBB');
select 'missing' as fault
  where not exists (select from app.payment_batches where id = '00000000-0000-7000-8000-000000000021');
-- Accounts that exist are in force: nothing waits for a second person.
select id as fault from app.bank_accounts where pending_iban is not null;
