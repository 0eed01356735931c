-- Which part of an instalment a unit bears so much of; an instalment without parts is one.

alter table app.instalment_units
  add column part_number integer not null default 1,
  add constraint instalment_units_number_positive check (part_number > 0),
  drop constraint instalment_units_pkey,
  add primary key (organization_id, call_id, part_number, unit_id);
