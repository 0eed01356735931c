-- What clients keep for a person.

alter table auth.users
  add column settings jsonb not null default '{}'
    constraint users_settings_object check (jsonb_typeof(settings) = 'object');
