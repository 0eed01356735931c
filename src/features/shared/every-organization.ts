import type { Logger } from 'pino';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { listOrganizationIds } from './organization-ids.ts';
import { asSystem, type SystemDependencies } from './system-context.ts';

export interface SweepDependencies extends SystemDependencies {
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Does the same for every organization, one after the other, each in a transaction of its own. A
 * failure is logged and does not stop the others; at the end it fails the whole, which is then done
 * again: the work must leave alone what is done already.
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
      await asSystem(deps, id, work);
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
