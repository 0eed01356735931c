import { alertOperators, alertOperatorsOnce } from '#features/operations/operators/index.ts';
import {
  forEveryOrganization,
  type SweepDependencies,
  runAsSystem,
} from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { Metrics } from '#platform/metrics.ts';
import { insertProofRun } from './repository.ts';

const NAME = 'nightly-proof';
const DAY_MS = 24 * 60 * 60_000;

export interface ProofDependencies extends SweepDependencies {
  readonly metrics: Pick<Metrics, 'setProofFaults'>;
  /** Each check returns its faults, one line each. */
  readonly proofs: readonly ((ctx: TenantContext) => Promise<readonly string[]>)[];
}

/**
 * Creates the task that checks books, votes and logs of every organization, and reports faults in
 * the log, the metrics and to the operators.
 */
export function createNightlyProof(deps: ProofDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '15 3 * * *', backfillMs: DAY_MS, maxAttempts: 3 },
    async run(_payload, { signal }) {
      const { metrics, logger, proofs, database, clock, ids } = deps;
      let [organization_count, fault_count] = [0, 0];
      const faultsIn = async (ctx: TenantContext) => {
        // In one snapshot: entries written or linked during the check are no fault.
        const faults = await database.snapshot(ctx.organizationId, async (db) => {
          const found: string[] = [];
          for (const proof of proofs) found.push(...(await proof(ctx.withConnection(db))));
          return found;
        });
        ctx.afterCommit(() => {
          fault_count += faults.length;
          for (const fault of faults)
            logger.error(
              { organization_id: ctx.organizationId, fault },
              'an integrity check found faults',
            );
        });
        return faults;
      };
      const ofPlatform = await runAsSystem(deps, NIL_UUID, faultsIn);
      if (ofPlatform.length > 0) await alertOperatorsOnce(deps, 'proof_broken');
      await forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        const faults = await faultsIn(ctx);
        if (faults.length > 0) await alertOperators(ctx, 'proof_broken');
        ctx.afterCommit(() => {
          organization_count += 1;
        });
      });
      metrics.setProofFaults(fault_count);
      const ended_at = instantOf(clock.nowMs());
      await database.write(NIL_UUID, (db) =>
        insertProofRun(db, { id: ids.next(), ended_at, organization_count, fault_count }),
      );
    },
  };
}
