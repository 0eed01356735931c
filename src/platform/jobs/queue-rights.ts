import { JOBS_ROLE } from '#platform/db/roles.ts';

/**
 * Rights of the role that runs the queue: all that graphile-worker does after its migration, and
 * its view of the jobs. Its
 * row level security otherwise only admits the owner. Tables that already have the policy are
 * skipped: changing one would have to wait for a running service.
 */
export const QUEUE_RIGHTS = `
do $$
begin
  -- Roles belong to the server: another database may already have created it.
  if not exists (select from pg_roles where rolname = '${JOBS_ROLE}') then
    create role ${JOBS_ROLE} nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;
grant usage on schema graphile_worker to ${JOBS_ROLE};
grant select on graphile_worker.jobs to ${JOBS_ROLE};
do $$
declare
  queue_table name;
begin
  for queue_table in
    select relname from pg_class as t where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_policy where polrelid = t.oid and polname = 'jobs')
  loop
    execute format('create policy jobs on graphile_worker.%I to ${JOBS_ROLE} using (true) with check (true)', queue_table);
    execute format('grant select, insert, update, delete on graphile_worker.%I to ${JOBS_ROLE}', queue_table);
  end loop;
end
$$;
`;
