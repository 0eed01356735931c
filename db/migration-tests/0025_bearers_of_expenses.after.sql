select 'expenses were lost' as fault where (select count(*) from app.expenses) <> 3;
select 'a claim is not the insurer''s' as fault from app.expenses
  where (account_code = '4996') <> (borne_by = 'Insurer');
select 'whose private costs are is not known, so that they stay as they were' as fault from app.expenses
  where account_code in ('616', '643') and (borne_by <> 'Owners' or owner_id is not null);
select 'a claim is still in force as everybody''s cost, or another split is not' as fault
  from app.expense_splits as split join app.expenses as expense on expense.id = split.expense_id
  where split.is_cancelled <> (expense.borne_by = 'Insurer');
