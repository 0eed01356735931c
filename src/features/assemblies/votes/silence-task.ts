import {
  forEveryOrganization,
  type SweepDependencies,
  runAsSystem,
} from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import { endVoting } from './closing.ts';
import { findUnanswered } from './repository.ts';

const NAME = 'end-written-decisions';
const HOUR_MS = 60 * 60_000;

/**
 * Creates the task that ends decisions in writing after their deadline: silence is no consent (art.
 * 3.87 §11). Each has its own transaction: one that cannot be counted, in a building whose shares
 * do not add up, does not keep the others open, but fails the whole run at the end.
 */
export function createEndWrittenDecisions(deps: SweepDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '10 * * * *', backfillMs: HOUR_MS, maxAttempts: 10 },
    async run(_payload, { signal }) {
      const due = new Map<string, readonly string[]>();
      await forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        due.set(ctx.organizationId, await findUnanswered(ctx.db, ctx.now));
      });
      const failures: unknown[] = [];
      for (const [organization_id, ids] of due)
        for (const meeting_id of ids) {
          signal.throwIfAborted();
          try {
            await runAsSystem(deps, organization_id, (ctx) => endVoting(ctx, meeting_id));
          } catch (error) {
            const facts = { err: error, task: NAME, organization_id, meeting_id };
            deps.logger.error(facts, 'a written decision could not be closed');
            failures.push(error);
          }
        }
      if (failures.length > 0)
        throw new AggregateError(failures, `failed for ${failures.length} decisions in writing`);
    },
  };
}
