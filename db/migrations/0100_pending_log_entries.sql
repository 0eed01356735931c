-- Entries of the audit log and of the access log are written with their change, and linked into the
-- chain afterwards: until then they are pending, without place and hashes.
alter table app.audit_log
  alter column sequence drop not null,
  alter column previous_hash drop not null,
  alter column hash drop not null,
  add constraint audit_log_linked_whole check (num_nulls(sequence, previous_hash, hash) in (0, 3));
alter table app.data_accesses
  alter column sequence drop not null,
  alter column previous_hash drop not null,
  alter column hash drop not null,
  add constraint data_accesses_linked_whole check (num_nulls(sequence, previous_hash, hash) in (0, 3));

-- The service may give an entry its link once, and change nothing else.
grant update (sequence, previous_hash, hash) on app.audit_log, app.data_accesses to millieme_app;
create policy linked_once on app.audit_log as restrictive for update
  using (sequence is null) with check (sequence is not null);
create policy linked_once on app.data_accesses as restrictive for update
  using (sequence is null) with check (sequence is not null);

-- Pending entries are the newest.
drop index app.data_accesses_of_owner;
create index data_accesses_of_owner on app.data_accesses
  (organization_id, owner_id, coalesce(sequence, 9007199254740991), id);
