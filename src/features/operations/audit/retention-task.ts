import { addDays, addMonths } from '#domain/kernel/local-date.ts';
import { RETENTION_YEARS } from '#domain/privacy/retention-years.ts';
import {
  forEveryOrganization,
  type SweepDependencies,
  runAsSystem,
} from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';
import { deleteOldEntries } from './repository.ts';

const NAME = 'daily-audit-end';
const DAY_MS = 24 * 60 * 60_000;
const MONTHS = 12;
/** Entries deleted per transaction; the rest follows the next day. */
const AT_A_TIME = 20_000;

/** Creates the task that deletes entries whose retention period has ended, per organization. */
export function createAuditRetentionTask(deps: SweepDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '40 2 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    async run(_payload, { signal }) {
      await runAsSystem(deps, NIL_UUID, deleteExpiredEntries);
      await forEveryOrganization(deps, { task: NAME, signal }, deleteExpiredEntries);
    },
  };
}

/**
 * Deletes entries from before the first day to keep. From midnight to one in Brussels, the database
 * still counts the previous day.
 */
async function deleteExpiredEntries({ db, today }: TenantContext): Promise<void> {
  const keptFrom = addMonths(today, -MONTHS * RETENTION_YEARS.Audit);
  await deleteOldEntries(db, addDays(keptFrom, -1), AT_A_TIME);
}
