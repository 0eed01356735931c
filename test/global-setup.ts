import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateForService } from '#app/owner-database.ts';
import { createDatabaseIfMissing } from '#platform/postgres-server/embedded-postgres.ts';
import {
  findSystemPostgres,
  startThrowAwayPostgres,
  type ThrowAwayPostgres,
} from './helpers/postgres-servers.ts';

const TEMPLATE = 'millieme_template';

/** TEST_POSTGRES=system runs the suite on the machine's own PostgreSQL, else on the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server } = await prepareServer(project);
  return () => server.stop();
}

/** A server of the run, with a migrated database to clone; `url` is that database's, as the service's login. */
export async function prepareServer(
  project: TestProject,
): Promise<{ readonly server: ThrowAwayPostgres; readonly url: string }> {
  const options = process.env['TEST_POSTGRES'] === 'system' ? await findSystemPostgres() : {};
  const server = await startThrowAwayPostgres(options);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-test-login-'));
  const ownerUrl = await createDatabaseIfMissing(server.url, TEMPLATE);
  const { url } = await migrateForService(ownerUrl, { dataDirectory, databaseAppUrl: undefined });
  rmSync(dataDirectory, { recursive: true });
  project.provide('serverUrl', server.url);
  project.provide('serviceUrl', url);
  project.provide('templateDatabase', TEMPLATE);
  return { server, url };
}
