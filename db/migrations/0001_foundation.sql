-- Schemas, the role the service works under, and the wall between tenants.

create schema auth;
create schema app;

create extension if not exists btree_gist;

-- Roles belong to the server, not to one database: another database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'millieme_app') then
    create role millieme_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'millieme_app', 'usage') then
    execute format('grant millieme_app to %I', current_user);
  end if;
end
$$;

grant usage on schema auth, app to millieme_app;

-- Null when unset: a connection that names no tenant sees no tenant's rows.
create function app.current_organization_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

-- Every table of schema app passes through here: forced row security and the given rights only.
create procedure app.wall_off(table_name text, privileges text)
  language plpgsql as $$
begin
  execute format('alter table app.%I enable row level security', table_name);
  execute format('alter table app.%I force row level security', table_name);
  execute format(
    'create policy tenant on app.%I using (organization_id = app.current_organization_id())
       with check (organization_id = app.current_organization_id())', table_name);
  execute format('grant %s on app.%I to millieme_app', privileges, table_name);
end
$$;
