import type { OwnerAccountIntegrity } from '#contract/owner-accounts.ts';
import { emit, systemAlert } from '#features/notifications/index.ts';
import { isAuditedToday } from '#features/operations/audit/index.ts';
import {
  forEveryOrganization,
  type SweepDependencies,
  recordAudit,
} from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { Metrics } from '#platform/metrics.ts';
import { checkIntegrity } from './integrity.ts';

const NAME = 'nightly-integrity';
const DAY_MS = 24 * 60 * 60_000;

export interface NightlyIntegrityDependencies extends SweepDependencies {
  readonly metrics: Pick<Metrics, 'setOwnerAccountDifferences'>;
}

/**
 * Creates the task that compares the open items of all owners with the ledger and reports differences.
 */
export function createNightlyIntegrity(deps: NightlyIntegrityDependencies): Task {
  return {
    name: NAME,
    schedule: { cron: '0 2 * * *', backfillMs: DAY_MS, maxAttempts: 10 },
    async run(_payload, { signal }) {
      const { metrics, logger } = deps;
      let found = 0;
      await forEveryOrganization(deps, { task: NAME, signal }, async (ctx) => {
        const { differences } = await checkIntegrity(ctx);
        if (differences.length === 0) return;
        await reportOnce(ctx, { differences });
        ctx.afterCommit(() => {
          found += differences.length;
          metrics.setOwnerAccountDifferences(found);
          const facts = { organization_id: ctx.organizationId, differences: differences.length };
          logger.error(facts, 'owner accounts differ from the books');
        });
      });
      metrics.setOwnerAccountDifferences(found);
    },
  };
}

/** Records the differences and notifies the syndics: once a day, however often the check is repeated. */
async function reportOnce(ctx: TenantContext, details: Pick<OwnerAccountIntegrity, 'differences'>) {
  const action = 'owner_accounts.differ';
  if (await isAuditedToday(ctx, action, ctx.organizationId)) return;
  await recordAudit(ctx, action, ctx.organizationId, details);
  await emit(ctx, systemAlert, {
    finding: 'owner_accounts_differ',
    building_id: null,
    audience: 'Syndics',
  });
}
