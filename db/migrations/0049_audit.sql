-- Every write, with what it changed: only ever added to, and chained, so that what is taken out is
-- missed. What names somebody stands apart, salted and hashed into the chain, for erasures to reach it.

alter table app.audit_log
  add column sequence      bigint,
  add column role_type     text,
  add column operation     text,
  add column changes       jsonb not null default '[]',
  add column values_hash   bytea,
  add column previous_hash bytea,
  add column hash          bytea;

create table app.audit_values (
  organization_id uuid not null,
  id              uuid not null,
  salt            text not null,
  address         text,
  subjects        jsonb not null,
  details         jsonb not null,
  changes         jsonb not null,
  constraint audit_values_pkey primary key (organization_id, id),
  constraint audit_values_entry_fkey foreign key (organization_id, id)
    references app.audit_log (organization_id, id) on delete cascade
);

-- The end of each organization's chain, whose row lock puts entries in order; and what has ended with
-- its time, up to where the chain begins now.
create table app.audit_heads (
  organization_id uuid primary key references auth.organizations (id),
  entry_count     bigint not null,
  head_hash       bytea not null,
  ended_count     bigint not null default 0,
  ended_hash      bytea not null
);

insert into app.audit_values (organization_id, id, salt, subjects, details, changes)
  select organization_id, id, '', '[]', details, '[]' from app.audit_log where details <> '{}';

-- What was written before is chained in its order, without its details.
do $$
declare
  entry app.audit_log;
  tenant uuid;
  place bigint;
  last text;
begin
  for entry in select * from app.audit_log order by organization_id, id loop
    if tenant is distinct from entry.organization_id then
      tenant := entry.organization_id;
      place := 0;
      last := repeat('0', 64);
      insert into app.audit_heads values (tenant, 0, decode(last, 'hex'), 0, decode(last, 'hex'));
    end if;
    place := place + 1;
    entry.previous_hash := decode(last, 'hex');
    entry.hash := sha256(convert_to(last || format(
      '{"version":1,"organization_id":"%s","sequence":%s,"id":"%s","occurred_at":"%s","actor_id":"%s",'
      '"role_type":null,"operation":null,"action":"%s","object_type":"%s","object_id":"%s",'
      '"changes":"[]","values_hash":null}',
      entry.organization_id, place, entry.id,
      to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      entry.actor_id, entry.action, entry.object_type, entry.object_id), 'UTF8'));
    last := encode(entry.hash, 'hex');
    update app.audit_log set sequence = place, previous_hash = entry.previous_hash, hash = entry.hash
      where organization_id = entry.organization_id and id = entry.id;
    update app.audit_heads set entry_count = place, head_hash = entry.hash where organization_id = tenant;
  end loop;
end
$$;

drop index app.audit_log_by_object;
drop index app.audit_log_by_actor;
alter table app.audit_log
  drop column details,
  alter column sequence set not null,
  alter column previous_hash set not null,
  alter column hash set not null,
  add constraint audit_log_sequence_unique unique (organization_id, sequence);
create index audit_log_by_time on app.audit_log (organization_id, occurred_at, id);
create index audit_log_of_object on app.audit_log (organization_id, object_id, occurred_at, id);
create index audit_log_of_actor on app.audit_log (organization_id, actor_id, occurred_at, id);
create index audit_log_of_type on app.audit_log (organization_id, object_type, occurred_at, id);

-- The only way in which entries go: the oldest of the tenant, once they are older than seven years.
create function app.end_audit_log(day timestamptz, at_most integer) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid := app.current_organization_id();
  last_sequence bigint;
begin
  if day > now() - interval '7 years' then
    raise exception 'the audit log is kept for seven years';
  end if;
  perform from app.audit_heads where organization_id = tenant for no key update;
  select max(sequence) into last_sequence from (
    select sequence, max(occurred_at) over (order by sequence) as latest from app.audit_log
      where organization_id = tenant order by sequence limit at_most) as oldest
    where latest < day;
  if last_sequence is null then
    return 0;
  end if;
  update app.audit_heads as head set ended_count = entry.sequence, ended_hash = entry.hash
    from app.audit_log as entry
    where head.organization_id = tenant and entry.organization_id = tenant
      and entry.sequence = last_sequence;
  delete from app.audit_log where organization_id = tenant and sequence <= last_sequence;
  return last_sequence;
end
$$;
revoke all on function app.end_audit_log from public;
grant execute on function app.end_audit_log to millieme_app;

call app.wall_off('audit_values', 'select, insert, delete');
call app.wall_off('audit_heads', 'select, insert, update');
