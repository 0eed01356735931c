import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster } from '#database/index.ts';
import { startS3Server } from '#test/helpers/start-s3-server.ts';
import { BackupWitness, computeFingerprints, inFolder } from './backup-witness.ts';
import type { FaultClient } from './client.ts';
import type { Fault } from './faults.ts';
import { BACKUPS_MIB, type Stage } from './stage.ts';

const ROOT = new URL('../', import.meta.url).pathname;
const POLL_MS = 20;
const PATIENCE_MS = 120_000;
/** Small enough that the end of a backup does not fit. */
const LEFT_KIB = 16;

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Makes a fault that strikes while the service runs its nightly backup. */
function makeBackupFault(
  name: string,
  befall: (stage: Stage, pid: number) => void | Promise<void>,
  mend: (stage: Stage) => void | Promise<void> = () => undefined,
  isPossible: (stage: Stage) => boolean = () => true,
): Fault {
  return {
    name,
    isKill: false,
    isPossible,
    async run(stage, _looks, client) {
      const witness = await BackupWitness.open(stage, client, inFolder(stage));
      try {
        await witness.failBackup((pid) => befall(stage, pid));
        return await witness.judge(() => mend(stage));
      } finally {
        await mend(stage);
      }
    },
  };
}

export const BACKUP_FAULTS: readonly Fault[] = [
  makeBackupFault('backup killed', (_stage, pid) => void process.kill(pid, 'SIGKILL')),
  makeBackupFault(
    'disk of backups full',
    ({ backups: { disk = '' } }) => {
      const { blocks, bfree, bsize } = statfsSync(disk);
      resize(disk, `${Math.ceil(((blocks - bfree) * bsize) / 1_024) + LEFT_KIB}k`);
    },
    ({ backups: { disk = '' } }) => resize(disk, `${BACKUPS_MIB}m`),
    ({ backups }) => backups.disk !== undefined,
  ),
  {
    name: 'BACKUP_DIR gone',
    isKill: false,
    async run(stage, _looks, client) {
      const { directory } = stage.backups;
      const away = `${directory}.away`;
      const witness = await BackupWitness.open(stage, client, inFolder(stage));
      const mend = () => {
        if (readdirSync(join(directory, '..')).includes('backups.away'))
          renameSync(away, directory);
      };
      renameSync(directory, away);
      try {
        await witness.failBackup();
        const hidden =
          (await witness.backupAge()) === undefined ? [] : ['an age of backups is told'];
        return [...hidden, ...(await witness.judge(mend))];
      } finally {
        mend();
      }
    },
  },
  {
    name: 'S3 answers 500',
    isKill: false,
    async run(stage, _looks, client) {
      const bucket = mkdtempSync(join(stage.scratch, 's3-'));
      const server = await startS3Server(bucket);
      try {
        await restart(stage, server.backupEnvironment);
        const witness = await BackupWitness.open(stage, client, server.settings);
        await witness.failBackup(() => server.fail(true));
        return await witness.judge(() => server.fail(false));
      } finally {
        await restart(stage);
        await server.close();
        rmSync(bucket, { recursive: true, force: true });
      }
    },
  },
  {
    name: 'restore killed',
    isKill: false,
    run: (stage, _looks, client) => restoreKilled(stage, client),
  },
];

/** Restarts the service, with its own settings unless others are given. */
async function restart(stage: Stage, settings: Readonly<Record<string, string>> = {}) {
  process.kill(stage.keeper(), 'SIGKILL');
  await stage.ended();
  await stage.start(settings);
}

function resize(disk: string, size: string): void {
  execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
}

/** Cuts a restore off, checks that its remains are not served, then restores completely. */
async function restoreKilled(stage: Stage, client: FaultClient): Promise<readonly string[]> {
  const witness = await BackupWitness.open(stage, client, inFolder(stage));
  const before = await computeFingerprints(inFolder(stage));
  const target = join(stage.scratch, 'restored');
  const restore = ['src/cli.ts', 'restore', witness.newest, '--into', target];
  try {
    const cut = program(stage, restore);
    while (!namesIn(target).some((name) => name.startsWith('restoring-'))) {
      if (cut.child.exitCode !== null) return ['the restore ended before it could be killed'];
      await delay(POLL_MS);
    }
    cut.child.kill('SIGKILL');
    await cut.ended;
    await endServer(target);
    const served = await ended(stage, ['src/main.ts'], { DATA_DIR: target, PORT: '0' });
    await endServer(target);
    const again = await ended(stage, restore);
    await endServer(target);
    rmSync(target, { recursive: true, force: true });
    const anew = await ended(stage, restore);
    const after = await computeFingerprints(inFolder(stage));
    return [
      ...refused('the service started on', served),
      ...refused('a restore was begun on', again),
      ...(anew.code === 0 ? [] : [`a restore anew ends with ${anew.code}: ${anew.said}`]),
      ...(before.join() === after.join() ? [] : ['the archives have changed']),
    ];
  } finally {
    await endServer(target);
    rmSync(target, { recursive: true, force: true });
  }
}

function refused(what: string, { code, said }: Ended): string[] {
  return code !== 0 && said.includes('a restore that was cut off')
    ? []
    : [`${what} a restore that was cut off: ${code} ${said.slice(-200)}`];
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** Runs a command with the settings of the service, as a separate process. */
function program(
  stage: Stage,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...stage.environment, ...env },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  return { child, said, ended: once(child, 'exit') };
}

async function ended(
  stage: Stage,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { child, said, ended: end } = program(stage, args, env);
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await end;
  clearTimeout(patience);
  return { code: child.exitCode, said: said.join('') };
}

/** Stops the database server that a killed program left running. */
async function endServer(target: string): Promise<void> {
  const postmaster = await findPostmaster(join(target, 'postgres')).catch(() => undefined);
  if (postmaster === undefined) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  while ((await findPostmaster(join(target, 'postgres'))) !== undefined) await delay(POLL_MS);
}
