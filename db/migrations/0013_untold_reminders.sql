-- Of what a run took its step with, people are told together, by a job that looks for it.
create index payment_reminders_untold on app.payment_reminders (organization_id) where not is_told;
