import { ref } from '#contract/common.ts';
import { RetentionReport, RunRetention } from '#contract/retention.ts';
import type { RetentionPart } from '#features/shared/index.ts';
import { routesOf, snapshotRoute, writeRoute, type Route } from '#platform/http/route.ts';
import { eraseEnded, findEnded, toReport } from './run-retention.ts';

export function createRetentionRoutes({
  retention,
}: {
  readonly retention: readonly RetentionPart[];
}): readonly Route[] {
  return routesOf('GDPR', [
    snapshotRoute({
      path: '/gdpr/retention',
      operationId: 'readRetention',
      access: 'gdpr:write',
      summary: 'What has reached the end of its time and would be erased now',
      description: 'Nothing is changed by it. What is under legal hold is not among it.',
      answer: ref(RetentionReport),
      handler: async (ctx) => toReport(ctx, true, await findEnded(ctx, retention)),
    }),
    writeRoute({
      method: 'POST',
      path: '/gdpr/retention/run',
      operationId: 'runRetention',
      access: 'gdpr:write',
      summary: 'Erase what has reached the end of its time',
      description:
        'As the daily task does by itself; the audit log keeps what went, by ids. With `dry_run` it only says what would go.',
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
