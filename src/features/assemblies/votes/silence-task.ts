import {
  forEveryOrganization,
  type SweepDependencies,
} from '#features/people/organizations/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import { endVoting } from './closing.ts';
import { findUnanswered } from './repository.ts';

const NAME = 'end-written-decisions';
const HOUR_MS = 60 * 60_000;

/** Ends what was to be decided in writing and whose day has passed: silence is no consent (art. 3.87 §11). */
export function createEndWrittenDecisions(deps: SweepDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '10 * * * *', backfillMs: HOUR_MS, maxAttempts: 10 },
    run: (_payload, { signal }) =>
      forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        for (const id of await findUnanswered(ctx.db, ctx.now)) await endVoting(ctx, id);
      }),
  };
}
