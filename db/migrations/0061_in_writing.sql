-- Decisions that owners take in writing, and unanimity of those present where that of all failed by absence.

alter table app.meetings
  drop constraint meetings_type_known,
  add constraint meetings_type_known check
    (meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting', 'WrittenDecision'));
create index meetings_in_writing on app.meetings (organization_id, scheduled_date)
  where meeting_type = 'WrittenDecision' and status = 'InProgress';

alter table app.attendances
  drop constraint attendances_mode_known,
  add constraint attendances_mode_known check (mode in ('InPerson', 'Remote', 'Represented', 'InWriting'));

alter table app.agenda_items
  -- The item that failed because owners were absent, which is put to the vote again.
  add column repeats_item_id uuid,
  add constraint agenda_items_repeats_fk foreign key (organization_id, repeats_item_id)
    references app.agenda_items (organization_id, id),
  drop constraint agenda_items_majority_known,
  add constraint agenda_items_majority_known check
    (majority in ('Absolute', 'TwoThirds', 'FourFifths', 'UnanimityOfPresent', 'Unanimity')),
  add constraint agenda_items_repeated_by_those_present check
    (coalesce(majority = 'UnanimityOfPresent', false) = (repeats_item_id is not null));
create index agenda_items_repeating on app.agenda_items (organization_id, repeats_item_id)
  where repeats_item_id is not null;

alter table app.decisions
  -- From when on what failed by absence alone may be put to the vote again; null: it may not.
  add column repeatable_from date,
  drop constraint decisions_meeting_type_known,
  add constraint decisions_meeting_type_known check
    (meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly', 'BoardMeeting', 'WrittenDecision')),
  drop constraint decisions_majority_known,
  add constraint decisions_majority_known check
    (majority in ('Absolute', 'TwoThirds', 'FourFifths', 'UnanimityOfPresent', 'Unanimity'));

-- Nobody presides over answers in writing.
alter table app.meeting_minutes
  drop constraint meeting_minutes_signed,
  add constraint meeting_minutes_signed check (published_at is null or secretary is not null);
