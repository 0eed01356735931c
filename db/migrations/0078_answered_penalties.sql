-- Who is reminded is asked for what reminders of theirs have charged, given up or claim of penalties.
create index payment_reminders_with_penalty on app.payment_reminders (organization_id, owner_id, building_id)
  where penalty_cents + penalty_charged_cents + penalty_waived_cents > 0;
