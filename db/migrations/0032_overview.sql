-- What waits, found without reading what is done.
create index letter_posts_waiting on app.letter_posts (organization_id, letter_id) where posted_on is null;
create index fiscal_years_open on app.fiscal_years (organization_id, end_date, id) where status = 'Open';
create index buildings_without_all_quotas on app.buildings (organization_id, id)
  where quota_assigned <> total_quota;
create index expenses_unsubmitted on app.expenses (organization_id, created_by, status)
  where status in ('Draft', 'Rejected');
create index credits_unused on app.credits (organization_id, owner_id, building_id) include (free_cents)
  where free_cents > 0;
create index receivables_open_of_owner on app.receivables (organization_id, owner_id, due_date, id)
  where open_cents > 0;
