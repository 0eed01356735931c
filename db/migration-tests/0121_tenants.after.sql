-- The previous version, which still runs, adds another.
insert into auth.organizations (id, name, contact_email)
  values ('00000000-0000-7000-8000-000000000002', 'Other', 'other@example.org');
-- Every organization, and the platform, has its row.
select id from (select id from auth.organizations union all select '00000000-0000-0000-0000-000000000000') as wanted
  where id not in (select organization_id from app.tenants);
