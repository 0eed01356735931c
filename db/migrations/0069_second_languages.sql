-- A building may have two languages, as in Brussels: its minutes and notices are then in both.

alter table app.buildings
  add column second_language text,
  add constraint buildings_second_language_known check (second_language in ('fr', 'nl', 'de', 'en'));
