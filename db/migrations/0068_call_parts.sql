-- One call for several funds: its parts, each with an amount and a key of its own.

create table app.call_parts (
  organization_id     uuid not null,
  call_id             uuid not null,
  -- From 1, in the order in which they were entered.
  part_number         integer not null,
  fund                text not null,
  amount_cents        bigint not null,
  distribution_key_id uuid not null,
  -- The name that the key bore when the lines were stored.
  split_key_name      text,
  primary key (organization_id, call_id, part_number),
  constraint call_parts_call_fk foreign key (organization_id, call_id)
    references app.calls_for_funds (organization_id, id),
  constraint call_parts_distribution_key_fk foreign key (organization_id, distribution_key_id)
    references app.distribution_keys (organization_id, id),
  constraint call_parts_number_positive check (part_number > 0),
  constraint call_parts_fund_known check (fund in ('WorkingCapital', 'Reserve', 'Provision', 'Works')),
  constraint call_parts_amount_positive check (amount_cents > 0)
);
create index call_parts_by_key on app.call_parts (organization_id, distribution_key_id);

call app.wall_off('call_parts', 'select, insert, update (split_key_name)');

-- What a call of several funds, or by several keys, has in common it alone says.
alter table app.calls_for_funds
  alter column fund drop not null,
  alter column distribution_key_id drop not null;

-- Which part of the call a line splits; a call without parts is one.
alter table app.call_lines add column part_number integer not null default 1;

-- What an owner owes of each fund by one receivable that is for several.
create table app.receivable_parts (
  organization_id uuid not null,
  receivable_id   uuid not null,
  fund            text not null,
  account_code    text collate "C" not null,
  amount_cents    bigint not null,
  primary key (organization_id, receivable_id, fund),
  constraint receivable_parts_receivable_fk foreign key (organization_id, receivable_id)
    references app.receivables (organization_id, id),
  constraint receivable_parts_fund_known check (fund in ('WorkingCapital', 'Reserve', 'Provision', 'Works')),
  constraint receivable_parts_amount_positive check (amount_cents > 0)
);

call app.wall_off('receivable_parts', 'select, insert');

-- Which of its parts this settles; null: the receivable is one whole.
alter table app.allocations
  add column fund text,
  add constraint allocations_fund_known check (fund in ('WorkingCapital', 'Reserve', 'Provision', 'Works'));
