/**
 * Functions on the queue for the role that answers requests, which has no rights in its schema:
 * they add jobs, count waiting and failed ones, and retry failed ones. In plain SQL of the oldest
 * supported release; the caller holds the migration lock. A plan cached for one job and an empty
 * queue would compare each of thousands with each.
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
    -- Adding it again would reset a waiting job, and run a running one twice at once.
    where spec.key is null or not exists (
      select from graphile_worker.jobs as job
      where job.key = spec.key and (job.attempts < job.max_attempts or job.locked_at is not null));
  if specs is not null then
    perform graphile_worker.add_jobs(specs);
  end if;
end
$function$;
revoke all on function jobs.enqueue(text[], jsonb[], text[], timestamptz[], integer[]) from public;
grant usage on schema jobs to millieme_app;
grant execute on function jobs.enqueue(text[], jsonb[], text[], timestamptz[], integer[]) to millieme_app;

drop function if exists jobs.waiting();
create or replace function jobs.queued() returns table (task text, count bigint, oldest_seconds bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $function$
  select task_identifier, count(*), greatest(extract(epoch from now() - min(run_at)), 0)::bigint
  from graphile_worker.jobs where locked_at is null and attempts < max_attempts group by task_identifier
$function$;
revoke all on function jobs.queued() from public;
grant execute on function jobs.queued() to millieme_app;

create or replace function jobs.failed()
  returns table (id bigint, task text, created_at timestamptz, failed_at timestamptz, attempts integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $function$
  select job.id, job.task_identifier, job.created_at, job.updated_at, job.attempts::integer
  from graphile_worker.jobs as job where job.locked_at is null and job.attempts >= job.max_attempts
$function$;
revoke all on function jobs.failed() from public;
grant execute on function jobs.failed() to millieme_app;

create or replace function jobs.try_again(job_id bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $function$
begin
  -- Of two concurrent calls, the second finds a waiting job and leaves it unchanged.
  perform pg_advisory_xact_lock(hashtextextended('jobs.try_again', job_id));
  perform from jobs.failed() as job where job.id = job_id;
  if found then
    perform from graphile_worker.reschedule_jobs(array[job_id], run_at => now(), attempts => 0);
  end if;
  return found;
end
$function$;
revoke all on function jobs.try_again(bigint) from public;
grant execute on function jobs.try_again(bigint) to millieme_app;
`;
