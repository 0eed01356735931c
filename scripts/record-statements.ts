/**
 * Writes db/released-statements.sql: the statements that this version sends under the app role
 * while the flows of the integration suite run. For a release (docs/runbooks/upgrade.md).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDatabaseIfMissing } from '#database/index.ts';
import { migrate } from '#platform/db/migrate.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
import { RECORD_STATEMENTS, readRecordedStatements } from '#test/helpers/recorded-statements.ts';
import { RELEASED_STATEMENTS, formatReleased, typesOf } from '#test/helpers/released-statements.ts';

/** Every route with every role, and a year of an office from end to end. */
const FLOWS = [
  'test/contract/every-answer.test.ts',
  'test/contract/every-route.test.ts',
  'test/e2e/bank-year.test.ts',
  'test/e2e/office-year.test.ts',
  'test/e2e/residence.test.ts',
  'test/e2e/residence-assembly.test.ts',
  'test/e2e/owner-accounts',
];

const directory = mkdtempSync(join(tmpdir(), 'millieme-statements-'));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', ...FLOWS];
const { status } = spawnSync(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, [RECORD_STATEMENTS]: directory },
});
if (status !== 0) throw new Error('a flow has failed: nothing is written');

const texts = readRecordedStatements(directory);
rmSync(directory, { recursive: true });
const server = await startThrowAwayPostgres({});
try {
  const url = await createDatabaseIfMissing(server.url, 'statements');
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const statements = [];
  for (const text of texts) statements.push({ text, types: await typesOf(client, text) });
  await client.end();
  writeFileSync(RELEASED_STATEMENTS, formatReleased(API_VERSION, statements));
  console.log(`${statements.length} statements of version ${API_VERSION}`);
} finally {
  await server.stop();
}
