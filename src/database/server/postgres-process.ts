import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './postgres-cluster.ts';
import { buildCommandAs } from './run-as-user.ts';

export type PostgresProcess = {
  readonly pid: number;
  readonly port: number;
  hasEnded(): boolean;
  /** Reason for its end, in the words of the server. */
  reason(): Promise<string>;
};

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  // One file per day of the week, overwritten each week. The service logs errors of statements;
  // their details (row values, parameters) are logged nowhere.
  logging_collector: 'on',
  log_line_prefix: '%m [%p] ',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * A server process woken by a statement would preempt the sender on its core; the scheduler does
 * not let batch work do that. On two cores: a fifth to a third more requests per second under
 * concurrency, the same for one at a time. Without chrt (Linux, util-linux) the server runs
 * normally.
 */
const asBatchWork = 'chrt -b -p 0 $$ 2>/dev/null; exec "$@"';

const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the server in its own process group: Ctrl-C in a terminal only reaches the service, which
 * then stops the server.
 */
export function spawnPostgres(
  program: string,
  cluster: Cluster,
  options: { port: number; durable: boolean; settings: Readonly<Record<string, string>> },
): PostgresProcess {
  const settings = {
    ...defaultSettings,
    ...(options.durable ? {} : withoutDurability),
    ...options.settings,
    port: String(options.port),
  };
  const command = buildCommandAs(cluster.identity, '/bin/sh', [
    '-c',
    asBatchWork,
    'sh',
    program,
    '-D',
    cluster.directory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let ended = false;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const closed = new Promise<void>((resolve) => {
    child.once('exit', () => (ended = true));
    child.once('error', (error) => {
      output += error.message;
      ended = true;
      resolve();
    });
    child.once('close', () => resolve());
  });
  child.unref();
  (child.stderr as Socket).unref();
  const pid = child.pid ?? 0;
  return {
    pid,
    port: options.port,
    hasEnded: () => ended,
    reason: async () => {
      await closed;
      return (
        fatalLine(output) ??
        (await readLoggedReason(cluster.directory, pid)) ??
        'it ended without a word'
      );
    },
  };
}

function fatalLine(text: string): string | undefined {
  const line = text.split('\n').findLast((candidate) => /(?:FATAL|PANIC): /.test(candidate));
  return line?.replace(/^.*?(?:FATAL|PANIC): +/, '');
}

async function readLoggedReason(directory: string, pid: number): Promise<string | undefined> {
  const names = await readFile(join(directory, 'current_logfiles'), 'utf8').catch(() => '');
  const file = /^stderr (.+)$/m.exec(names)?.[1];
  if (file === undefined) return undefined;
  const log = await readFile(join(directory, file), 'utf8').catch(() => '');
  const lines = log.split('\n').filter((line) => line.includes(` [${pid}] `));
  return fatalLine(lines.join('\n'));
}

/** Finds a free port on the loopback address. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
