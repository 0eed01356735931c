import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { MonitoringStage } from '#test/helpers/monitoring-stage.ts';

const stage = new MonitoringStage();
afterAll(() => stage.remove());

const { volumes, safe } = stage;
const snapshots = join(volumes, 'prometheus', 'snapshots');

const run: MonitoringStage['run'] = (...given) => stage.run(...given);
const lay: MonitoringStage['lay'] = (...given) => stage.lay(...given);
const read = (path: string) => readFileSync(join(volumes, path), 'utf8');

beforeEach(() => {
  stage.clear();
  lay('prometheus/01BLOCK/chunks/000001', 'samples of a week');
  lay('prometheus/01BLOCK/meta.json', '{"version":1}');
  lay('grafana/grafana.db', 'dashboards and contact points');
});

it('what was measured, and what Grafana knows, come back as they were saved', () => {
  const file = run('save-monitoring.sh', [safe]);
  expect(file).toMatch(/monitoring-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expect(readdirSync(safe)).toHaveLength(1);
  expect(readdirSync(snapshots)).toEqual([]);
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  for (const name of ['./compose.yaml', './prometheus/rules.yml', './grafana/dashboards/'])
    expect(names).toContain(name);
  lay('prometheus/01BLOCK/chunks/000001', 'damaged');
  lay('prometheus/02LATER/meta.json', '{}');
  rmSync(join(volumes, 'grafana', 'grafana.db'));
  run('restore-monitoring.sh', [file]);
  expect(readdirSync(join(volumes, 'prometheus'))).toEqual(['01BLOCK']);
  expect(read('prometheus/01BLOCK/chunks/000001')).toBe('samples of a week');
  expect(read('grafana/grafana.db')).toBe('dashboards and contact points');
  expect(read('asked')).toBe('stop\nup\n');
});

it('archives of four weeks are kept, and others of the folder let alone', () => {
  mkdirSync(safe);
  const aged = (name: string, days: number) => {
    writeFileSync(join(safe, name), '');
    const seconds = Date.now() / 1_000 - days * 86_400;
    utimesSync(join(safe, name), seconds, seconds);
  };
  aged('monitoring-2020-01-01.tar.gz', 29);
  aged('monitoring-2020-01-08.tar.gz', 22);
  aged('notes.txt', 400);
  const file = run('save-monitoring.sh', [safe]);
  expect(readdirSync(safe).sort()).toEqual(
    ['monitoring-2020-01-08.tar.gz', file.slice(safe.length + 1), 'notes.txt'].sort(),
  );
});

it('without an answer there is no archive, and nothing half of one', () => {
  expect(() => run('save-monitoring.sh', [safe], { SILENT: '1' })).toThrow('no answer');
  expect(readdirSync(safe)).toEqual([]);
});
