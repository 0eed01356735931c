-- Who bears an expense in the end: all owners, the reserve, an insurer, or one owner.

alter table app.expenses
  add column borne_by text not null default 'Owners',
  add column owner_id uuid,
  add column reserve_account_code text collate "C";

-- What an insurer is to pay stood on its account already, and was split all the same.
update app.expenses set borne_by = 'Insurer' where account_code like '4996%';
update app.expense_splits as split set is_cancelled = true
  from app.expenses as expense
  where expense.organization_id = split.organization_id and expense.id = split.expense_id
    and expense.borne_by = 'Insurer' and not split.is_cancelled;

alter table app.expenses
  add constraint expenses_borne_by_known check (borne_by in ('Owners', 'Reserve', 'Insurer', 'OneOwner')),
  add constraint expenses_one_owner_named check ((borne_by = 'OneOwner') = (owner_id is not null)),
  add constraint expenses_reserve_named check ((borne_by = 'Reserve') = (reserve_account_code is not null)),
  add constraint expenses_owner_fk foreign key (organization_id, owner_id) references app.owners (organization_id, id),
  add constraint expenses_reserve_account_fk foreign key (organization_id, reserve_account_code)
    references app.accounts (organization_id, code);
create index expenses_by_owner on app.expenses (organization_id, owner_id) where owner_id is not null;
create index expenses_by_reserve_account on app.expenses (organization_id, reserve_account_code)
  where reserve_account_code is not null;

-- What one owner bears, they owe by the expense.
alter table app.receivables drop constraint receivables_source_known;
alter table app.receivables add constraint receivables_source_known check
  (source_type in ('CallForFunds', 'UnitTransfer', 'JournalEntry', 'LatePenalty', 'Expense'));
