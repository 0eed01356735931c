-- The name and last address of an erased owner, for the books and the ownership history alone, until the
-- law keeps these no longer; everywhere else the owner is known by a number.

alter table app.owners add column former_number integer;
alter table app.owners add column kept_name text;
alter table app.owners add column kept_address text;
alter table app.owners add column kept_until date;
alter table app.owners add constraint owners_former_number_unique unique (organization_id, former_number);
alter table app.owners add constraint owners_kept_with_number
  check (kept_name is null or (former_number is not null and kept_until is not null));
create index owners_kept on app.owners (organization_id, kept_until) where kept_until is not null;
