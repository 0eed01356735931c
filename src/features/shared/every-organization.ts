import type { Logger } from 'pino';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { listOrganizationIds } from './organization-ids.ts';
import { runAsSystem, type SystemDependencies } from './system-context.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface SweepDependencies extends SystemDependencies {
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Runs a task for every organization in turn, each in its own transaction. A failure is logged and
 * does not stop the others, but fails the whole run at the end, which is then repeated: the task
 * must skip what is already done.
 */
export async function forEveryOrganization(
  deps: SweepDependencies,
  { task, signal }: { readonly task: string; readonly signal: AbortSignal },
  work: (ctx: TenantContext) => Promise<void>,
): Promise<void> {
  const ids = await deps.database.read(NIL_UUID, listOrganizationIds);
  const failures: unknown[] = [];
  for (const id of ids) {
    signal.throwIfAborted();
    try {
      await runAsSystem(deps, id, work);
    } catch (error) {
      deps.logger.error({ err: error, task, organization_id: id }, 'an organization was skipped');
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `failed for ${failures.length} of ${ids.length} organizations`,
    );
}

/**
 * Creates a scheduled task that does its work for every organization, each in its own transaction.
 * Runs that were missed on the last day are made up for; the work skips what is already done.
 * @param cron in UTC
 */
export function createSweep(
  deps: SweepDependencies,
  name: string,
  cron: string,
  work: (ctx: TenantContext) => Promise<void>,
): Task {
  return {
    name,
    schedule: { cron, backfillMs: DAY_MS, maxAttempts: 10 },
    run: (_payload, { signal }) => forEveryOrganization(deps, { task: name, signal }, work),
  };
}
