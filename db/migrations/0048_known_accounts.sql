-- From which accounts owners have paid before, and what is still to be paid of an amount.
create index bank_transactions_matched_by_iban on app.bank_transactions
  (organization_id, building_id, counterparty_iban) where status = 'Matched' and counterparty_iban is not null;
create index expenses_to_pay_by_amount on app.expenses (organization_id, building_id, amount_cents)
  where status = 'Approved';
