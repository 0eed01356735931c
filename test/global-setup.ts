import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { createDatabaseIfMissing } from '#platform/postgres-server/embedded-postgres.ts';
import { findSystemPostgres, startThrowAwayPostgres } from './helpers/postgres-servers.ts';

const TEMPLATE = 'millieme_template';

/** TEST_POSTGRES=system runs the suite on the machine's own PostgreSQL, else on the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const options = process.env['TEST_POSTGRES'] === 'system' ? await findSystemPostgres() : {};
  const server = await startThrowAwayPostgres(options);
  await migrate(await createDatabaseIfMissing(server.url, TEMPLATE));
  project.provide('serverUrl', server.url);
  project.provide('templateDatabase', TEMPLATE);
  return () => server.stop();
}
