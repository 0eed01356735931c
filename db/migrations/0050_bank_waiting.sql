-- What of bank statements waits for a person is found without reading what is done.
create index bank_statements_held on app.bank_statements
  (organization_id, building_id, statement_date, id) where status = 'Held';
create index bank_transactions_parked on app.bank_transactions
  (organization_id, building_id, booked_on, id) where is_live and status = 'Parked';
