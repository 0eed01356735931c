import { distributeDatabase, runAsOwner, verifyDatabase } from '#database/index.ts';
import type { CommandContext } from './program.ts';
import { showProgress, writeLine } from './terminal.ts';

interface DistributeOptions {
  readonly shards: number;
  readonly verify?: boolean;
}

/** Distributes the database, or compares the servers of a distributed one. */
export async function runDistribute(
  { config }: CommandContext,
  { shards, verify = false }: DistributeOptions,
): Promise<void> {
  if (!verify) {
    const onTable = showProgress('{value} of {total} tables');
    const distributed = await runAsOwner(config, (ownerUrl) =>
      distributeDatabase(ownerUrl, config, { shards, onTable }),
    );
    writeLine(`${distributed.length} tables distributed`);
  }
  const faults = await runAsOwner(config, verifyDatabase);
  for (const fault of faults) writeLine(fault);
  if (faults.length > 0) throw new Error(`${faults.length} differences found`);
  writeLine('All servers are as they should be');
}
