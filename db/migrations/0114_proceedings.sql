-- Cases of the association before a court, as letters to notaries name them (Civil Code, art. 3.94 §1 4°).

create table app.proceedings (
  organization_id    uuid not null,
  id                 uuid not null,
  building_id        uuid not null,
  title              text not null,
  parties            text not null,
  court              text,
  number             text,
  opened_on          date not null,
  ended_on           date,
  stake_cents        bigint,
  provision_cents    bigint,
  -- Lots that bear its costs; empty: all.
  unit_ids           uuid[] not null default '{}',
  -- Co-owners opposed to the association, who bear none of its costs (art. 3.92 §9).
  excluded_owner_ids uuid[] not null default '{}',
  created_by         uuid not null,
  version            integer not null default 1,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  primary key (organization_id, id),
  constraint proceedings_stake_not_negative check (stake_cents >= 0),
  constraint proceedings_provision_not_negative check (provision_cents >= 0),
  constraint proceedings_days_in_order check (ended_on >= opened_on),
  constraint proceedings_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id)
);
create index proceedings_of_building on app.proceedings (organization_id, building_id, opened_on, id);
call app.wall_off('proceedings', 'select, insert, update, delete');
