-- The register of suppliers. Books and expenses named them by what they are called; from here on by who
-- they are, and how they are paid stands with them.

-- Case and blanks say nothing about who a supplier is.
create function app.name_key(given text) returns text immutable strict parallel safe language sql
  return lower(regexp_replace(normalize(given, nfc), '[\s\u00a0\u202f]', '', 'g'));

-- Nor do accents, signs and the legal form: what is the same without them may be one supplier entered twice.
create function app.spelling_key(given text) returns text immutable strict parallel safe language sql
  return coalesce(nullif(regexp_replace(regexp_replace(
    ' ' || regexp_replace(replace(app.search_form(given), '.', ''), '[^[:alnum:]]+', ' ', 'g') || ' ',
    ' (nv|sa|bv|srl|bvba|sprl|asbl|vzw|cv|cvba|sc|scrl|snc|vof|comm v|sca|gmbh|ag)(?= )', '', 'g'), ' ', '', 'g'), ''),
    app.name_key(given));

alter table app.suppliers
  add column enterprise_number           text,
  add column iban                        text,
  add column bic                         text,
  add column language                    text not null default 'fr',
  add column email                       text,
  add column default_account_code        text collate "C",
  add column default_distribution_key_id uuid,
  add column payment_days                integer,
  -- Who said where their money goes, and who else has made sure of it.
  add column iban_entered_by             uuid,
  add column iban_entered_at             timestamptz,
  add column iban_confirmed_by           uuid,
  add column iban_confirmed_at           timestamptz,
  add column iban_state                  text not null generated always as (case
    when iban is null then 'None' when iban_confirmed_by is null then 'Unconfirmed' else 'Confirmed' end) stored,
  -- The one that they are the same as: entries keep the one that they name.
  add column merged_into_id              uuid,
  add column created_by                  uuid,
  add column updated_at                  timestamptz not null default now(),
  add column version                     integer not null default 1,
  add column name_key                    text not null generated always as (app.name_key(name)) stored,
  add column name_order                  text not null generated always as (lower(name)) stored,
  add column spelling_key                text not null generated always as (app.spelling_key(name)) stored,
  add column search_text                 text generated always as (app.search_form(
    name || e'\n' || coalesce(enterprise_number, '') || e'\n' || coalesce(iban, '') || e'\n' || coalesce(email, ''))) stored,
  add constraint suppliers_account_fk foreign key (organization_id, default_account_code)
    references app.accounts (organization_id, code),
  add constraint suppliers_key_fk foreign key (organization_id, default_distribution_key_id)
    references app.distribution_keys (organization_id, id),
  add constraint suppliers_merged_into_fk foreign key (organization_id, merged_into_id)
    references app.suppliers (organization_id, id),
  add constraint suppliers_not_merged_into_itself check (merged_into_id <> id),
  add constraint suppliers_language_known check (language in ('fr', 'nl', 'de', 'en')),
  add constraint suppliers_payment_days_known check (payment_days between 0 and 365),
  add constraint suppliers_iban_entered check ((iban is null) = (iban_entered_by is null)
    and (iban_entered_by is null) = (iban_entered_at is null)),
  add constraint suppliers_iban_confirmed check ((iban_confirmed_by is null) = (iban_confirmed_at is null)
    and (iban is not null or iban_confirmed_by is null)),
  add constraint suppliers_iban_confirmed_by_another check (iban_confirmed_by <> iban_entered_by);

-- One supplier whatever the case and the blanks: the oldest; the others stay for the entries that name them.
update app.suppliers as supplier set merged_into_id = first.id
  from (select distinct on (organization_id, name_key) organization_id, name_key, id
    from app.suppliers order by organization_id, name_key, created_at, id) as first
  where first.organization_id = supplier.organization_id and first.name_key = supplier.name_key
    and first.id <> supplier.id;

