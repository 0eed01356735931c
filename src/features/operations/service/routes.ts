import { ref } from '#contract/common.ts';
import { FailedJobParams, ServiceState } from '#contract/operations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Clock } from '#platform/clock.ts';
import { routesOf, userRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { tryJobAgain } from '#platform/jobs/failed-jobs.ts';
import { stateOfService, type ServiceDependencies } from './state.ts';

/** What is known of the running service, and what can be done about it. */
export function createServiceRoutes(
  deps: ServiceDependencies & { readonly clock: Clock },
): readonly Route[] {
  return routesOf('Health', [
    userRoute({
      method: 'GET',
      path: '/operations',
      operationId: 'getOperations',
      access: 'platform',
      summary: 'How the service stands',
      description:
        'Versions, backups and drills with the targets that they are to meet, the last nightly proof, and the queue of jobs with those that failed for good. Measurements are in /metrics.',
      answer: ref(ServiceState),
      handler: () => stateOfService(deps, deps.clock.nowMs()),
    }),
    writeRoute({
      method: 'POST',
      path: '/operations/failed-jobs/:job_id/retry',
      operationId: 'retryFailedJob',
      access: 'platform',
      summary: 'Have a job tried again that failed for good',
      description:
        'It waits again, with all its attempts. A job that is gone, runs or waits already is not found.',
      params: FailedJobParams,
      handler: async (ctx, { params: { job_id } }) => {
        if (!(await tryJobAgain(ctx.db, job_id)))
          throw new DomainError('not_found', { what: 'failed_job', id: job_id });
        await recordAudit(ctx, 'failed_job.replayed', ctx.organizationId, { job_id });
      },
    }),
  ]);
}
