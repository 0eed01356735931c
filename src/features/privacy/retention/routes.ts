import { ref } from '#contract/common.ts';
import { RetentionReport, RunRetention } from '#contract/retention.ts';
import type { RetentionPart } from '#features/shared/index.ts';
import { declareRoutes, snapshotRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { eraseEnded, findEnded, toReport } from './run-retention.ts';

export function createRetentionRoutes({
  retention,
}: {
  readonly retention: readonly RetentionPart[];
}): readonly Route[] {
  return declareRoutes('GDPR', [
    snapshotRoute({
      path: '/gdpr/retention',
      operationId: 'readRetention',
      access: 'gdpr:write',
      summary: 'Preview the retention run',
      description:
        'Returns data past its retention period, without data under legal hold; changes nothing.',
      answer: ref(RetentionReport),
      handler: async (ctx) => toReport(ctx, true, await findEnded(ctx, retention)),
    }),
    writeRoute({
      method: 'POST',
      path: '/gdpr/retention/run',
      operationId: 'runRetention',
      access: 'gdpr:write',
      summary: 'Run the retention',
      description:
        'Erases data past its retention period, as the daily task does; recorded in the audit log by ids.',
      rules: ['`dry_run` only reports.'],
      body: RunRetention,
      example: { dry_run: true },
      status: 200,
      answer: ref(RetentionReport),
      handler: async (ctx, { body: { dry_run = false } }) =>
        toReport(
          ctx,
          dry_run,
          await (dry_run ? findEnded(ctx, retention) : eraseEnded(ctx, retention)),
        ),
    }),
  ]);
}
