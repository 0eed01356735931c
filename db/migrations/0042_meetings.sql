-- General assemblies and meetings of the board, and what is on their agenda.

create table app.meetings (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  meeting_type    text not null,
  title           text not null,
  location        text,
  agenda          text,
  scheduled_date  timestamptz not null,
  remote_allowed  boolean not null,
  -- The assembly that had no quorum, whose second session this is.
  first_meeting_id uuid,
  status          text not null,
  cancellation_reason text,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  search_text     text generated always as (app.search_form(title || e'\n' || coalesce(agenda, ''))) stored,
  primary key (organization_id, id),
  constraint meetings_type_known check (meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting')),
  constraint meetings_status_known check (status in ('Scheduled', 'InProgress', 'Completed', 'Cancelled')),
  constraint meetings_cancelled_with_reason check ((status = 'Cancelled') = (cancellation_reason is not null)),
  constraint meetings_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint meetings_first_fk foreign key (organization_id, first_meeting_id)
    references app.meetings (organization_id, id),
  constraint meetings_one_second_session unique (organization_id, first_meeting_id)
);
create index meetings_by_date on app.meetings (organization_id, scheduled_date, id);
create index meetings_of_building on app.meetings (organization_id, building_id, scheduled_date, id);
create index meetings_by_status on app.meetings (organization_id, status, scheduled_date, id);
create index meetings_by_creation on app.meetings (organization_id, created_at, id);
create index meetings_search on app.meetings (organization_id, id) include (search_text);
call app.wall_off('meetings', 'select, insert, update, delete');

create table app.agenda_items (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  position        integer not null,
  title           text not null,
  description     text,
  kind            text not null,
  decision_type   text,
  -- Of what is only told, none.
  majority        text,
  -- Where only some owners decide, each with the weights of this key.
  distribution_key_id uuid,
  is_secret       boolean not null,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint agenda_items_kind_known check (kind in ('Information', 'Decision')),
  constraint agenda_items_majority_known check (majority in ('Absolute', 'TwoThirds', 'FourFifths', 'Unanimity')),
  constraint agenda_items_decided_by_majority check ((kind = 'Decision') = (majority is not null)),
  constraint agenda_items_type_known check (decision_type in ('Accounts', 'Budget', 'Discharge', 'SyndicAppointment',
    'SyndicDismissal', 'AuditorAppointment', 'CouncilAppointment', 'Contract', 'LegallyRequiredWorks',
    'ConservationWorks', 'LegalProceedings', 'Other', 'StatutesOfUse', 'CommonWorks', 'QuoteThreshold', 'PrivateWorks',
    'CouncilDelegation', 'Statutes', 'ChangeOfDestination', 'PartialRebuilding', 'PropertyPurchase',
    'PropertyDisposal', 'PartialAssociation', 'DivisionOfLots', 'NecessaryDemolition', 'NoReserveFund',
    'ChangeOfShares', 'Demolition')),
  constraint agenda_items_position_once unique (organization_id, meeting_id, position) deferrable initially deferred,
  constraint agenda_items_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete cascade,
  constraint agenda_items_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id)
);
create index agenda_items_of_key on app.agenda_items (organization_id, distribution_key_id)
  where distribution_key_id is not null;
call app.wall_off('agenda_items', 'select, insert, update, delete');

-- Those between whom an election decides.
create table app.agenda_candidates (
  organization_id uuid not null,
  id              uuid not null,
  agenda_item_id  uuid not null,
  position        integer not null,
  name            text not null,
  owner_id        uuid,
  primary key (organization_id, id),
  constraint agenda_candidates_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id) on delete cascade,
  constraint agenda_candidates_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index agenda_candidates_of_item on app.agenda_candidates (organization_id, agenda_item_id, position);
create index agenda_candidates_of_owner on app.agenda_candidates (organization_id, owner_id)
  where owner_id is not null;
call app.wall_off('agenda_candidates', 'select, insert, delete');
