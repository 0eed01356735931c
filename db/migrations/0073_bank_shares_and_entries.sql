-- A sale that is registered late moves what owners bear of costs and income that a bank has booked,
-- too: a pair of lines takes it off the seller and gives it to the buyer.
alter table app.bank_splits
  add column transfer_id uuid,
  add constraint bank_splits_transfer_fk foreign key (organization_id, transfer_id)
    references app.unit_transfers (organization_id, id);

-- What was booked by hand about a day is looked for with each transaction of a bank: the entries that
-- banks brought, most of them where many transactions are matched, are no part of it.
create index journal_entries_beside_banks on app.journal_entries
  (organization_id, building_id, entry_date)
  where source_type is distinct from 'BankTransaction' and reverses_id is null;