-- Of what was never booked, the names stood on the expenses alone.
insert into app.suppliers (organization_id, id, name, created_by, created_at, updated_at)
  select distinct on (expense.organization_id, app.name_key(expense.supplier)) expense.organization_id,
    gen_random_uuid(), expense.supplier, expense.created_by, expense.created_at, expense.created_at
  from app.expenses as expense
  where expense.supplier is not null and not exists (select from app.suppliers as known
    where known.organization_id = expense.organization_id and known.name_key = app.name_key(expense.supplier))
  order by expense.organization_id, app.name_key(expense.supplier), expense.created_at, expense.id;

-- The name that one gave up by being merged may be another's again.
alter table app.suppliers drop constraint suppliers_name_unique;
create unique index suppliers_name_unique on app.suppliers (organization_id, name_key) where merged_into_id is null;
create index suppliers_by_name_key on app.suppliers (organization_id, name_key);
create index suppliers_by_name on app.suppliers (organization_id, name_order, id);
create index suppliers_by_spelling on app.suppliers (organization_id, spelling_key) where merged_into_id is null;
create index suppliers_by_enterprise_number on app.suppliers (organization_id, enterprise_number)
  where merged_into_id is null and enterprise_number is not null;
create index suppliers_by_iban on app.suppliers (organization_id, iban) where iban is not null;
create index suppliers_by_account on app.suppliers (organization_id, default_account_code)
  where default_account_code is not null;
create index suppliers_by_key on app.suppliers (organization_id, default_distribution_key_id)
  where default_distribution_key_id is not null;
create index suppliers_merged_into on app.suppliers (organization_id, merged_into_id) where merged_into_id is not null;
create index suppliers_search on app.suppliers (organization_id, id) include (search_text);
grant update, delete on app.suppliers to millieme_app;

-- Where a supplier was paid before.
create table app.supplier_ibans (
  organization_id uuid not null,
  id              uuid not null,
  supplier_id     uuid not null,
  iban            text not null,
  bic             text,
  entered_by      uuid not null,
  entered_at      timestamptz not null,
  confirmed_by    uuid,
  confirmed_at    timestamptz,
  replaced_by     uuid not null,
  replaced_at     timestamptz not null,
  primary key (organization_id, id),
  constraint supplier_ibans_supplier_fk foreign key (organization_id, supplier_id)
    references app.suppliers (organization_id, id)
);
create index supplier_ibans_of_supplier on app.supplier_ibans (organization_id, supplier_id, id);
call app.wall_off('supplier_ibans', 'select, insert, update (supplier_id), delete');

alter table app.expenses
  add column supplier_id           uuid,
  -- As whom the entry of the purchase credited them: what is paid settles that.
  add column booked_supplier_id    uuid,
  add column payment_communication text,
  add column payment_method        text not null default 'Transfer',
  add constraint expenses_payment_method_known check (payment_method in ('Transfer', 'DirectDebit')),
  add constraint expenses_supplier_fk foreign key (organization_id, supplier_id)
    references app.suppliers (organization_id, id),
  add constraint expenses_booked_supplier_fk foreign key (organization_id, booked_supplier_id)
    references app.suppliers (organization_id, id);

update app.expenses as expense set supplier_id = known.id
  from app.suppliers as known
  where known.organization_id = expense.organization_id and known.merged_into_id is null
    and known.name_key = app.name_key(expense.supplier);
update app.expenses as expense set booked_supplier_id = coalesce(
    (select known.id from app.suppliers as known
      where known.organization_id = expense.organization_id and known.name = btrim(expense.supplier)),
    expense.supplier_id)
  where expense.status in ('Approved', 'Paid', 'Cancelled') and expense.supplier_id is not null;
update app.expenses
  set invoice_key = supplier_id || ' ' || app.name_key(invoice_number)
  where invoice_key is not null;
alter table app.expenses add constraint expenses_supplier_named check ((supplier is null) = (supplier_id is null));

create index expenses_of_supplier on app.expenses (organization_id, supplier_id, expense_date, id)
  where supplier_id is not null;
create index expenses_booked_on_supplier on app.expenses (organization_id, booked_supplier_id)
  where booked_supplier_id is not null;
