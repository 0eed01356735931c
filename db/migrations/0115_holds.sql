-- What a notary withholds from the price of lots (Civil Code, art. 3.95), and acts that interrupt limitation.

create table app.holds (
  organization_id      uuid not null,
  id                   uuid not null,
  building_id          uuid not null,
  -- The seller, and the lots sold.
  owner_id             uuid not null,
  unit_ids             uuid[] not null,
  deed_on              date not null,
  amount_cents         bigint not null,
  informed_on          date not null,
  letter_sent_on       date,
  status               text not null default 'Withheld',
  ended_on             date,
  payment_id           uuid,
  reason               text,
  created_by           uuid not null,
  version              integer not null default 1,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  primary key (organization_id, id),
  constraint holds_units_named check (cardinality(unit_ids) > 0),
  constraint holds_amount_positive check (amount_cents > 0),
  constraint holds_status_known check (status in ('Withheld', 'Contested', 'Attached', 'Paid', 'Released')),
  constraint holds_ended_has_date check ((status in ('Paid', 'Released')) = (ended_on is not null)),
  constraint holds_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint holds_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  constraint holds_payment_fk foreign key (organization_id, payment_id) references app.payments (organization_id, id)
);
create index holds_by_deed on app.holds (organization_id, deed_on, id);
create index holds_of_building on app.holds (organization_id, building_id, deed_on, id);
create unique index holds_running_unique on app.holds (organization_id, building_id, owner_id)
  where status in ('Withheld', 'Contested', 'Attached');
create index holds_by_owner on app.holds (organization_id, owner_id);
create index holds_by_payment on app.holds (organization_id, payment_id) where payment_id is not null;
call app.wall_off('holds', 'select, insert, update');

create table app.interruptions (
  organization_id   uuid not null,
  id                uuid not null,
  building_id       uuid not null,
  owner_id          uuid not null,
  kind              text not null,
  done_on           date not null,
  -- Debts that it concerns; empty: all that were due.
  receivable_ids    uuid[] not null default '{}',
  proof_document_id uuid,
  created_by        uuid not null,
  version           integer not null default 1,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  primary key (organization_id, id),
  constraint interruptions_kind_known check (kind in ('LawyerNotice', 'Acknowledgement', 'Summons', 'Judgment')),
  constraint interruptions_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint interruptions_owner_fk foreign key (organization_id, owner_id)
    references app.owners (organization_id, id),
  constraint interruptions_proof_fk foreign key (organization_id, proof_document_id)
    references app.documents (organization_id, id) on delete set null (proof_document_id)
);
create index interruptions_of_building on app.interruptions (organization_id, building_id, done_on, id);
create index interruptions_by_owner on app.interruptions (organization_id, owner_id);
create index interruptions_by_proof on app.interruptions (organization_id, proof_document_id)
  where proof_document_id is not null;
call app.wall_off('interruptions', 'select, insert, delete');
