import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { isAlive } from '#database/index.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Record of the server of `npm run test:db`, for the runs that use it. */
export const WARM_FOLDER = folderIn(ROOT);
/** Its modification time is the last use. */
const SERVER_FILE = join(WARM_FOLDER, 'server.json');
const RUN_DATABASE = /^run_(\d+)_/;

interface WarmServer {
  readonly url: string;
  /** Process id of the program that runs it. */
  readonly pid: number;
}

/** Finds the server that `npm run test:db` runs; undefined if none. */
export async function findWarmServer(): Promise<string | undefined> {
  try {
    const { url, pid } = JSON.parse(readFileSync(SERVER_FILE, 'utf8')) as WarmServer;
    if (!isAlive(pid)) return undefined;
    await listRunDatabases(url);
    noteUse();
    return url;
  } catch {
    return undefined;
  }
}

/**
 * Announces a server that this process runs.
 * @param root the tree whose tests use it
 */
export async function announceWarmServer(url: string, root = ROOT): Promise<void> {
  const server: WarmServer = { url, pid: process.pid };
  const folder = folderIn(root);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'server.json'), JSON.stringify(server), { mode: 0o600 });
}

function folderIn(root: string): string {
  return join(root, '.cache', 'test-database');
}

export function withdrawWarmServer(): void {
  rmSync(WARM_FOLDER, { recursive: true, force: true });
}

/** Records a use of the server. */
export function noteUse(): void {
  const now = new Date();
  utimesSync(SERVER_FILE, now, now);
}

export function readLastUseMs(): number {
  return statSync(SERVER_FILE).mtimeMs;
}

/** Returns the prefix of a run's databases, by which they are removed afterwards. */
export function makeRunPrefix(): string {
  return `run_${process.pid}`;
}

/** Removes the databases of this run, and of runs that were killed. */
export async function dropRunDatabases(url: string): Promise<void> {
  const names = await listRunDatabases(url);
  await withClient(url, async (client) => {
    for (const name of names) {
      const pid = Number(RUN_DATABASE.exec(name)?.[1]);
      if (pid === process.pid || !isAlive(pid))
        await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}

/** Lists the names of databases that belong to runs. */
export function listRunDatabases(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    return rows.map(({ datname }) => datname).filter((name) => RUN_DATABASE.test(name));
  });
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
