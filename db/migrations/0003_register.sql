-- The register: buildings, units, owners, who holds what when, and the keys by which charges are split.

create table app.buildings (
  organization_id          uuid not null references auth.organizations (id),
  id                       uuid not null,
  name                     text not null,
  address                  text not null,
  city                     text,
  postal_code              text,
  country                  text not null,
  total_units              integer not null,
  total_quota              bigint not null,
  -- Kept equal to the sum of the units' quotas, so that the check below stops concurrent writers.
  quota_assigned           bigint not null default 0,
  -- Since when the quotas have not added up to the total: '-infinity' of a register never complete.
  quotas_incomplete_since  date default '-infinity',
  construction_year        smallint,
  language                 text not null,
  enterprise_number        text,
  fiscal_year_start_month  smallint not null,
  require_second_approver  boolean not null,
  late_interest_is_legal   boolean not null,
  late_interest_ppm        integer,
  late_interest_clause     text,
  consumer_limits          boolean not null,
  external_ref             text,
  created_by               uuid not null,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  version                  integer not null default 1,
  primary key (organization_id, id),
  constraint buildings_external_ref_unique unique (organization_id, external_ref),
  constraint buildings_quota_within_total check (quota_assigned between 0 and total_quota),
  constraint buildings_late_interest_complete check
    ((late_interest_is_legal or late_interest_ppm is not null) = (late_interest_clause is not null)),
  constraint buildings_late_interest_one_basis check (not (late_interest_is_legal and late_interest_ppm is not null))
);
create index buildings_by_name on app.buildings (organization_id, name, id);

-- What total_quota was from a day on: an expense of last year is measured by the deed of last year.
create table app.building_quotas (
  organization_id uuid not null,
  building_id     uuid not null,
  valid_from      date not null,
  total_quota     bigint not null,
  primary key (organization_id, building_id, valid_from),
  constraint building_quotas_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id) on delete cascade
);

create table app.units (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  unit_number     text not null,
  type            text not null,
  floor           smallint,
  area            numeric(10, 2),
  quota           bigint not null,
  parent_unit_id  uuid,
  created_by      uuid not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint units_building_fk foreign key (organization_id, building_id) references app.buildings (organization_id, id),
  constraint units_parent_fk foreign key (organization_id, parent_unit_id) references app.units (organization_id, id),
  constraint units_number_unique unique (organization_id, building_id, unit_number),
  constraint units_type_known check (type in ('Apartment', 'Commercial', 'Parking', 'Storage', 'Other')),
  constraint units_quota_not_negative check (quota >= 0)
);
create index units_by_number on app.units (organization_id, unit_number, id);
create index units_by_building on app.units (organization_id, building_id, id);
create index units_by_parent on app.units (organization_id, parent_unit_id) where parent_unit_id is not null;

create table app.unit_quotas (
  organization_id uuid not null,
  unit_id         uuid not null,
  valid_from      date not null,
  quota           bigint not null,
  primary key (organization_id, unit_id, valid_from),
  constraint unit_quotas_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id) on delete cascade
);

create table app.owners (
  organization_id   uuid not null references auth.organizations (id),
  id                uuid not null,
  name              text not null,
  email             text not null,
  kind              text not null,
  phone             text,
  address           text,
  language          text not null,
  user_id           uuid references auth.users (id),
  enterprise_number text,
  external_ref      text,
  created_by        uuid not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  version           integer not null default 1,
  primary key (organization_id, id),
  constraint owners_external_ref_unique unique (organization_id, external_ref),
  constraint owners_kind_known check (kind in ('Person', 'Company'))
);
create index owners_by_name on app.owners (organization_id, name, id);
create index owners_by_user on app.owners (organization_id, user_id) where user_id is not null;

alter table auth.role_assignments add constraint role_assignments_owner_fk
  foreign key (organization_id, owner_id) references app.owners (organization_id, id);
create index role_assignments_by_owner on auth.role_assignments (organization_id, owner_id);

