import type { RetentionReport } from '#contract/retention.ts';
import { calculateLastRetentionDay, type RetainedData } from '#domain/privacy/retention.ts';
import {
  createSweep,
  recordAudit,
  runAsSystem,
  type RetentionPart,
  type SweepDependencies,
} from '#features/shared/index.ts';
import { parseInstantMs } from '#platform/clock.ts';
import { deleteOldAnswers } from '#platform/http/idempotency.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NIL_UUID } from '#platform/ids.ts';
import type { Task } from '#platform/jobs/task.ts';

/** Records of each kind erased per run; the rest follows the next day. */
const AT_A_TIME = 1_000;

/** A record whose retention period has ended. */
interface Ended {
  readonly what: RetainedData;
  readonly id: string;
  readonly kept_until: string;
}

/** Finds the records whose retention period ends today, without changing them. */
export async function findEnded(
  ctx: TenantContext,
  parts: readonly RetentionPart[],
): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const part of parts) {
    for (const found of await part.find(ctx, AT_A_TIME)) {
      const kept_until = calculateLastRetentionDay(found);
      if (kept_until === null || kept_until >= ctx.today) continue;
      ended.push({ what: part.what, id: found.id, kept_until });
    }
  }
  return ended;
}

/** Erases the records whose retention period has ended, and logs their ids. */
export async function eraseEnded(
  ctx: TenantContext,
  parts: readonly RetentionPart[],
): Promise<Ended[]> {
  const ended = await findEnded(ctx, parts);
  for (const part of parts) {
    const ids = ended.filter(({ what }) => what === part.what).map(({ id }) => id);
    if (ids.length > 0) await part.erase(ctx, ids);
  }
  if (ended.length > 0) await recordAudit(ctx, 'retention.run', ctx.organizationId, { ended });
  return ended;
}

export function toReport(
  ctx: TenantContext,
  dry_run: boolean,
  ended: readonly Ended[],
): RetentionReport {
  const language = ctx.negotiateLanguage();
  return {
    dry_run,
    ended: ended.map((one) => ({
      ...one,
      legal_basis: translate(language, `privacy.basis.${one.what}`),
    })),
  };
}

/**
 * Creates the task that erases data whose retention period has ended, per organization, and stored
 * answers that are no longer repeated.
 */
export function createDailyRetention(
  deps: SweepDependencies & { readonly retention: readonly RetentionPart[] },
): Task {
  const forget = ({ db, now }: TenantContext) => deleteOldAnswers(db, parseInstantMs(now));
  const sweep = createSweep(deps, 'daily-retention', '30 2 * * *', async (ctx) => {
    await eraseEnded(ctx, deps.retention);
    await forget(ctx);
  });
  return {
    ...sweep,
    async run(payload, context) {
      await runAsSystem(deps, NIL_UUID, forget);
      await sweep.run(payload, context);
    },
  };
}
