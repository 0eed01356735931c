import {
  createWriteStream,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Headers } from 'tar-stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceData } from '#app/service-data.ts';
import { ArchiveFolder } from '#database/backup/archive-folder.ts';
import { listDrills } from '#database/backup/drill-log.ts';
import { loadConfig } from '#platform/config.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { MonitoringStage } from '#test/helpers/monitoring-stage.ts';
import { aTenant, must, startTestApp } from '#test/helpers/test-app.ts';
import { runDrill } from './drill.ts';

const stage = new MonitoringStage();
afterAll(() => stage.remove());

const { safe, volumes } = stage;
const BLOCK = '01KBLOCK000000000000000000';
const inBlock = (name: string) => `prometheus/${BLOCK}/${name}`;
const DAY_SECONDS = 86_400;

/** Makes a file that begins with Prometheus' magic number. */
const startingWith = (magic: number) => {
  const bytes = Buffer.alloc(4_096, 'x');
  bytes.writeUInt32BE(magic);
  return bytes;
};

beforeEach(() => {
  stage.clear();
  const meta = { version: 1, ulid: BLOCK, minTime: 0, maxTime: 7_200_000 };
  stage.lay(inBlock('meta.json'), JSON.stringify(meta));
  stage.lay(inBlock('index'), startingWith(0xba_aa_d7_00));
  stage.lay(inBlock('chunks/000001'), startingWith(0x85_bd_40_dd));
  stage.lay('grafana/grafana.db', '');
  const database = new DatabaseSync(join(volumes, 'grafana', 'grafana.db'));
  database.exec('create table dashboard (id integer primary key, title text)');
  const titles = Array.from({ length: 1_000 }, (_, index) => `('Dashboard ${index}')`);
  database.exec(`insert into dashboard (title) values ${titles.join()}`);
  database.close();
});

const save = () => stage.run('save-monitoring.sh', [safe]);

/**
 * Runs a drill with the newest archive of a folder.
 * @returns its record, and why it is refused
 */
