-- Invoices that come by mail: who sent them, and whether another building of the office has them.

alter table app.expenses
  add column received_from text;

create index expenses_by_number on app.expenses (organization_id, invoice_key)
  where invoice_key is not null and status <> 'Cancelled';
