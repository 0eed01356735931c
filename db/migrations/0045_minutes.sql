-- Minutes until they are published, the register of decisions, and what follows from each.

alter table app.agenda_items
  -- The text that was put to the vote, where the assembly changed the one it was convened with.
  add column amended_text text,
  -- What the minutes say of the item besides.
  add column remark       text;

create table app.meeting_minutes (
  organization_id uuid not null,
  meeting_id      uuid not null,
  chair           text,
  secretary       text,
  scrutineers     text,
  remarks         text,
  -- Signed, and sent to all; from then on they stay as they are.
  published_at    timestamptz,
  published_by    uuid,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, meeting_id),
  constraint meeting_minutes_published_by check ((published_at is null) = (published_by is null)),
  constraint meeting_minutes_signed check (published_at is null or (chair is not null and secretary is not null)),
  constraint meeting_minutes_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id) on delete cascade
);
create index meeting_minutes_to_publish on app.meeting_minutes (organization_id, meeting_id)
  where published_at is null;
call app.wall_off('meeting_minutes', 'select, insert, update, delete');

-- What was decided, one row for each item that was voted on, from the end of the meeting.
create table app.decisions (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  meeting_id      uuid not null,
  meeting_type    text not null,
  agenda_item_id  uuid not null,
  decided_on      date not null,
  position        integer not null,
  title           text not null,
  -- As it was voted on.
  text            text,
  decision_type   text,
  majority        text not null,
  result          text not null,
  challengeable_until date not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  search_text     text generated always as (app.search_form(title || e'\n' || coalesce(text, ''))) stored,
  primary key (organization_id, id),
  constraint decisions_once unique (organization_id, agenda_item_id),
  constraint decisions_meeting_type_known check
    (meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting')),
  constraint decisions_majority_known check (majority in ('Absolute', 'TwoThirds', 'FourFifths', 'Unanimity')),
  constraint decisions_type_known check (decision_type in ('Accounts', 'Budget', 'Discharge', 'SyndicAppointment',
    'SyndicDismissal', 'AuditorAppointment', 'CouncilAppointment', 'Contract', 'LegallyRequiredWorks',
    'ConservationWorks', 'LegalProceedings', 'Other', 'StatutesOfUse', 'CommonWorks', 'QuoteThreshold', 'PrivateWorks',
    'CouncilDelegation', 'Statutes', 'ChangeOfDestination', 'PartialRebuilding', 'PropertyPurchase',
    'PropertyDisposal', 'PartialAssociation', 'DivisionOfLots', 'NecessaryDemolition', 'NoReserveFund',
    'ChangeOfShares', 'Demolition')),
  constraint decisions_result_known check (result in ('Adopted', 'Rejected')),
  constraint decisions_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint decisions_meeting_fk foreign key (organization_id, meeting_id)
    references app.meetings (organization_id, id),
  constraint decisions_item_fk foreign key (organization_id, agenda_item_id)
    references app.agenda_items (organization_id, id)
);
create index decisions_by_day on app.decisions (organization_id, decided_on, id);
create index decisions_of_building on app.decisions (organization_id, building_id, decided_on, id);
create index decisions_of_meeting on app.decisions (organization_id, meeting_id, position);
create index decisions_search on app.decisions (organization_id, id) include (search_text);
call app.wall_off('decisions', 'select, insert');

-- What follows from a decision: a task, a budget, a call, a mandate with its end.
create table app.decision_follow_ups (
  organization_id uuid not null,
  id              uuid not null,
  decision_id     uuid not null,
  building_id     uuid not null,
  kind            text not null,
  title           text not null,
  -- By when; of a mandate, its end.
  due_on          date,
  done_on         date,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint decision_follow_ups_kind_known check (kind in ('Task', 'Budget', 'Call', 'Mandate')),
  constraint decision_follow_ups_mandate_ends check (kind <> 'Mandate' or due_on is not null),
  constraint decision_follow_ups_decision_fk foreign key (organization_id, decision_id)
    references app.decisions (organization_id, id)
);
create index decision_follow_ups_of_decision on app.decision_follow_ups (organization_id, decision_id, id);
create index decision_follow_ups_open on app.decision_follow_ups (organization_id, due_on, id)
  where done_on is null;
call app.wall_off('decision_follow_ups', 'select, insert, update, delete');
