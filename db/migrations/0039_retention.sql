-- What has reached the end of its time goes.

grant delete on app.gdpr_requests to millieme_app;
create index gdpr_requests_answered on app.gdpr_requests (organization_id, answered_at)
  where answered_at is not null;
create index documents_retained on app.documents (organization_id, retention_until)
  where retention_until is not null;
