-- Expenses in the orders in which lists show them, of the office and of one building.

alter table app.expenses
  -- What is due on no day comes behind all others, what has no supplier before them. Columns, and no
  -- expressions of indexes: row level security lets an index answer only what leaks nothing.
  add column due_order date not null generated always as (coalesce(due_date, date '9999-12-31')) stored,
  add column supplier_order text not null generated always as (lower(coalesce(supplier, ''))) stored;

create index expenses_by_due_date on app.expenses (organization_id, due_order, id);
create index expenses_by_supplier on app.expenses (organization_id, supplier_order, id);
create index expenses_in_status on app.expenses (organization_id, status, id);
create index expenses_by_building_due_date on app.expenses (organization_id, building_id, due_order, id);
create index expenses_by_building_supplier on app.expenses (organization_id, building_id, supplier_order, id);
create index expenses_by_building_status on app.expenses (organization_id, building_id, status, id);
create index expenses_by_building_amount on app.expenses (organization_id, building_id, amount_cents, id);
