import { ref } from '#contract/common.ts';
import { FailedJobParams, ServiceState } from '#contract/operations.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { recordAudit } from '#features/shared/index.ts';
import type { Clock } from '#platform/clock.ts';
import { declareRoutes, userRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { retryJob } from '#platform/jobs/failed-jobs.ts';
import { readServiceState, type ServiceDependencies } from './state.ts';

/** Creates the routes to monitor and operate the running service. */
export function createServiceRoutes(
  deps: ServiceDependencies & { readonly clock: Clock },
): readonly Route[] {
  return declareRoutes('Health', [
    userRoute({
      method: 'GET',
      path: '/operations',
      operationId: 'getOperations',
      access: 'platform',
      summary: 'Get the state of operations',
      description:
        'Returns versions, backups, recovery drills with targets, the last integrity check and the job queue.',
      rules: ['Metrics are at `/metrics`.'],
      answer: ref(ServiceState),
      handler: () => readServiceState(deps, deps.clock.nowMs()),
    }),
    writeRoute({
      method: 'POST',
      path: '/operations/failed-jobs/:job_id/retry',
      operationId: 'retryFailedJob',
      access: 'platform',
      summary: 'Retry a failed job',
      description: 'Queues the job again with all its attempts.',
      rules: ['Not found: a job that is done, running or waiting.'],
      params: FailedJobParams,
      handler: async (ctx, { params: { job_id } }) => {
        if (!(await retryJob(ctx.db, job_id)))
          throw new DomainError('not_found', { what: 'failed_job', id: job_id });
        await recordAudit(ctx, 'failed_job.replayed', ctx.organizationId, { job_id });
      },
    }),
  ]);
}
