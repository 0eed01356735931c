-- An item says when the meeting came to it: the one it came to last is the one it is at. (A meeting that
-- referred to its items, which refer to it, could not be restored table by table.)

alter table app.agenda_items add column brought_up_at timestamptz;
