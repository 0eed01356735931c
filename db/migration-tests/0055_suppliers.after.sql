select 'expenses were lost, or their names' as fault where (select count(*) from app.expenses where supplier is not null) <> 5;
select 'an expense has no supplier' as fault from app.expenses where (supplier is null) <> (supplier_id is null);
select 'one name with another case is another supplier' as fault
  where (select count(distinct supplier_id) from app.expenses where lower(replace(supplier, ' ', '')) = 'liftnv') <> 1;
select 'an expense names a supplier who is merged' as fault from app.expenses as expense
  join app.suppliers as supplier on supplier.id = expense.supplier_id where supplier.merged_into_id is not null;
select 'what was booked is settled as another' as fault from app.expenses as expense
  join app.suppliers as supplier on supplier.id = expense.booked_supplier_id where supplier.name <> expense.supplier;
select 'a draft is booked' as fault from app.expenses where status = 'Draft' and booked_supplier_id is not null;
select 'spellings are not told' as fault
  where (select count(distinct spelling_key) from app.suppliers where name in ('Énergie S.A.', 'energie')) <> 1;
select 'an invoice is known by another key' as fault from app.expenses
  where invoice_key is distinct from supplier_id || ' ' || lower(invoice_number);
