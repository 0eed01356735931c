-- Text as it is compared by a search: without case and accents. Row level security lets no index
-- answer a pattern, so each text lies in an index of its own, which a search reads in place of the rows;
-- no more of it than fits there. Fields are lines of it.
create function app.search_form(given text) returns text immutable strict parallel safe language sql
  return left(regexp_replace(normalize(lower(given), nfkd), '[\u0300-\u036f]', '', 'g'), 500);

alter table app.buildings add column search_text text generated always as (app.search_form(
  name || e'\n' || address || e'\n' || coalesce(postal_code, '') || e'\n' || coalesce(city, '') || e'\n'
  || coalesce(enterprise_number, ''))) stored;
alter table app.units add column search_text text generated always as (app.search_form(unit_number)) stored;
alter table app.owners add column search_text text generated always as (app.search_form(
  name || e'\n' || email || e'\n' || coalesce(phone, '') || e'\n' || coalesce(external_ref, '') || e'\n'
  || coalesce(office_ref, '') || e'\n' || coalesce(enterprise_number, ''))) stored;
alter table app.expenses add column search_text text generated always as (app.search_form(
  description || e'\n' || coalesce(supplier, '') || e'\n' || coalesce(invoice_number, ''))) stored;
alter table app.calls_for_funds add column search_text text generated always as (app.search_form(
  title || e'\n' || coalesce(description, ''))) stored;
alter table app.payments add column search_text text generated always as (app.search_form(
  coalesce(communication, ''))) stored;

create index buildings_search on app.buildings (organization_id, id) include (search_text);
create index units_search on app.units (organization_id, id) include (search_text);
create index owners_search on app.owners (organization_id, id) include (search_text);
create index expenses_search on app.expenses (organization_id, id) include (search_text);
create index calls_for_funds_search on app.calls_for_funds (organization_id, id) include (search_text);
create index payments_search on app.payments (organization_id, id) include (search_text);
create index calls_for_funds_by_total on app.calls_for_funds (organization_id, total_cents, id);
create index payments_by_amount on app.payments (organization_id, amount_cents, id);
