-- A second session that was called off leaves room for another: the first had no quorum all the same (art. 3.87 §5).
alter table app.meetings drop constraint meetings_one_second_session;
create unique index meetings_one_second_session on app.meetings (organization_id, first_meeting_id)
  where status <> 'Cancelled';
