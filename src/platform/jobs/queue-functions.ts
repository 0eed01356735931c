/**
 * The doors to the queue for the role that answers requests, which has no right in its schema: to
 * add to it, and to know how long it is.
 * In plain SQL of the oldest supported release; the caller holds the lock of the migrations.
 * A plan that was made for one job and an empty queue would compare each of thousands with each.
 */
export const QUEUE_FUNCTIONS = `
create schema if not exists jobs;
create or replace function jobs.enqueue(
  new_tasks text[], new_payloads jsonb[], new_keys text[], new_run_ats timestamptz[], new_max_attempts integer[]
) returns void language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $function$
declare
  specs graphile_worker.job_spec[];
begin
  select array_agg(row(spec.task, spec.payload::json, null, spec.run_at, spec.max_attempts, spec.key,
      null, null)::graphile_worker.job_spec order by spec.place)
    into specs
    from unnest(new_tasks, new_payloads, new_keys, new_run_ats, new_max_attempts)
      with ordinality as spec (task, payload, key, run_at, max_attempts, place)
    -- Added again, one that waits would start anew, and one that runs would run twice at once.
    where spec.key is null or not exists (
      select from graphile_worker._private_jobs as job
      where job.key = spec.key and (job.is_available or job.locked_at is not null));
  if specs is not null then
    perform graphile_worker.add_jobs(specs);
  end if;
end
$function$;
revoke all on function jobs.enqueue(text[], jsonb[], text[], timestamptz[], integer[]) from public;
grant usage on schema jobs to millieme_app;
grant execute on function jobs.enqueue(text[], jsonb[], text[], timestamptz[], integer[]) to millieme_app;

create or replace function jobs.waiting() returns table (task text, count bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $function$
  select kind.identifier, count(*)
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as kind on kind.id = job.task_id
  where job.is_available group by kind.identifier
$function$;
revoke all on function jobs.waiting() from public;
grant execute on function jobs.waiting() to millieme_app;
`;
