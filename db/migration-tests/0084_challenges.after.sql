select meeting_type as fault from app.decisions
  where challengeable_until is distinct from case when meeting_type <> 'BoardMeeting' then '2026-07-16'::date end;
