select 'expenses were lost' as fault where (select count(*) from app.expenses) <> 3;
select 'an invoice has no key' as fault from app.expenses
  where supplier is not null and invoice_number is not null and invoice_key is distinct from 'bpostsa inv7';
select 'what is no invoice has a key' as fault from app.expenses
  where (supplier is null or invoice_number is null) and invoice_key is not null;
