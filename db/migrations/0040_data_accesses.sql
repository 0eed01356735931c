-- Who has read the data of whom: only ever added to, and chained, so that what is taken out is missed.

-- The end of each organization's chain. Its row lock puts entries in order.
create table app.data_access_heads (
  organization_id uuid primary key references auth.organizations (id),
  entry_count     bigint not null,
  head_hash       bytea not null
);

-- No reference to owners: that somebody was read keeps nobody from being deleted.
create table app.data_accesses (
  organization_id uuid not null,
  id              uuid not null,
  sequence        bigint not null,
  owner_id        uuid not null,
  actor_id        uuid not null,
  operation       text not null,
  accessed_at     timestamptz not null,
  previous_hash   bytea not null,
  hash            bytea not null,
  constraint data_accesses_pkey primary key (organization_id, id),
  constraint data_accesses_organization_fkey foreign key (organization_id)
    references auth.organizations (id),
  constraint data_accesses_sequence_unique unique (organization_id, sequence),
  constraint data_accesses_operation_given check (operation <> '')
);
create index data_accesses_of_owner on app.data_accesses (organization_id, owner_id, sequence, id);

call app.wall_off('data_access_heads', 'select, insert, update');
call app.wall_off('data_accesses', 'select, insert');