async function drill(more: Record<string, string> = {}) {
  const env = {
    DATA_DIR: join(safe, 'data'),
    BACKUP_DIR: join(safe, 'backups'),
    MONITORING_BACKUP_DIR: safe,
    DISK_RESERVE_MIB: '0',
    ...more,
  };
  const refused = await runDrill(loadConfig(env), {
    kind: 'Monitoring',
    identity: undefined,
    scratch: join(safe, 'room'),
    service: serviceData,
    report: { line: () => undefined, warning: () => undefined },
  }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  expect(readdirSync(join(safe, 'room'))).toEqual([]);
  const [recorded] = await listDrills(new ArchiveFolder(env.BACKUP_DIR));
  return { recorded, refused };
}

describe('the drill of monitoring', () => {
  it('unpacks the newest archive, checks it, and records how long that took', async () => {
    const file = save();
    writeFileSync(join(safe, 'monitoring-2020-01-01.tar.gz'), 'older, and none');
    const { recorded, refused } = await drill();
    expect(refused).toBeUndefined();
    expect(recorded).toMatchObject({
      kind: 'Monitoring',
      archive: file.slice(safe.length + 1),
      failure: null,
    });
    expect(Object.keys(recorded?.step_seconds ?? {})).toEqual(['unpack', 'verify']);
    expect(recorded?.loss_seconds).toBeLessThan(LIMITS.test / 1_000);
  });

  it('misses the target with an archive of more than seven days, also one that was copied since', async () => {
    renameSync(save(), join(safe, 'monitoring-2020-01-01.tar.gz'));
    const { recorded, refused } = await drill();
    expect(refused).toBe('a target is missed');
    expect(recorded?.failure).toBeNull();
    expect(recorded?.loss_seconds).toBeGreaterThan(7 * DAY_SECONDS);
  });

  it('has failed where there is no archive', async () => {
    const { recorded, refused } = await drill();
    expect(refused).toContain('is not restored');
    const failure = `${safe} holds none`;
    expect(recorded).toMatchObject({ kind: 'Monitoring', loss_seconds: 0, failure });
    const env = { MONITORING_BACKUP_DIR: '' };
    expect((await drill(env)).refused).toBe('MONITORING_BACKUP_DIR is not set');
  });

  it('is refused where too little would stay free on the disk', async () => {
    save();
    const { recorded } = await drill({ DISK_RESERVE_MIB: '1000000' });
    expect(recorded?.failure).toContain('MiB are needed and');
  });
});

it('every month, the service whose settings name the folder does so by itself, and shows it', async () => {
  save();
  const service = await startTestApp({ env: { MONITORING_BACKUP_DIR: safe } });
  await makeJobHelpers(service).run({ task: 'monthly-drill', payload: {} });
  const { superAdmin } = await aTenant(service);
  const { drills } = must(await superAdmin.get('/operations'), 200);
  expect(drills).toMatchObject([{ kind: 'Monitoring', succeeded: true }]);
  const measured = String(must(await superAdmin.get('/metrics'), 200));
  expect(measured).toMatch(/^millieme_drill_age_seconds\{kind="Monitoring"\} -?\d/m);
  expect(measured).toMatch(
    /^millieme_drill_duration_seconds\{kind="Monitoring",step="unpack"\} \d/m,
  );
});

describe('an archive of monitoring that is broken is refused, naming the part', () => {
  it.each<[string, () => void, string]>([
    [
      'a block without index',
      () => rmSync(join(volumes, inBlock('index'))),
      `${BLOCK}/index: ENOENT`,
    ],
    [
      'an index that is none',
      () => stage.lay(inBlock('index'), 'nothing'),
      `${BLOCK}/index: it does not begin`,
    ],
    [
      'a block of nothing',
      () => rmSync(join(volumes, inBlock('chunks/000001'))),
      `${BLOCK}/chunks: it is empty`,
    ],
    [
      'chunks that were cut off',
      () => stage.lay(inBlock('chunks/000002'), 'x'),
      `${BLOCK}/chunks/000002: it does not begin`,
    ],
    [
      'a block that nothing describes',
      () => stage.lay(inBlock('meta.json'), '{'),
      `${BLOCK}/meta.json: it describes`,
    ],
    [
      'dashboards that are none',
      () => stage.lay('grafana/grafana.db', 'x'.repeat(4_096)),
      'grafana.tar/grafana.db: ',
    ],
    [
      'dashboards of nothing',
      () => stage.lay('grafana/grafana.db', ''),
      'grafana.tar/grafana.db: it is empty',
    ],
    ['dashboards with a page of zeros', zeroPage, 'grafana.tar/grafana.db: '],
  ])('%s', async (_, damage, part) => {
    damage();
    save();
    const { recorded, refused } = await drill();
    expect(refused).toContain('is not restored');
    expect(recorded?.failure).toContain('the archive is damaged at ');
    expect(recorded?.failure).toContain(part);
  });

  it('one whose end, or any byte, is not as it was written', async () => {
    const file = save();
    const whole = readFileSync(file);
    const altered = Buffer.from(whole);
    const middle = Math.floor(altered.length / 2);
    altered[middle] = (altered[middle] ?? 0) ^ 1;
    for (const bytes of [altered, whole.subarray(0, middle)]) {
      writeFileSync(file, bytes);
      expect((await drill()).recorded?.failure).toContain('the archive is damaged at ');
    }
    rmSync(file);
    mkdirSync(file);
    const { recorded } = await drill();
    expect(recorded?.failure).toContain('the archive is damaged at its beginning: EISDIR');
  });

  it.each<[string, Headers, string]>([
    [
      'a file that would lie outside',
      { name: '../../outside' },
      '../../outside: it would lie outside',
    ],
    ['one by a path from the root', { name: '/outside' }, '/outside: it would lie outside'],
    [
      'one behind a link, which is not made',
      { name: 'prometheus.tar', type: 'symlink', linkname: '/etc/hostname' },
      'prometheus.tar: ENOENT',
    ],
  ])('%s', async (_, header, failure) => {
    const tar = pack();
    tar.entry(header, header.type === 'symlink' ? undefined : 'x');
    tar.finalize();
    await pipeline(tar, createGzip(), createWriteStream(save()));
    expect((await drill()).recorded?.failure).toContain(failure);
  });
});

/** Zeroes a page in the middle of Grafana's database. */
function zeroPage(): void {
  const path = join(volumes, 'grafana', 'grafana.db');
  const bytes = readFileSync(path);
  bytes.fill(0, 2 * 4_096, 3 * 4_096);
  writeFileSync(path, bytes);
}
