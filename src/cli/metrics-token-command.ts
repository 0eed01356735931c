import { systemClock } from '#platform/clock.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';
import { writeLine, type Run } from './command.ts';
import type { metricsTokenCall } from './commands.ts';

export const runMetricsToken: Run<typeof metricsTokenCall> = async ({ config }) => {
  const clock = () => systemClock.nowMs();
  const tokens = createAccessTokens({ secrets: config.jwtSecrets, clock });
  writeLine(await tokens.issueMetricsToken());
};
