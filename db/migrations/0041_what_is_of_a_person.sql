-- What is told and erased of a person is found by what they are called and by who they are as a user.

create index mails_to on app.mails (organization_id, lower(recipient));
create index documents_of_creator on app.documents (organization_id, created_by)
  where created_by is not null;
create index tickets_of_creator on app.tickets (organization_id, created_by);
create index ticket_comments_of_author on app.ticket_comments (organization_id, author_id);
create index audit_log_by_actor on app.audit_log (organization_id, actor_id, id);
