import type { Config } from '#platform/config.ts';
import { distribute, type DistributeOptions } from '#platform/db/distribution/distribute.ts';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { onDatabase } from './on-database.ts';
import { migrateUnverified } from './open-database.ts';

/**
 * Migrates a database and distributes it over the servers of its cluster.
 * @returns the names of newly distributed tables
 */
export async function distributeDatabase(
  ownerUrl: string,
  config: Pick<Config, 'dataDirectory' | 'databaseAppUrl'>,
  options: DistributeOptions,
): Promise<readonly string[]> {
  await migrateUnverified(ownerUrl, config);
  return onDatabase(ownerUrl, (client) => distribute(client, options));
}

/** Lists the differences between the servers of a distributed database; none if all is in order. */
export function verifyDatabase(ownerUrl: string): Promise<readonly string[]> {
  return onDatabase(ownerUrl, verifyDistribution);
}
