-- What owners ask of assemblies: items for the agenda, and that one is held; and when the ordinary one is.

alter table app.buildings
  -- The first of the fifteen days of each year in which the ordinary assembly is held, as month and day.
  add column assembly_window_start text,
  add constraint buildings_assembly_window_valid check (assembly_window_start ~
    '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$');

create table app.agenda_proposals (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  owner_id        uuid not null,
  title           text not null,
  description     text,
  received_on     date not null,
  withdrawn_on    date,
  -- The item by which it was put on an agenda.
  agenda_item_id  uuid,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint agenda_proposals_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint agenda_proposals_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  -- Taken off the agenda, it waits again.
  constraint agenda_proposals_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id) on delete set null (agenda_item_id),
  constraint agenda_proposals_withdrawn_or_on_agenda check (withdrawn_on is null or agenda_item_id is null)
);
create index agenda_proposals_by_receipt on app.agenda_proposals (organization_id, received_on, id);
create index agenda_proposals_of_building on app.agenda_proposals
  (organization_id, building_id, received_on, id);
create index agenda_proposals_of_owner on app.agenda_proposals (organization_id, owner_id);
create index agenda_proposals_of_item on app.agenda_proposals (organization_id, agenda_item_id)
  where agenda_item_id is not null;
call app.wall_off('agenda_proposals', 'select, insert, update');

create table app.assembly_requests (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  received_on     date not null,
  reason          text not null,
  -- Of those who ask, and of all, on the day it was received.
  shares          bigint not null,
  shares_total    bigint not null,
  -- The assembly by which it is answered.
  meeting_id      uuid,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint assembly_requests_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint assembly_requests_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete set null (meeting_id),
  constraint assembly_requests_of_a_fifth check (5 * shares >= shares_total)
);
create index assembly_requests_by_receipt on app.assembly_requests (organization_id, received_on, id);
create index assembly_requests_of_building on app.assembly_requests
  (organization_id, building_id, received_on, id);
create index assembly_requests_of_meeting on app.assembly_requests (organization_id, meeting_id)
  where meeting_id is not null;
call app.wall_off('assembly_requests', 'select, insert, update');

create table app.assembly_request_owners (
  organization_id uuid not null,
  request_id      uuid not null,
  owner_id        uuid not null,
  primary key (organization_id, request_id, owner_id),
  constraint assembly_request_owners_request_fk foreign key (organization_id, request_id)
    references app.assembly_requests (organization_id, id),
  constraint assembly_request_owners_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index assembly_request_owners_of_owner on app.assembly_request_owners (organization_id, owner_id);
call app.wall_off('assembly_request_owners', 'select, insert');
