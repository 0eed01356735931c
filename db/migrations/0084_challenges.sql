-- What owners decide is challenged before the judge within four months (art. 3.92 §3), and not what the council does.
alter table app.decisions alter column challengeable_until drop not null;
update app.decisions set challengeable_until = null where meeting_type = 'BoardMeeting';
