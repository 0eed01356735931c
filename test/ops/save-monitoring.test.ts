import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'millieme-monitoring-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const [volumes, ops, programs, safe] = ['volumes', 'ops', 'programs', 'safe'].map((name) =>
  join(root, name),
) as [string, string, string, string];
const snapshots = join(volumes, 'prometheus', 'snapshots');
const SNAPSHOT = '20261125T010000Z-0a1b2c3d4e5f';

/** Runs what is to run in a container here, on folders in place of its volumes and by no other user. */
const DOCKER = `#!/bin/sh
here() { printf '%s' "$1" | sed -e "s#/var/lib/grafana#$VOLUMES/grafana#g" -e "s#/prometheus#$VOLUMES/prometheus#g"; }
[ "$1" = compose ] || exit 64
case "$2" in
  exec) shift 4; for word; do set -- "$@" "$(here "$word")"; shift; done; exec "$@" ;;
  run) for word; do last=$word; done; exec sh -c "chown() { :; }; $(here "$last")" ;;
  stop | up) echo "$2" >> "$VOLUMES/asked" ;;
  *) exit 64 ;;
esac
`;
/** Prometheus, as far as it is asked: for a snapshot. */
const CURL = `#!/bin/sh
[ -z "\${SILENT:-}" ] || { echo 'curl: (7) no answer' >&2; exit 7; }
mkdir -p "$VOLUMES/prometheus/snapshots/${SNAPSHOT}"
cp -r "$VOLUMES/prometheus/01BLOCK" "$VOLUMES/prometheus/snapshots/${SNAPSHOT}/"
printf '{"status":"success","data":{"name":"${SNAPSHOT}"}}'
`;

function run(script: string, args: readonly string[], more: Record<string, string> = {}): string {
  const path = `${programs}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, VOLUMES: volumes, ...more };
  return execFileSync(join(ops, script), args, { env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function lay(path: string, content: string): void {
  mkdirSync(join(volumes, path, '..'), { recursive: true });
  writeFileSync(join(volumes, path), content);
}

const read = (path: string) => readFileSync(join(volumes, path), 'utf8');

beforeEach(() => {
  for (const folder of [volumes, ops, programs, safe])
    rmSync(folder, { recursive: true, force: true });
  cpSync('ops', ops, { recursive: true });
  mkdirSync(programs);
  writeFileSync(join(programs, 'docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(programs, 'curl'), CURL, { mode: 0o755 });
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
