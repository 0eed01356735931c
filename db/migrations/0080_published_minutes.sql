-- What minutes said when they were published: later changes of the register change nothing in them.
alter table app.meeting_minutes
  add column published jsonb,
  add constraint meeting_minutes_kept_once_published check (published is null or published_at is not null);

-- Only at an assembly is something rejected because owners are absent (art. 3.88 §3).
update app.decisions set repeatable_from = null
  where repeatable_from is not null and meeting_type not in ('GeneralAssembly', 'ExtraordinaryAssembly');
