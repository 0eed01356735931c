-- A sale to come whose relation another sale empties before its first day, as a second one to the same
-- buyer does and one onward on the same day, still takes place; one whose relation somebody empties by
-- hand was taken back.
alter table app.unit_transfers
  add column replaced_by_id uuid,
  add constraint unit_transfers_replaced_by_fk foreign key (organization_id, replaced_by_id)
    references app.unit_transfers (organization_id, id);
grant update (replaced_by_id) on app.unit_transfers to millieme_app;

-- The same transaction stamped the relation that it emptied and the sale for which it did.
update app.unit_transfers as sale set replaced_by_id = later.id
from app.unit_owners as bought, app.unit_transfers as later
where bought.organization_id = sale.organization_id and bought.id = sale.id
  and bought.end_date = bought.start_date
  and later.organization_id = sale.organization_id and later.unit_id = sale.unit_id
  and later.id <> sale.id and later.created_at = bought.updated_at
  and sale.to_owner_id in (later.from_owner_id, later.to_owner_id);
