import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openArchiveStorage } from '#database/index.ts';
import { measured, rateOf, type Measurement } from './measurement.ts';
import { runClosedLoop, type YearsBench } from './reading-load.ts';
import type { Result } from './run-cases.ts';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
const PASSPHRASE = 'drie-zwanen-op-het-kanaal';
const LOOK_MS = 50;
const MOST_MIB = 300;
const MIB = 1024 * 1024;

interface Ended {
  readonly seconds: number;
  /** Peak memory, in MiB. */
  readonly peak: number;
}

/**
 * Makes and restores an encrypted backup while users keep reading: duration, memory, and what it
 * costs the readers.
 */
export async function runBackup(bench: YearsBench): Promise<Result[]> {
  const [archives, target] = [join(bench.folder, 'archives'), join(bench.folder, 'restored')];
  await runClosedLoop(bench, bench.seconds / 2);
  const before = await runClosedLoop(bench, bench.seconds / 2);
  const done = new AbortController();
  const saving = millieme(bench, ['backup', '--to', archives]).finally(() => done.abort());
  const during: Measurement[] = [];
  while (!done.signal.aborted) during.push(await runClosedLoop(bench, 1));
  const saved = await saving;
  const folder = openArchiveStorage({ directory: archives, s3: undefined });
  const [{ name, bytes } = { name: '', bytes: 0 }] = await folder.list();
  const archive = folder.addressOf(name);
  const of = `a database of ${await readDatabaseSize(bench.databaseUrl)} MiB, in ${mibOf(bytes)}`;
  // A request that began in the last second ran mostly after the end.
  const beside = during.slice(0, Math.max(1, during.length - 1));
  const good = beside.reduce((sum, one) => sum + one.good, 0);
  const lost = 1 - good / beside.reduce((sum, one) => sum + one.seconds, 0) / rateOf(before);
  const restored = await millieme(bench, ['restore', archive, '--into', target]);
  for (const made of [archives, target]) await rm(made, { recursive: true, force: true });
  return [
    resultOf(`backup of ${of}, ${Math.round(lost * 100)} % of the request rate lost`, saved),
    resultOf(`restore of ${of}`, restored),
  ];
}

async function readDatabaseSize(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  return mibOf(Number(rows[0]?.bytes));
}

function mibOf(bytes: number): number {
  return Math.round(bytes / MIB);
}

function resultOf(name: string, { seconds, peak }: Ended): Result {
  return {
    name,
    shown: measured([seconds * 1_000], 0, seconds),
    hasRate: false,
    target: `memory < ${MOST_MIB} MiB (${Math.round(peak)})`,
    isMet: peak < MOST_MIB,
  };
}

async function millieme(bench: YearsBench, args: readonly string[]): Promise<Ended> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: bench.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: join(bench.folder, 'command'),
      DATABASE_URL: bench.databaseUrl,
      BACKUP_PASSPHRASE: PASSPHRASE,
      DISK_RESERVE_MIB: '0',
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said += text));
  const ended = once(child, 'exit');
  const peak = await pollPeakMemory(child);
  await ended;
  if (child.exitCode !== 0) throw new Error(`millieme ${args.join(' ')}: ${said}`);
  return { seconds: (performance.now() - startedMs) / 1_000, peak };
}

/** Polls the kernel's peak memory of a process until it ends. */
async function pollPeakMemory({ pid }: ChildProcess): Promise<number> {
  let peak = 0;
  for (;;) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kib] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
    if (kib === undefined) return peak;
    peak = Number(kib) / 1_024;
    await setTimeout(LOOK_MS);
  }
}
