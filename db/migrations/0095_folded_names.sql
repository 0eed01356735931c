-- Numbers of lots and names of keys are one and the same without case and blanks. What clashed before is
-- listed as a warning and stays: a clash is refused when the record is changed next.
alter table app.units add column number_key text not null generated always as (app.name_key(unit_number)) stored;
alter table app.units add column number_clashes boolean not null default false;
alter table app.distribution_keys add column name_key text not null generated always as (app.name_key(name)) stored;
alter table app.distribution_keys add column name_clashes boolean not null default false;

update app.units as unit set number_clashes = true
  from (select organization_id, id, row_number() over (partition by organization_id, building_id, number_key
      order by created_at, id) as place from app.units) as known
  where known.organization_id = unit.organization_id and known.id = unit.id and known.place > 1;
update app.distribution_keys as key set name_clashes = true
  from (select organization_id, id, row_number() over (partition by organization_id, building_id, name_key
      order by is_general desc, created_at, id) as place from app.distribution_keys) as known
  where known.organization_id = key.organization_id and known.id = key.id and known.place > 1;

do $$
declare
  clash record;
begin
  for clash in
    select 'lot' as what, unit.organization_id, unit.building_id, unit.id, unit.unit_number as name
      from app.units as unit where unit.number_clashes
    union all
    select 'distribution key', key.organization_id, key.building_id, key.id, key.name
      from app.distribution_keys as key where key.name_clashes
    order by 1, 2, 3, 5
  loop
    raise warning 'The % "%" (%) has the name of another one in building % of organization %, without case and blanks',
      clash.what, clash.name, clash.id, clash.building_id, clash.organization_id;
  end loop;
end $$;

alter table app.units drop constraint units_number_unique;
create unique index units_number_unique on app.units (organization_id, building_id, number_key)
  where not number_clashes;
alter table app.distribution_keys drop constraint distribution_keys_name_unique;
create unique index distribution_keys_name_unique on app.distribution_keys (organization_id, building_id, name_key)
  where not name_clashes;
create index distribution_keys_of_building on app.distribution_keys (organization_id, building_id, name, id);
