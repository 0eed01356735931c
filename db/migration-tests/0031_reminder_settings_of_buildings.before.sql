-- One office that has chosen its days, and one that has not.
insert into auth.organizations (id, name, contact_email) values
  ('00000000-0000-7000-8000-000000000001', 'Chosen', 'one@example.org'),
  ('00000000-0000-7000-8000-000000000002', 'Usual', 'two@example.org');
insert into app.reminder_settings (organization_id, gentle_days, formal_days, final_notice_days, legal_action_days,
  version) values ('00000000-0000-7000-8000-000000000001', 10, 20, 30, 40, 3);
