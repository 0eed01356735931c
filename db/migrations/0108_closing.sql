-- The decision about the result of a year, and the entries that take unfinished works out of it on its last
-- day and bring them back on the day after.

alter table app.fiscal_years
  add column result_decision_id     uuid,
  add column works_entry_ids        uuid[] not null default '{}',
  add constraint fiscal_years_result_decision_fk foreign key (organization_id, result_decision_id)
    references app.decisions (organization_id, id);
create index fiscal_years_by_result_decision on app.fiscal_years (organization_id, result_decision_id)
  where result_decision_id is not null;
