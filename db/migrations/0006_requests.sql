-- What the service keeps about requests: answers to repeat, and who did what to the books.

create table app.idempotency_keys (
  -- The nil UUID for requests that act on no tenant.
  organization_id uuid not null,
  user_id         uuid not null,
  operation       text not null,
  key             text not null,
  request_hash    bytea not null,
  -- Names the request that holds the key; an answer is stored only by its holder.
  claim           uuid not null,
  claimed_until   timestamptz not null,
  status          smallint,
  location        text,
  etag            text,
  body            text,
  created_at      timestamptz not null,
  primary key (organization_id, user_id, operation, key)
);
create index idempotency_keys_by_age on app.idempotency_keys (organization_id, created_at);

create table app.audit_log (
  organization_id uuid not null references auth.organizations (id),
  id              uuid not null,
  occurred_at     timestamptz not null,
  actor_id        uuid not null,
  action          text not null,
  object_type     text not null,
  object_id       uuid not null,
  details         jsonb not null,
  primary key (organization_id, id)
);
create index audit_log_by_object on app.audit_log (organization_id, object_id, id);

call app.wall_off('idempotency_keys', 'select, insert, update, delete');
call app.wall_off('audit_log', 'select, insert');
