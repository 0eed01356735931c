import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { afterFile } from './after-file.ts';
import { LIMITS } from './limits.ts';
import { startThrowAwayPostgres } from './postgres-servers.ts';

const START_AND_STAY = `
  import { startThrowAwayPostgres } from '#test/helpers/postgres-servers.ts';
  process.stdout.write((await startThrowAwayPostgres()).url + '\\n');
  setInterval(() => {}, 1_000);
`;

async function readDataFolder(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '';
  } finally {
    await client.end();
  }
}

it(
  'the next server of tests stops the one of a killed run',
  { timeout: LIMITS.longTest },
  async () => {
    const run = spawn(process.execPath, ['--input-type=module', '--eval', START_AND_STAY], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
    run.kill('SIGKILL');
    await once(run, 'exit');
    const folder = await readDataFolder(url);
    const server = await startThrowAwayPostgres();
    afterFile(() => server.stop());
    expect(await readDataFolder(server.url)).not.toBe(folder);
    await expect(readDataFolder(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  },
);
