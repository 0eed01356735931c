-- Invoices that were kept, and of which no expense was made yet.
create index documents_to_enter on app.documents (organization_id, building_id, created_at, id)
  where document_type = 'Invoice' and expense_id is null and ticket_id is null and letter_id is null;
