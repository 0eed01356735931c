import { systemClock } from '#platform/clock.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';
import { writeLine, type Run } from './command.ts';

export const runMetricsToken: Run = async ({ config }) => {
  const clock = () => systemClock.nowMs();
  const tokens = createAccessTokens({ secret: config.jwtSecret, clock });
  writeLine(await tokens.issueMetricsToken());
};
