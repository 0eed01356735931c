-- Bank transactions are booked: each by one entry, for one or several payments and expenses.

alter table app.journal_entries drop constraint journal_entries_source_known;
alter table app.journal_entries add constraint journal_entries_source_known check (source_type in
  ('Expense', 'FiscalYear', 'CallForFunds', 'Payment', 'UnitTransfer', 'LatePenalty', 'BankTransaction'));

alter table app.bank_transactions
  -- By which it stands in the books; null while it is open.
  add column entry_id uuid,
  add constraint bank_transactions_booked check ((status = 'Open') = (entry_id is null)),
  add constraint bank_transactions_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id);
create index bank_transactions_by_entry on app.bank_transactions (organization_id, entry_id)
  where entry_id is not null;

-- What the bank paid or received is undone where it was matched, and nowhere else.
alter table app.payments
  add column bank_transaction_id uuid,
  add constraint payments_bank_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id);
create index payments_of_bank_transaction on app.payments (organization_id, bank_transaction_id)
  where bank_transaction_id is not null;
alter table app.expenses
  add column bank_transaction_id uuid,
  add constraint expenses_bank_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id);
create index expenses_of_bank_transaction on app.expenses (organization_id, bank_transaction_id)
  where bank_transaction_id is not null;
