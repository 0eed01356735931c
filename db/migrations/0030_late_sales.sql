-- A sale that is registered late moves what was called and split since its day: a pair of lines
-- takes it off the seller and gives it to the buyer.
alter table app.call_lines
  add column transfer_id uuid,
  add constraint call_lines_transfer_fk foreign key (organization_id, transfer_id)
    references app.unit_transfers (organization_id, id);
alter table app.expense_splits
  add column transfer_id uuid,
  add constraint expense_splits_transfer_fk foreign key (organization_id, transfer_id)
    references app.unit_transfers (organization_id, id);

-- What is taken off a seller stands to their good by the call.
alter table app.credits drop constraint credits_source_known;
alter table app.credits add constraint credits_source_known check
  (source_type in ('Payment', 'UnitTransfer', 'JournalEntry', 'CallForFunds'));
