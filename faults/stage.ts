import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import {
  createDatabaseIfMissing,
  findPostmaster,
  findRunningPostgresUrl,
  isAlive,
  supervisePostgres,
} from '#database/index.ts';
import { freePort } from '#test/helpers/free-port.ts';
import { findSystemPostgres } from '#test/helpers/postgres-servers.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const DATABASE = 'millieme';
/** Size of the campaign's disk, where it has one of its own. */
const DISK_MIB = 1_200;
/** Size of the disk of its backups. */
export const BACKUPS_MIB = 128;
/** Small, so that there is much to fill between the reserve and an empty disk. */
const RESERVE_MIB = 256;
export const ADMIN = { email: 'admin@example.org', password: 'drie-blauwe-fietsen-77' };

/** The service in several processes, its database, and where both store their data. */
export interface Stage {
  readonly origin: string;
  /** Version of PostgreSQL, for the report. */
  readonly server: string;
  /** Disk that holds everything, where the campaign has its own: only root may mount one. */
  readonly disk: string | undefined;
  /** Folder of the backups, on a disk of its own where that could be mounted. */
  readonly backups: { readonly directory: string; readonly disk: string | undefined };
  /** Folder for temporary data. */
  readonly scratch: string;
  /**
   * Starts the service and waits until it serves.
   * @param settings in addition to its own
   */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Settings of the service, for its commands. */
  readonly environment: Readonly<Record<string, string>>;
  /** Process ids: the program that starts everything first, then its descendants. */
  processes(): number[];
  /** Process id of the main process, which starts the others. */
  keeper(): number;
  /** Process ids of the serving processes. */
  serving(): number[];
  /** Process ids of the database server. */
  postgres(): Promise<number[]>;
  /** Whether the program that starts everything runs. */
  runs(): boolean;
  /** Settles when the service that runs now has ended. */
  ended(): Promise<void>;
  asSuperuser<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Last lines of the service's output. */
  readonly output: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens a stage.
 * @param isSystem use the machine's own PostgreSQL, whose server is restarted when it ends
 */
export async function openStage(isSystem: boolean): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'millieme-faults-'));
  chmodSync(folder, 0o711);
  const disk = process.getuid?.() === 0 ? mountDisk(join(folder, 'disk'), DISK_MIB) : undefined;
  const backups = openBackups(folder, disk !== undefined);
  const home = join(disk ?? folder, 'home');
  mkdirSync(home, { mode: 0o711 });
  const own = isSystem ? await startSystemPostgres(join(disk ?? folder, 'cluster')) : undefined;
  const cluster = own?.cluster ?? join(home, 'postgres');
  const port = await freePort();
  const output: string[] = [];
  let child: ChildProcess | undefined;

  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    DATA_DIR: home,
    BACKUP_DIR: backups.directory,
    BACKUP_PASSPHRASE: 'drie-zwanen-op-het-kanaal',
    DISK_RESERVE_MIB: disk === undefined ? '0' : String(RESERVE_MIB),
    ...(own === undefined ? {} : { DATABASE_URL: own.url }),
  };

  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const started = spawn(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'src/main.ts'], {
      cwd: ROOT,
      // A process group of its own, to be killed as a whole.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        PORT: String(port),
        WORKERS: '2',
        LOG_LEVEL: 'error',
        MILLIEME_ADMIN_EMAIL: ADMIN.email,
        MILLIEME_ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT_USER: '0',
        RATE_LIMIT_ADDRESS: '0',
        ...settings,
      },
    });
    child = started;
    await serving(started, output);
  }

  const keeper = () => childrenOf(child?.pid ?? 0)[0] ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    server: own === undefined ? 'embedded PostgreSQL' : `PostgreSQL ${own.major} of the system`,
    disk,
    backups,
    scratch: folder,
    environment,
    start,
    keeper,
    processes: () => [child?.pid ?? 0, keeper(), ...childrenOf(keeper())].filter(Boolean),
    serving: () => childrenOf(keeper()).filter(isServing),
    async postgres() {
      const postmaster = await findPostmaster(cluster);
      return postmaster === undefined ? [] : [postmaster.pid, ...childrenOf(postmaster.pid)];
    },
    runs: () => runs(child),
    async ended() {
      if (runs(child)) await once(child, 'exit');
    },
    asSuperuser: (work) => asSuperuser(cluster, work),
    output,
    async close() {
      await stop(child);
      await own?.stop();
      await endPostgres(cluster);
      for (const mounted of [disk, backups.disk])
        if (mounted !== undefined) execFileSync('umount', ['-l', mounted]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function asSuperuser<T>(cluster: string, work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL((await findRunningPostgresUrl(cluster)) ?? '');
  const client = new Client({ connectionString: Object.assign(url, { pathname: DATABASE }).href });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function runs(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!runs(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Stops the server that a killed service left behind. */
async function endPostgres(cluster: string): Promise<void> {
  const postmaster = await findPostmaster(cluster).catch(() => undefined);
  if (postmaster !== undefined && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
}

/** A subfolder of the disk: the mount point itself exists without the disk, too. */
function openBackups(folder: string, isMounted: boolean): Stage['backups'] {
  const disk = isMounted ? mountDisk(join(folder, 'safe'), BACKUPS_MIB) : undefined;
  return { disk, directory: join(disk ?? folder, 'backups') };
}

function mountDisk(disk: string, mib: number): string | undefined {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=0711`, 'tmpfs', disk]);
    return disk;
  } catch {
    return undefined;
  }
}

/** Runs the server as the system would: restarted, at the same address, when it ends. */
async function startSystemPostgres(cluster: string) {
  const { binDirectory, major } = await findSystemPostgres();
  const logger = pino({ level: 'silent' });
  const server = await supervisePostgres({ dataDirectory: cluster, binDirectory, logger });
  const url = await createDatabaseIfMissing(server.url, DATABASE);
  return { cluster, major, url, stop: () => server.stop() };
}

async function serving(child: ChildProcess, output: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listen = (text: string) => {
    output.push(...text.split('\n').filter((line) => line !== ''));
    output.splice(0, Math.max(0, output.length - 40));
    if (text.includes(' serves http')) resolve();
  };
  child.stdout?.setEncoding('utf8').on('data', listen);
  child.stderr?.setEncoding('utf8').on('data', listen);
  child.once('exit', (code) =>
    reject(new Error(`the service ended with ${code}: ${output.slice(-5).join('\n')}`)),
  );
  await promise;
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Whether a child serves: the main process also has the database server as a child. */
function isServing(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts');
  } catch {
    return false;
  }
}
