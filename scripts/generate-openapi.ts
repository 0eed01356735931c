/**
 * Writes openapi/openapi.json from the schemas of the routes; with --check, fails if the file is
 * out of date.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#platform/config.ts';
import { buildApiDescription } from '../src/app/api-description.ts';

const PATH = 'openapi/openapi.json';

/** Uses a temporary folder, so that a secret that the configuration creates is removed. */
async function describe(): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-openapi-'));
  try {
    const config = loadConfig({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' });
    return `${await buildApiDescription(config)}\n`;
  } finally {
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