create table app.unit_owners (
  organization_id     uuid not null,
  id                  uuid not null,
  unit_id             uuid not null,
  owner_id            uuid not null,
  "right"             text not null,
  share_numerator     numeric(19, 0) not null,
  share_denominator   numeric(19, 0) not null,
  start_date          date not null,
  end_date            date,
  during              daterange not null generated always as (daterange(start_date, end_date, '[)')) stored,
  -- The days on which this owner is the unit's primary contact: the role moves on while relations go on.
  primary_during      datemultirange not null default '{}',
  is_voting_mandatary boolean not null,
  created_by          uuid not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  version             integer not null default 1,
  primary key (organization_id, id),
  constraint unit_owners_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint unit_owners_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint unit_owners_right_known check ("right" in ('FullOwnership', 'Usufruct', 'BareOwnership')),
  constraint unit_owners_share_within_unit check (share_numerator > 0 and share_numerator <= share_denominator),
  constraint unit_owners_not_backwards check (end_date is null or end_date >= start_date),
  constraint unit_owners_no_overlap exclude using gist
    (organization_id with =, unit_id with =, owner_id with =, "right" with =, during with &&),
  constraint unit_owners_one_voting_mandatary exclude using gist
    (organization_id with =, unit_id with =, during with &&) where (is_voting_mandatary),
  -- Deferred: the role passes from one row to another in one statement.
  constraint unit_owners_one_primary_contact exclude using gist
    (organization_id with =, unit_id with =, primary_during with &&) deferrable initially deferred,
  constraint unit_owners_primary_while_held check (primary_during <@ datemultirange(daterange(start_date, end_date, '[)')))
);
create index unit_owners_by_unit on app.unit_owners (organization_id, unit_id, start_date, id);
create index unit_owners_by_owner on app.unit_owners (organization_id, owner_id, start_date, id);

-- Who holds how much of a unit in each stretch of time, rewritten with every change of its holders:
-- usufruct side = full ownership + usufruct, bare side = full ownership + bare ownership.
create table app.ownership_totals (
  organization_id    uuid not null,
  unit_id            uuid not null,
  during             daterange not null,
  usufruct_numerator numeric not null,
  bare_numerator     numeric not null,
  denominator        numeric not null,
  primary key (organization_id, unit_id, during),
  constraint ownership_totals_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id) on delete cascade,
  constraint ownership_totals_usufruct_within_unit check (usufruct_numerator between 0 and denominator),
  constraint ownership_totals_bare_within_unit check (bare_numerator between 0 and denominator),
  constraint ownership_totals_no_overlap exclude using gist
    (organization_id with =, unit_id with =, during with &&)
);

create table app.distribution_keys (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  name            text not null,
  -- The general key follows the quotas of the units and stores no weights of its own.
  is_general      boolean not null,
  created_by      uuid not null,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  version         integer not null default 1,
  primary key (organization_id, id),
  constraint distribution_keys_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint distribution_keys_name_unique unique (organization_id, building_id, name),
  constraint distribution_keys_general_name check (is_general = (name = 'General'))
);

create table app.distribution_key_versions (
  organization_id     uuid not null,
  id                  uuid not null,
  distribution_key_id uuid not null,
  valid_from          date not null,
  primary key (organization_id, id),
  constraint distribution_key_versions_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id) on delete cascade,
  constraint distribution_key_versions_unique unique (organization_id, distribution_key_id, valid_from)
);

create table app.distribution_key_weights (
  organization_id uuid not null,
  version_id      uuid not null,
  unit_id         uuid not null,
  weight          bigint not null,
  primary key (organization_id, version_id, unit_id),
  constraint distribution_key_weights_version_fk foreign key (organization_id, version_id)
    references app.distribution_key_versions (organization_id, id) on delete cascade,
  constraint distribution_key_weights_unit_fk foreign key (organization_id, unit_id)
    references app.units (organization_id, id),
  constraint distribution_key_weights_not_negative check (weight >= 0)
);
create index distribution_key_weights_by_unit on app.distribution_key_weights (organization_id, unit_id);

call app.wall_off('buildings', 'select, insert, update, delete');
call app.wall_off('building_quotas', 'select, insert, update, delete');
call app.wall_off('units', 'select, insert, update, delete');
call app.wall_off('unit_quotas', 'select, insert, update, delete');
call app.wall_off('owners', 'select, insert, update, delete');
call app.wall_off('unit_owners', 'select, insert, update');
call app.wall_off('ownership_totals', 'select, insert, delete');
call app.wall_off('distribution_keys', 'select, insert, update, delete');
call app.wall_off('distribution_key_versions', 'select, insert, update, delete');
call app.wall_off('distribution_key_weights', 'select, insert, delete');
