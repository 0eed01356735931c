-- What was kept with a ticket by its attachments is shown as the ticket is; a document that only names
-- a ticket, as its visibility says.

alter table app.documents add column is_attachment boolean not null default false;

-- As attachments are made, and nobody can tell otherwise.
update app.documents set is_attachment = true
  where ticket_id is not null and document_type = 'Other' and visibility = 'Staff';
