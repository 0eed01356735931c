-- Papers that the service itself has filed: reports, statements of accounts and published minutes.
alter table app.documents add column is_filed boolean not null default false;

-- Those filed before: reports, statements by the name that the service gives them, and minutes stored by
-- whoever published them, afterwards.
update app.documents set is_filed = true
  where letter_id is null and not is_attachment and (document_type = 'FinancialReport'
    or document_type = 'Letter' and visibility = 'Owner' and file_name like 'statement-%.pdf'
    or document_type = 'MeetingMinutes' and exists (select from app.meeting_minutes as minutes
      where minutes.organization_id = documents.organization_id
        and minutes.meeting_id = documents.meeting_id and minutes.published_by = documents.created_by
        and minutes.published_at <= documents.created_at));
