import { migrateForService, runAsOwner } from '#database/index.ts';
import { systemClock } from '#platform/clock.ts';
import { createAccessTokens } from '#platform/security/access-token.ts';
import type { CommandContext } from './program.ts';
import { writeLine } from './terminal.ts';

/** Migrates the database to this version. */
export async function runMigrations({ config }: CommandContext): Promise<void> {
  const { applied, warnings } = await runAsOwner(config, (ownerUrl) =>
    migrateForService(ownerUrl, config),
  );
  writeLine(applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`);
  for (const warning of warnings) writeLine(warning);
}

/** Prints a token that gives access to the metrics only. */
export async function printMetricsToken({ config }: CommandContext): Promise<void> {
  const clock = () => systemClock.nowMs();
  const tokens = createAccessTokens({ secrets: config.jwtSecrets, clock });
  writeLine(await tokens.issueMetricsToken());
}

/** Prints the API description. */
export async function printApiDescription({ config }: CommandContext): Promise<void> {
  const { buildApiDescription } = await import('#app/api-description.ts');
  writeLine(await buildApiDescription(config));
}
