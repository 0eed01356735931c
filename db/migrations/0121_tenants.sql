-- One row per organization, and one for the platform's own records (nil UUID). Statements that insert
-- many rows join it: on a database of several servers this sends them to the server of the tenant.
create table app.tenants (
  organization_id uuid primary key
);
insert into app.tenants (organization_id)
  select id from auth.organizations union all select '00000000-0000-0000-0000-000000000000';
call app.wall_off('tenants', 'select, insert');

-- The last release, and restored rows, add organizations without it. Distributing a database drops the trigger:
-- there the service adds the row itself.
create function auth.add_tenant() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  tenant text := coalesce(current_setting('app.organization_id', true), '');
begin
  perform set_config('app.organization_id', new.id::text, true);
  insert into app.tenants (organization_id) values (new.id) on conflict do nothing;
  perform set_config('app.organization_id', tenant, true);
  return null;
end
$$;
revoke all on function auth.add_tenant from public;
create trigger add_tenant after insert on auth.organizations for each row execute function auth.add_tenant();

-- Deleting a document empties these columns, which the keys of a distributed database cannot do.
grant update (proof_document_id) on app.interruptions to millieme_app;
grant update (document_id) on app.audit_reports to millieme_app;
