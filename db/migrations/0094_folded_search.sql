-- One form of text for every search: without case and accents, letters and signs as they are typed.
-- src/domain/kernel/fold-text.ts folds what people look for in the same way.
create function app.fold_letters(given text) returns text immutable strict parallel safe language sql
  return lower(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(replace(replace(translate(given,
      e'\u00f8\u00d8\u0142\u0141\u0111\u0110\u00f0\u00d0\u0127\u0126\u0167\u0166\u014b\u014a\u0131'
        '\u2018\u2019\u201a\u201b\u02bc\u02b9\u02bb\u00b4\u0060\u2032\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033'
        '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff',
      'oolldddd' || 'hhttnni' || repeat('''', 10) || repeat('"', 7) || repeat('-', 7)),
      e'\u0153', 'oe'), e'\u0152', 'oe'), e'\u00e6', 'ae'), e'\u00c6', 'ae'),
      e'\u00df', 'ss'), e'\u1e9e', 'ss'), e'\u00fe', 'th'), e'\u00de', 'th'),
    nfkd), '[\u0300-\u036f]', '', 'g'));

-- The text of a record that a search reads from its index, no more of it than fits there.
create function app.search_lines(given text) returns text immutable strict parallel safe language sql
  return left(app.fold_letters(given), 500);

alter table app.buildings drop column search_text;
alter table app.buildings add column search_text text generated always as (app.search_lines(
  name || e'\n' || address || e'\n' || coalesce(postal_code, '') || e'\n' || coalesce(city, '') || e'\n'
  || coalesce(enterprise_number, ''))) stored;
alter table app.units drop column search_text;
alter table app.units add column search_text text generated always as (app.search_lines(unit_number)) stored;
alter table app.owners drop column search_text;
alter table app.owners add column search_text text generated always as (app.search_lines(
  name || e'\n' || coalesce(email, '') || e'\n' || coalesce(phone, '') || e'\n' || coalesce(external_ref, '')
  || e'\n' || coalesce(office_ref, '') || e'\n' || coalesce(enterprise_number, ''))) stored;
alter table app.suppliers drop column search_text;
alter table app.suppliers add column search_text text generated always as (app.search_lines(
  name || e'\n' || coalesce(enterprise_number, '') || e'\n' || coalesce(iban, '') || e'\n'
  || coalesce(email, ''))) stored;
alter table app.expenses drop column search_text;
alter table app.expenses add column search_text text generated always as (app.search_lines(
  description || e'\n' || coalesce(supplier, '') || e'\n' || coalesce(invoice_number, ''))) stored;
alter table app.calls_for_funds drop column search_text;
alter table app.calls_for_funds add column search_text text generated always as (app.search_lines(
  title || e'\n' || coalesce(description, ''))) stored;
alter table app.payments drop column search_text;
alter table app.payments add column search_text text generated always as (app.search_lines(
  coalesce(communication, ''))) stored;
alter table app.documents drop column search_text;
alter table app.documents add column search_text text generated always as (app.search_lines(
  title || e'\n' || file_name)) stored;
alter table app.tickets drop column search_text;
alter table app.tickets add column search_text text generated always as (app.search_lines(
  title || e'\n' || description)) stored;
alter table app.meetings drop column search_text;
alter table app.meetings add column search_text text generated always as (app.search_lines(
  title || e'\n' || coalesce(agenda, ''))) stored;
alter table app.decisions drop column search_text;
alter table app.decisions add column search_text text generated always as (app.search_lines(
  title || e'\n' || coalesce(text, ''))) stored;
alter table app.bank_transactions add column search_text text generated always as (app.search_lines(
  coalesce(counterparty_name, '') || e'\n' || coalesce(counterparty_iban, '') || e'\n'
  || coalesce(structured_communication, '') || e'\n' || coalesce(communication, ''))) stored;

create index buildings_search on app.buildings (organization_id, id) include (search_text);
create index units_search on app.units (organization_id, id) include (search_text);
create index owners_search on app.owners (organization_id, id) include (search_text);
create index suppliers_search on app.suppliers (organization_id, id) include (search_text);
create index expenses_search on app.expenses (organization_id, id) include (search_text);
create index calls_for_funds_search on app.calls_for_funds (organization_id, id) include (search_text);
create index payments_search on app.payments (organization_id, id) include (search_text);
create index documents_search on app.documents (organization_id, id) include (search_text);
create index tickets_search on app.tickets (organization_id, id) include (search_text);
create index meetings_search on app.meetings (organization_id, id) include (search_text);
create index decisions_search on app.decisions (organization_id, id) include (search_text);
create index bank_transactions_search on app.bank_transactions (organization_id, id) include (search_text);

-- Words of documents that were read before.
insert into app.content_words (organization_id, word, sha256)
  select organization_id, left(app.fold_letters(word), 40), sha256 from app.content_words
  where word ~ e'[\u00f8\u0142\u0111\u00f0\u0127\u0167\u014b\u0131\u0153\u00e6\u00df\u00fe]'
  on conflict do nothing;
delete from app.content_words where word ~ e'[\u00f8\u0142\u0111\u00f0\u0127\u0167\u014b\u0131\u0153\u00e6\u00df\u00fe]';
