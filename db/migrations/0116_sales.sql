-- Sales of one or several lots by one seller: what was agreed, and the transfers that it made.

create table app.sales (
  organization_id uuid not null,
  id              uuid not null,
  building_id     uuid not null,
  from_owner_id   uuid not null,
  unit_ids        uuid[] not null,
  deed_on         date not null,
  enjoyment_from  date not null,
  certain_date    date not null,
  later_calls     text,
  lot_request_id  uuid,
  -- What the notary withholds for it.
  hold_id         uuid,
  status          text not null default 'Recorded',
  undone_on       date,
  undo_reason     text,
  created_by      uuid not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  primary key (organization_id, id),
  constraint sales_units_named check (cardinality(unit_ids) > 0),
  constraint sales_later_calls_known check (later_calls in ('Move', 'Leave')),
  constraint sales_status_known check (status in ('Recorded', 'Undone')),
  constraint sales_undone_whole check (num_nulls(undone_on, undo_reason) = case status when 'Undone' then 0 else 2 end),
  constraint sales_building_fk foreign key (organization_id, building_id)
    references app.buildings (organization_id, id),
  constraint sales_from_owner_fk foreign key (organization_id, from_owner_id)
    references app.owners (organization_id, id),
  constraint sales_lot_request_fk foreign key (organization_id, lot_request_id)
    references app.lot_requests (organization_id, id),
  constraint sales_hold_fk foreign key (organization_id, hold_id) references app.holds (organization_id, id)
);
create index sales_by_deed on app.sales (organization_id, deed_on, id);
create index sales_of_building on app.sales (organization_id, building_id, deed_on, id);
create index sales_by_seller on app.sales (organization_id, from_owner_id);
create index sales_by_request on app.sales (organization_id, lot_request_id) where lot_request_id is not null;
create index sales_by_hold on app.sales (organization_id, hold_id) where hold_id is not null;
call app.wall_off('sales', 'select, insert, update');

-- One lot and one buyer of a sale; the id is that of the transfer.
create table app.sale_parts (
  organization_id   uuid not null,
  id                uuid not null,
  sale_id           uuid not null,
  unit_id           uuid not null,
  owner_id          uuid not null,
  -- Share of the lot; null: all that the seller held, by several rights.
  share_numerator   numeric(18, 0),
  share_denominator numeric(18, 0),
  primary key (organization_id, id),
  constraint sale_parts_share_whole check ((share_numerator is null) = (share_denominator is null)),
  constraint sale_parts_sale_fk foreign key (organization_id, sale_id) references app.sales (organization_id, id),
  constraint sale_parts_transfer_fk foreign key (organization_id, id)
    references app.unit_transfers (organization_id, id),
  constraint sale_parts_unit_fk foreign key (organization_id, unit_id) references app.units (organization_id, id),
  constraint sale_parts_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id)
);
create index sale_parts_of_sale on app.sale_parts (organization_id, sale_id, id);
create index sale_parts_by_owner on app.sale_parts (organization_id, owner_id);
create index sale_parts_by_unit on app.sale_parts (organization_id, unit_id);
call app.wall_off('sale_parts', 'select, insert');
