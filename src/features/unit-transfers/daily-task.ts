import { lockLedger } from '#features/books/ledger/index.ts';
import { forEveryOrganization, type SweepDependencies } from '#features/shared/index.ts';
import type { Task } from '#platform/jobs/task.ts';
import { transferDueCapital } from './working-capital.ts';

const NAME = 'daily-transfers';
const DAY_MS = 24 * 60 * 60_000;

/**
 * Creates the task that transfers the working capital of units that change hands today. A second
 * run changes nothing.
 */
export function createDailyTransfers(deps: SweepDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '0 3 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    run: (_payload, { signal }) =>
      forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        await transferDueCapital(ctx, await lockLedger(ctx));
      }),
  };
}
