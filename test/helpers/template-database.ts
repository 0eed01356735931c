import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { createDatabaseIfMissing } from '#database/index.ts';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { loadMigrations, migrate } from '#platform/db/migrate.ts';
import { openServiceLogin } from '#platform/db/service-login.ts';
import { QUEUE_FUNCTIONS } from '#platform/jobs/queue-functions.ts';
import { QUEUE_RIGHTS } from '#platform/jobs/queue-rights.ts';
import {
  closeClusterDatabase,
  createClusterDatabase,
  onServer,
  type CitusCluster,
} from './citus-cluster.ts';

const QUEUE_PACKAGE = new URL('../../node_modules/graphile-worker/package.json', import.meta.url);
/** One lock number for all runs that might make a template at once. */
const TEMPLATE_LOCK = 7_301_115;

export interface Template {
  /** The migrated database to clone; it must have no connections. */
  readonly name: string;
  /** URL for the serving login, on the database `postgres`. */
  readonly serviceUrl: string;
}

/**
 * Finds the migrated database on a server, named by its fingerprint, or makes it.
 * @param loginFolder folder of the serving login
 */
export async function prepareTemplate(serverUrl: string, loginFolder: string): Promise<Template> {
  const name = `template_${await fingerprintSchema()}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const draft = `${name}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await migrate(await createDatabaseIfMissing(serverUrl, draft));
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return { name, serviceUrl: await openServiceLogin(serverUrl, loginFolder) };
  } finally {
    await client.end();
  }
}

/** One part for each worker: the more parts, the longer each copy of the database takes. */
const TEST_SHARDS = 2;

/**
 * Makes the migrated and distributed database of a cluster to clone.
 * @param loginFolder folder of the serving login
 */
export async function prepareClusterTemplate(
  cluster: Pick<CitusCluster, 'url' | 'workerUrls'>,
  loginFolder: string,
): Promise<Template> {
  const name = 'template_cluster';
  const url = await createClusterDatabase(cluster, name);
  await migrate(url);
  await onServer(url, async (client) => {
    await distribute(client, { shards: TEST_SHARDS });
    const faults = await verifyDistribution(client);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  await closeClusterDatabase(cluster, name);
  return { name, serviceUrl: await openServiceLogin(cluster.url, loginFolder) };
}

/** Computes a fingerprint of what a migrated database depends on: the migrations, and the job queue. */
async function fingerprintSchema(): Promise<string> {
  const migrations = await loadMigrations();
  const { version } = JSON.parse(await readFile(QUEUE_PACKAGE, 'utf8')) as { version: string };
  const parts = [...migrations.map(({ sha256 }) => sha256), version, QUEUE_FUNCTIONS, QUEUE_RIGHTS];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
