select 'expenses were lost' as fault where (select count(*) from app.expenses) <> 2;
select 'what is paid is open, or what is open is paid' as fault from app.expenses
  where open_cents <> case when status = 'Paid' then 0 else amount_cents end;
select 'something is disputed' as fault from app.expenses where is_disputed;
