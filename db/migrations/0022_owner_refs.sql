-- A reference of an owner is known within its building: the lists of two associations count alike.
-- The office's own reference says that owners of several buildings are one person.
alter table app.owners
  drop constraint owners_external_ref_unique,
  add column office_ref text,
  add constraint owners_office_ref_unique unique (organization_id, office_ref);

create table app.owner_refs (
  organization_id uuid not null,
  building_id     uuid not null,
  ref             text not null,
  owner_id        uuid not null,
  primary key (organization_id, building_id, ref),
  constraint owner_refs_one_per_building unique (organization_id, building_id, owner_id),
  constraint owner_refs_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id) on delete cascade,
  constraint owner_refs_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id) on delete cascade
);
create index owner_refs_by_owner on app.owner_refs (organization_id, owner_id);

-- Until now a reference stood for the whole office: it is that of each building where its owner
-- holds or held something, and of the only building of an office.
insert into app.owner_refs (organization_id, building_id, ref, owner_id)
  select owner.organization_id, building.id, owner.external_ref, owner.id
  from app.owners as owner
  join app.buildings as building on building.organization_id = owner.organization_id
  where owner.external_ref is not null
    and (exists (select from app.unit_owners as held
        join app.units as unit on unit.organization_id = held.organization_id and unit.id = held.unit_id
        where held.organization_id = owner.organization_id and held.owner_id = owner.id
          and unit.building_id = building.id)
      or not exists (select from app.buildings as other
        where other.organization_id = owner.organization_id and other.id <> building.id));

call app.wall_off('owner_refs', 'select, insert');
