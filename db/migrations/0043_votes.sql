-- Who was there, by whom they were represented, and what they voted. Votes are only ever added.

alter table app.meetings
  add column opened_at timestamptz,
  add column closed_at timestamptz,
  add constraint meetings_opened_when check ((status in ('InProgress', 'Completed')) = (opened_at is not null)),
  add constraint meetings_closed_when check ((status = 'Completed') = (closed_at is not null));

-- Each attempt to open: what was there, and whether it sufficed.
create table app.quorum_checks (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  owners_total    integer not null,
  owners_present  integer not null,
  shares_total    bigint not null,
  shares_present  bigint not null,
  -- Null: none was met.
  rule            text,
  checked_by      uuid not null,
  checked_at      timestamptz not null,
  primary key (organization_id, id),
  constraint quorum_checks_rule_known check (rule in ('MoreThanHalf', 'ThreeQuarters', 'SecondSession')),
  constraint quorum_checks_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete cascade
);
create index quorum_checks_of_meeting on app.quorum_checks (organization_id, meeting_id, checked_at, id);
call app.wall_off('quorum_checks', 'select, insert');

create table app.proxies (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  principal_owner_id uuid not null,
  -- One of these: another owner, or somebody else by name.
  holder_owner_id uuid,
  holder_name     text,
  is_notarial     boolean not null,
  created_by      uuid not null,
  created_at      timestamptz not null,
  primary key (organization_id, id),
  constraint proxies_one_holder check ((holder_owner_id is null) <> (holder_name is null)),
  constraint proxies_not_to_oneself check (holder_owner_id <> principal_owner_id),
  constraint proxies_one_per_principal unique (organization_id, meeting_id, principal_owner_id),
  constraint proxies_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete cascade,
  constraint proxies_principal_fk foreign key (organization_id, principal_owner_id)
    references app.owners (organization_id, id),
  constraint proxies_holder_fk foreign key (organization_id, holder_owner_id)
    references app.owners (organization_id, id)
);
create index proxies_of_principal on app.proxies (organization_id, principal_owner_id);
create index proxies_of_holder on app.proxies (organization_id, holder_owner_id) where holder_owner_id is not null;
call app.wall_off('proxies', 'select, insert, update, delete');

create table app.attendances (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  owner_id        uuid not null,
  mode            text not null,
  -- Of who is represented.
  proxy_id        uuid,
  arrived_at      timestamptz not null,
  left_at         timestamptz,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint attendances_mode_known check (mode in ('InPerson', 'Remote', 'Represented')),
  constraint attendances_represented_by_proxy check ((mode = 'Represented') = (proxy_id is not null)),
  constraint attendances_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete cascade,
  constraint attendances_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint attendances_proxy_fk foreign key (organization_id, proxy_id)
    references app.proxies (organization_id, id)
);
create index attendances_of_meeting on app.attendances (organization_id, meeting_id, arrived_at, id);
create unique index attendances_once_at_a_time on app.attendances (organization_id, meeting_id, owner_id)
  where left_at is null;
create index attendances_of_owner on app.attendances (organization_id, owner_id);
create index attendances_of_proxy on app.attendances (organization_id, proxy_id) where proxy_id is not null;
call app.wall_off('attendances', 'select, insert, update');

-- Each time that an item is voted on: once, and again where a round was void.
create table app.voting_rounds (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  agenda_item_id  uuid not null,
  round_number    integer not null,
  closed_at       timestamptz,
  -- What became of it, as it was counted when it was closed.
  outcome         jsonb,
  voided_at       timestamptz,
  void_reason     text,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint voting_rounds_closed_with_outcome check ((closed_at is not null) = (outcome is not null)),
  constraint voting_rounds_void_with_reason check ((voided_at is not null) = (void_reason is not null)),
  constraint voting_rounds_number_once unique (organization_id, agenda_item_id, round_number),
  constraint voting_rounds_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id),
  constraint voting_rounds_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id)
);
create index voting_rounds_of_meeting on app.voting_rounds (organization_id, meeting_id, agenda_item_id);
call app.wall_off('voting_rounds', 'select, insert, update');

create table app.votes (
  organization_id uuid not null,
  id              uuid not null,
  meeting_id      uuid not null,
  voting_round_id uuid not null,
  sequence        integer not null,
  owner_id        uuid not null,
  candidate_id    uuid,
  choice          text not null,
  weight          bigint not null,
  cast_by         uuid not null,
  cast_at         timestamptz not null,
  previous_hash   bytea not null,
  hash            bytea not null,
  primary key (organization_id, id),
  constraint votes_choice_known check (choice in ('For', 'Against', 'Abstain')),
  constraint votes_sequence_once unique (organization_id, meeting_id, sequence),
  constraint votes_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id),
  constraint votes_round_fk foreign key (organization_id, voting_round_id)
    references app.voting_rounds (organization_id, id),
  constraint votes_candidate_fk foreign key (organization_id, candidate_id)
    references app.agenda_candidates (organization_id, id),
  constraint votes_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id)
);
create index votes_of_round on app.votes (organization_id, voting_round_id, sequence);
create index votes_of_owner on app.votes (organization_id, owner_id);
call app.wall_off('votes', 'select, insert');
