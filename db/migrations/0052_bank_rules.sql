-- What a person has said once of transactions that come again: by account, words or code of the bank.
create table app.bank_rules (
  organization_id    uuid not null,
  id                 uuid not null,
  building_id        uuid not null,
  counterparty_iban  text,
  communication_part text,
  code               text,
  -- What it is booked on, or whose expenses it pays.
  account_code       text,
  supplier           text,
  created_by         uuid not null,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  version            integer not null default 1,
  primary key (organization_id, id),
  constraint bank_rules_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint bank_rules_account_fk foreign key (organization_id, account_code)
    references app.accounts (organization_id, code),
  constraint bank_rules_condition_given check
    (num_nonnulls(counterparty_iban, communication_part, code) > 0),
  constraint bank_rules_one_target check (num_nonnulls(account_code, supplier) = 1)
);
create index bank_rules_of_building on app.bank_rules (organization_id, building_id, id);
call app.wall_off('bank_rules', 'select, insert, update, delete');
