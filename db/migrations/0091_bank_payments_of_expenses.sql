-- What bank transactions paid of each expense: an invoice may be paid by several, a part by each. The
-- expense itself names the last payment, if a bank made it.

create table app.expense_bank_payments (
  organization_id     uuid not null,
  expense_id          uuid not null,
  bank_transaction_id uuid not null,
  amount_cents        bigint not null,
  paid_on             date not null,
  created_at          timestamptz not null,
  primary key (organization_id, expense_id, bank_transaction_id),
  constraint expense_bank_payments_expense_fk foreign key (organization_id, expense_id)
    references app.expenses (organization_id, id) on delete cascade,
  constraint expense_bank_payments_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id),
  constraint expense_bank_payments_amount_positive check (amount_cents > 0)
);
create index expense_bank_payments_of_transaction
  on app.expense_bank_payments (organization_id, bank_transaction_id);
call app.wall_off('expense_bank_payments', 'select, insert, delete');

insert into app.expense_bank_payments
  (organization_id, expense_id, bank_transaction_id, amount_cents, paid_on, created_at)
  select organization_id, id, bank_transaction_id, bank_paid_cents, paid_on, updated_at
  from app.expenses where bank_transaction_id is not null and paid_on is not null;
