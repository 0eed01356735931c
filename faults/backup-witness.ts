import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type ArchiveStorageSettings, openArchiveStorage, verifyArchive } from '#database/index.ts';
import type { S3Settings } from '#platform/s3/sign.ts';
import type { FaultClient } from './client.ts';
import type { Stage } from './stage.ts';

const POLL_MS = 50;
const PATIENCE_MS = 120_000;
const JOB = 'backup of the campaign';
/** A table without writes: a lock on it holds up only the backup, partway through. */
const QUIET_TABLE = 'app.tickets';

/** Folder of the campaign's backups, by its own settings. */
export function inFolder(stage: Stage): ArchiveStorageSettings {
  return { directory: stage.backups.directory };
}

/** Each archive of a place with the SHA-256 of its bytes. */
export async function computeFingerprints(settings: ArchiveStorageSettings): Promise<string[]> {
  const place = openArchiveStorage(settings);
  const prints: string[] = [];
  for (const { name } of await place.list()) {
    const hash = createHash('sha256');
    await pipeline(await place.read(name), hash);
    prints.push(`${name} ${hash.digest('hex')}`);
  }
  return prints;
}

/** Ensures that there is a good backup, makes one fail, and checks the result of both. */
export class BackupWitness {
  readonly #stage: Stage;
  readonly #client: FaultClient;
  readonly #settings: ArchiveStorageSettings;
  #before: readonly string[] = [];
  #failures = 0;

  private constructor(stage: Stage, client: FaultClient, settings: ArchiveStorageSettings) {
    this.#stage = stage;
    this.#client = client;
    this.#settings = settings;
  }

  static async open(
    stage: Stage,
    client: FaultClient,
    place: ArchiveStorageSettings | S3Settings,
  ): Promise<BackupWitness> {
    const settings = 'bucket' in place ? { directory: '/', s3: place } : place;
    const witness = new BackupWitness(stage, client, settings);
    await witness.#save();
    witness.#before = await computeFingerprints(settings);
    witness.#failures = (await witness.#metric('millieme_backup_failures_total')) ?? 0;
    return witness;
  }

  /** Address of the newest archive. */
  get newest(): string {
    return openArchiveStorage(this.#settings).addressOf(this.#before[0]?.split(' ')[0] ?? '');
  }

  backupAge(): Promise<number | undefined> {
    return this.#metric('millieme_backup_age_seconds');
  }

  /**
   * Makes the service run a backup that must fail.
   * @param befall strikes its process partway through; without it, the backup fails for another
   * reason
   */
  async failBackup(befall?: (pid: number) => void | Promise<void>): Promise<void> {
    await this.#stage.asSuperuser(async (superuser) => {
      await superuser.query('begin');
      if (befall !== undefined)
        await superuser.query(`lock table ${QUIET_TABLE} in access exclusive mode`);
      await this.#stage.asSuperuser((other) => begin(other));
      if (befall !== undefined) {
        await until('a backup reaches its middle', async () => {
          const waiting = `select from pg_locks where relation = $1::regclass and not granted`;
          return ((await superuser.query(waiting, [QUIET_TABLE])).rowCount ?? 0) > 0;
        });
        await befall(this.#pid());
      }
      await superuser.query('rollback');
    });
    await this.#stage.asSuperuser((superuser) => ended(superuser));
  }

  /**
   * Checks what a failed backup left behind and how it was reported. Returns the violations.
   * @param mend ends the fault, after which a backup succeeds
   */
  async judge(mend: () => void | Promise<void>): Promise<readonly string[]> {
    const violations: string[] = [];
    const told = await this.#stage.asSuperuser(async (superuser) => {
      const { rowCount } = await superuser.query(`select from app.outbox_events
        where type = 'SystemAlert' and payload->>'finding' = 'backup_failed'`);
      return (rowCount ?? 0) > 0;
    });
    if (!told) violations.push('nobody is told by an alert');
    const failures = (await this.#metric('millieme_backup_failures_total')) ?? 0;
    if (failures <= this.#failures)
      violations.push(`failures of backups are ${failures}, after ${this.#failures}`);
    await mend();
    const after = await computeFingerprints(this.#settings);
    if (after.join() !== this.#before.join())
      violations.push(`archives were ${this.#before.join()} and are ${after.join()}`);
    for (const name of after.map((print) => print.split(' ')[0] ?? ''))
      await this.#verify(name).catch((error: unknown) =>
        violations.push(`${name}: ${error instanceof Error ? error.message : String(error)}`),
      );
    await this.#save();
    const more = await computeFingerprints(this.#settings);
    if (more[0] === this.#before[0]) violations.push('no backup is made afterwards');
    return violations;
  }

  async #verify(name: string): Promise<void> {
    const passphrase = this.#stage.environment['BACKUP_PASSPHRASE'];
    await verifyArchive({ place: openArchiveStorage(this.#settings), name }, { passphrase });
  }

  async #save(): Promise<void> {
    // Archives are named to the second.
    await delay(1_000);
    await this.#stage.asSuperuser(async (superuser) => {
      await begin(superuser);
      const error = await ended(superuser);
      if (error !== undefined) throw new Error(`a backup without a fault failed: ${error}`);
    });
  }

  /** Process id of the program that makes the backup: a child of a serving process. */
  #pid(): number {
    const pids = this.#stage.serving().flatMap((pid) => childrenOf(pid));
    const backup = pids.find((pid) => commandOf(pid).includes('backup'));
    if (backup === undefined) throw new Error('no process makes a backup');
    return backup;
  }

  async #metric(name: string): Promise<number | undefined> {
    const text = (await this.#client.text('/metrics')) ?? '';
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    return value === undefined ? undefined : Number(value);
  }
}

/** Makes the service begin the nightly backup now. */
async function begin(superuser: Client): Promise<void> {
  await superuser.query(
    `select graphile_worker.add_job('nightly-backup', '{}'::json, max_attempts := 1, job_key := $1)`,
    [JOB],
  );
}

/**
 * Waits until the backup has been made or has failed.
 * @returns why it failed
 */
async function ended(superuser: Client): Promise<string | undefined> {
  let error: string | undefined;
  await until('a backup ends', async () => {
    const { rows } = await superuser.query<{ last_error: string | null; attempts: number }>(
      'select last_error, attempts from graphile_worker.jobs where key = $1 and locked_at is null',
      [JOB],
    );
    const [job] = rows;
    error = job?.last_error ?? undefined;
    const { rowCount } = await superuser.query('select from graphile_worker.jobs where key = $1', [
      JOB,
    ]);
    return rowCount === 0 || (job !== undefined && job.attempts > 0);
  });
  await superuser.query('select graphile_worker.remove_job($1)', [JOB]);
  return error;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(`waited in vain until ${what}`);
    await delay(POLL_MS);
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
