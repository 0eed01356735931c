-- Data that is kept and not used while its accuracy or a claim is looked into, and what was corrected.

alter table app.owners
  -- While a restriction or an objection holds.
  add column is_restricted boolean not null default false;
create index owners_restricted on app.owners (organization_id, id) where is_restricted;

create table app.data_restrictions (
  organization_id uuid not null,
  id              uuid not null,
  owner_id        uuid not null,
  ground          text not null,
  reason          text not null,
  placed_by       uuid not null,
  placed_at       timestamptz not null,
  lift_reason     text,
  lifted_by       uuid,
  lifted_at       timestamptz,
  primary key (organization_id, id),
  constraint data_restrictions_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id) on delete cascade,
  constraint data_restrictions_ground_known check (ground in ('Restriction', 'Objection')),
  constraint data_restrictions_lifted_whole check ((lifted_at is null) = (lift_reason is null)
    and (lifted_at is null) = (lifted_by is null))
);
create index data_restrictions_of_owner on app.data_restrictions (organization_id, owner_id, placed_at, id);
create unique index data_restrictions_one_of_a_ground on app.data_restrictions (organization_id, owner_id, ground)
  where lifted_at is null;
call app.wall_off('data_restrictions', 'select, insert, update, delete');

create table app.data_rectifications (
  organization_id uuid not null,
  id              uuid not null,
  owner_id        uuid not null,
  field           text not null,
  -- As text, whatever the field; null: there was, or is, nothing.
  value_before    text,
  value_after     text,
  reason          text not null,
  rectified_by    uuid not null,
  rectified_at    timestamptz not null,
  primary key (organization_id, id),
  constraint data_rectifications_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id) on delete cascade
);
create index data_rectifications_of_owner on app.data_rectifications (organization_id, owner_id, rectified_at, id);
call app.wall_off('data_rectifications', 'select, insert, delete');

alter table app.notification_deliveries
  drop constraint notification_deliveries_reason_known,
  add constraint notification_deliveries_reason_known check (reason in
    ('type_disabled', 'restricted', 'channel_disabled', 'no_address', 'not_configured', 'quiet_hours'));
