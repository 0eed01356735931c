-- Reminders by themselves: how far, from which amount, at which hour; a building may have settings of its own.

alter table app.reminder_settings
  drop constraint reminder_settings_pkey,
  -- What they hold for: a building, or the organization with all buildings that have none of their own.
  add column id uuid,
  add column building_id uuid,
  add column automatic text not null default 'GentleAndFormal',
  add column minimum_cents bigint not null default 500,
  -- Of the day in Belgium.
  add column hour smallint not null default 6;
update app.reminder_settings set id = organization_id;
alter table app.reminder_settings
  alter column id set not null,
  add primary key (organization_id, id),
  add constraint reminder_settings_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  add constraint reminder_settings_holds_for check (id = coalesce(building_id, organization_id)),
  add constraint reminder_settings_automatic_known check (automatic in ('None', 'Gentle', 'GentleAndFormal')),
  add constraint reminder_settings_minimum_not_negative check (minimum_cents >= 0),
  add constraint reminder_settings_hour_of_day check (hour between 0 and 23);
create index reminder_settings_by_building on app.reminder_settings (organization_id, building_id)
  where building_id is not null;
grant delete on app.reminder_settings to millieme_app;

-- Up to when the runs of the day have been made: each of an hour that came since is yet to be.
create table app.reminder_runs (
  organization_id uuid primary key references auth.organizations (id),
  ran_until       timestamptz not null
);
call app.wall_off('reminder_runs', 'select, insert, update');
