-- An owner may have no e-mail address: everything then goes by post.

alter table app.owners alter column email drop not null;

drop index app.owners_search;
alter table app.owners drop column search_text;
alter table app.owners add column search_text text generated always as (app.search_form(
  name || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '') || e'\n' || coalesce(external_ref, '') || e'\n'
  || coalesce(office_ref, '') || e'\n' || coalesce(enterprise_number, ''))) stored;
create index owners_search on app.owners (organization_id, id) include (search_text);
