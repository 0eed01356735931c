import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#test/helpers/free-port.ts';
import { openCollector, type Collector } from './collector.ts';
import { listFamily } from './processes.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const execute = promisify(execFile);
/** The memory flag of the start command. */
const [memoryFlag = ''] =
  /--max-semi-space-size=\d+/.exec(
    readFileSync(new URL('../scripts/run-program.mjs', import.meta.url), 'utf8'),
  ) ?? [];

/**
 * The service with the flags of `npm start`, on a database of the bench and without rate limits.
 */
export interface RunningService {
  readonly pid: number;
  readonly origin: string;
  /** Resident memory of its process, in MiB. */
  memory(): Promise<number>;
  /** Opens a collector for its process. */
  openCollector(): Promise<Collector>;
  stop(): Promise<void>;
}

export async function startService(options: {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly jwtSecret: string;
  /** Folder for a CPU profile of the whole run, written when it ends. */
  readonly profileFolder?: string | undefined;
  /** Root of a commit that is started by its own start command, with its packages. */
  readonly root?: string | undefined;
  /** Overrides the settings below. */
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<RunningService> {
  const { databaseUrl, jwtSecret, profileFolder } = options;
  const folder = await mkdtemp(join(options.folder, 'service-'));
  const port = await freePort();
  const inspectorPort = await freePort();
  const profiling =
    profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const command =
    options.root === undefined
      ? [memoryFlag, `--inspect-port=${inspectorPort}`, ...profiling, MAIN]
      : [join(options.root, 'scripts/bootstrap.mjs'), 'src/main.ts'];
  const child = spawn(process.execPath, command, {
    // A folder without a .env file, whose settings would apply.
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      // For the case of large files.
      MAX_UPLOAD_MIB: '256',
      RATE_LIMIT_USER: '0',
      RATE_LIMIT_ADDRESS: '0',
      ...options.settings,
    },
  });
  await serving(child);
  // The start command runs the service as its only child.
  const [started, below] = await listFamily([child.pid ?? Number.NaN]);
  const pid = options.root === undefined ? started : below;
  if (pid === undefined) throw new Error('the service has no process');
  return {
    pid,
    origin: `http://127.0.0.1:${port}`,
    async memory() {
      const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)]);
      return Number(stdout) / 1_024;
    },
    openCollector: () => openCollector(pid, inspectorPort),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for the line that says it serves; later output is read and dropped. */
function serving(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (text: string) => {
      output += text;
      if (output.includes(' serves http')) resolve();
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.stderr?.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`the service did not start:\n${output}`)));
  });
}
