-- Entries by hand that the bank's line came after: each is of one transaction, and nothing is booked twice.
create table app.bank_linked_entries (
  organization_id     uuid not null,
  entry_id            uuid not null,
  bank_transaction_id uuid not null,
  -- What the entry moves on the account of the transaction; positive: received.
  amount_cents        bigint not null,
  created_at          timestamptz not null,
  primary key (organization_id, entry_id),
  constraint bank_linked_entries_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id),
  constraint bank_linked_entries_transaction_fk foreign key (organization_id, bank_transaction_id)
    references app.bank_transactions (organization_id, id)
);
create index bank_linked_entries_of_transaction on app.bank_linked_entries
  (organization_id, bank_transaction_id);
call app.wall_off('bank_linked_entries', 'select, insert, delete');
