/** Writes openapi/openapi.json from the routes' schemas; with --check, fails when the file is not up to date. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { Database } from '#platform/db/database.ts';
import { uuidv7Source } from '#platform/ids.ts';

const PATH = 'openapi/openapi.json';

/** The description as the service would serve it; the database is never called. */
async function describe(): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-openapi-'));
  const database = new Database({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const config = loadConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    ids: uuidv7Source,
    logger: pino({ level: 'silent' }),
  });
  try {
    const { payload } = await app.server.inject('/openapi.json');
    return `${JSON.stringify(JSON.parse(payload), null, 2)}\n`;
  } finally {
    await app.stop();
    await database.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

const description = await describe();
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(PATH, 'utf8') === description;
  if (!isCurrent)
    console.error(`${PATH} is out of date: node scripts/bootstrap.mjs scripts/generate-openapi.ts`);
  process.exit(isCurrent ? 0 : 1);
}
mkdirSync('openapi', { recursive: true });
writeFileSync(PATH, description);
