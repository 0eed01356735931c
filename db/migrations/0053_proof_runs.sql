-- What came of proving, night by night, what proof is kept of: it outlives the process that did it.

create table auth.proof_runs (
  id                 uuid primary key,
  ended_at           timestamptz not null,
  organization_count integer not null,
  fault_count        integer not null,
  constraint proof_runs_counted check (organization_count >= 0 and fault_count >= 0)
);
create index proof_runs_by_end on auth.proof_runs (ended_at desc, id desc);
grant select, insert on auth.proof_runs to millieme_app;
