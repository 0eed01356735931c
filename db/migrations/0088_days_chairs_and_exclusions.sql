-- The day on which the meeting was really held; null until it opens, and for decisions in writing.
alter table app.meetings add column held_on date;

-- The chair is an owner (art. 3.87 §5); the name in "chair" is that of who acted for a company.
alter table app.meeting_minutes add column chair_owner_id uuid;
alter table app.meeting_minutes add constraint meeting_minutes_chair_fk
  foreign key (organization_id, chair_owner_id) references app.owners (organization_id, id);
create index meeting_minutes_of_chair on app.meeting_minutes (organization_id, chair_owner_id)
  where chair_owner_id is not null;

-- Why the chair lets a syndic vote on their own mission all the same (art. 3.87 §9).
alter table app.agenda_items add column syndic_votes_because text;

-- Correcting the day of the meeting before the minutes are published also corrects the dates of its
-- decisions.
grant update (decided_on, challengeable_until, repeatable_from) on app.decisions to millieme_app;
