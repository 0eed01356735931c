-- A person does not count as a second person beside the user who gave them the role until another approver confirms them.
-- Null in granted_by: no user of the organization gave it. Roles that exist today count as confirmed.
alter table auth.role_assignments add column granted_by uuid;
alter table auth.role_assignments add column approver_confirmed_by uuid;
alter table auth.role_assignments add column approver_confirmed_at timestamptz;
alter table auth.role_assignments add constraint role_assignments_confirmation_complete
  check ((approver_confirmed_by is null) = (approver_confirmed_at is null));
alter table auth.role_assignments add constraint role_assignments_confirmed_by_another
  check (approver_confirmed_by <> granted_by);

-- A building that requires a second approver ceases to do so once a second person has confirmed the request.
alter table app.buildings add column single_approver_requested_by uuid;
alter table app.buildings add column single_approver_requested_at timestamptz;
alter table app.buildings add constraint buildings_single_approver_request_complete
  check ((single_approver_requested_by is null) = (single_approver_requested_at is null));
alter table app.buildings add constraint buildings_single_approver_request_of_strict
  check (require_second_approver or single_approver_requested_by is null);
