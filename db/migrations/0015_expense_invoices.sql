-- An invoice is entered once: by what it is known again stands in src/domain/expenses/invoice-key.ts.

alter table app.expenses
  -- Supplier and number without case and blanks; null where one of them is not given.
  add column invoice_key text;

update app.expenses
  set invoice_key = lower(regexp_replace(supplier, '\s', '', 'g')) || ' ' || lower(regexp_replace(invoice_number, '\s', '', 'g'))
  where supplier is not null and invoice_number is not null;

create index expenses_by_invoice on app.expenses (organization_id, building_id, invoice_key)
  where invoice_key is not null and status <> 'Cancelled';
