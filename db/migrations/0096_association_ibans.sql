-- The IBAN of an association changes once a second person has confirmed it; until then letters name the former one.
-- A new account of a building that has an account and sent calls waits as well: its pending IBAN is its own.
alter table app.bank_accounts add column pending_iban text;
alter table app.bank_accounts add column pending_bic text;
alter table app.bank_accounts add column iban_requested_by uuid;
alter table app.bank_accounts add column iban_requested_at timestamptz;
alter table app.bank_accounts add constraint bank_accounts_request_complete
  check ((pending_iban is null) = (iban_requested_by is null)
    and (pending_iban is null) = (iban_requested_at is null)
    and (pending_bic is null or pending_iban is not null));

-- A batch is paid from the account that was approved with it, whatever becomes of the account later.
-- Null: created by the previous release during an upgrade; paid from the account as it is.
alter table app.payment_batches add column debtor_name text;
alter table app.payment_batches add column debtor_iban text;
alter table app.payment_batches add column debtor_bic text;
alter table app.payment_batches add constraint payment_batches_debtor_complete
  check ((debtor_name is null) = (debtor_iban is null)
    and (debtor_bic is null or debtor_iban is not null));
update app.payment_batches as batch
  set debtor_name = account.holder, debtor_iban = account.iban, debtor_bic = account.bic
  from app.bank_accounts as account
  where account.organization_id = batch.organization_id and account.id = batch.bank_account_id;
