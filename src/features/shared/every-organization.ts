import type { Logger } from 'pino';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { listOrganizationIds } from './organization-ids.ts';
import { runAsSystem, type SystemDependencies } from './system-context.ts';

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
      deps.logger.error({ err: error, task, organization_id: id }, 'an organization was left out');
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `failed for ${failures.length} of ${ids.length} organizations`,
    );
}
