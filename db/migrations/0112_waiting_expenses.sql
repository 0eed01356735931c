-- All that the overview counts and adds up of waiting expenses, so that it reads no other column of
-- thousands of them.
drop index app.expenses_unsubmitted;
create index expenses_waiting on app.expenses (organization_id, status, due_date, id)
  include (building_id, kind, amount_cents, open_cents, is_disputed, created_by, submitted_by)
  where status in ('Draft', 'Rejected', 'PendingApproval', 'Approved');
