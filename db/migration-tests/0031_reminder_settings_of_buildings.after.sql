-- What was chosen holds for the whole organization, with the usual values beside it.
select * from app.reminder_settings where (id, building_id, gentle_days, formal_days, final_notice_days,
  legal_action_days, automatic, minimum_cents, hour, version) is distinct from
  ('00000000-0000-7000-8000-000000000001'::uuid, null::uuid, 10, 20, 30, 40, 'GentleAndFormal'::text, 500, 6, 3);
-- Of each organization as many as before.
select count(*) from app.reminder_settings having count(*) <> 1;
