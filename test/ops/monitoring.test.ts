import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ALERTS } from '#domain/operations/alerts.ts';
import { hasCode } from '#platform/error-code.ts';
import { createMetrics } from '#platform/metrics.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { startTestApp, type Json } from '#test/helpers/test-app.ts';

const { database } = await startTestApp();
const read = (path: string) => readFileSync(path, 'utf8');
const rules: Json[] = parse(read('ops/prometheus/rules.yml')).groups.flatMap(
  (group: Json) => group.rules,
);
const dashboard = JSON.parse(read('ops/grafana/dashboards/millieme.json'));
const expressions: string[] = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap((panel: Json) => panel.targets.map(({ expr }: Json) => expr)),
];

/** Metrics that others' dashboards and alerts rely on, whether ours use them or not. */
const PROMISED = [
  'http_request_duration_seconds',
  'millieme_db_pool_connections',
  'millieme_jobs_queued',
  'millieme_jobs_oldest_age_seconds',
  'millieme_deliveries_total',
  'millieme_backup_age_seconds',
  'nodejs_eventloop_lag_seconds',
];

/** Parses the metrics in an expression, and its syntax errors. */
function reading(expression: string) {
  const metrics: string[] = [];
  const faults: number[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) faults.push(from);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.push(expression.slice(from, to));
    },
  });
  return { metrics, faults };
}

const execute = promisify(execFile);

/** Returns the faults that `promtool`, if installed, finds in the rules. */
async function saidByPromtool(): Promise<string> {
  try {
    await execute('promtool', ['check', 'rules', 'ops/prometheus/rules.yml']);
    return '';
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    return (error as { readonly stderr?: string }).stderr ?? String(error);
  }
}

describe('what watches the service', () => {
  it('asks in expressions that Prometheus can read', async () => {
    expect(reading('sum(rate(a[5m]) >').faults).not.toEqual([]);
    for (const expression of nonEmpty(expressions))
      expect(reading(expression).faults, expression).toEqual([]);
    expect(await saidByPromtool()).toBe('');
  });

  it('asks for nothing that is not measured, of what is promised to others as well', async () => {
    const metrics = createMetrics(database, {
      space: { freeBytes: 1, reserveBytes: 1 } as never,
      backups: { list: async () => [], drills: async () => [] },
    });
    const text = await metrics.render();
    const known = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_count`, `${name}_bucket`] : [name],
      ),
    );
    const asked = new Set(expressions.flatMap((one) => reading(one).metrics));
    // Prometheus itself adds whether it reached the service.
    asked.delete('up');
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
    for (const name of PROMISED) expect(text, name).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
  });

  it('says of each alert how bad it is and what to do', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, for: patience, labels, annotations } of rules) {
      expect(patience, alert).toMatch(/^\d+[mhd]$/);
      expect(['warning', 'critical'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\.$/);
      const [path, anchor] = annotations.runbook.split('#');
      const heads = [...read(path).matchAll(/^## (.+)$/gm)].map(([, head = '']) => head);
      expect(heads, alert).toContain(alert);
      expect(anchor).toBe(alert.toLowerCase());
    }
  });

  it('has a section for alerts that there are, and no others', () => {
    const heads = [...read('docs/runbooks/alerts.md').matchAll(/^## (.+)$/gm)].map(
      ([, head]) => head,
    );
    expect(heads).toEqual(rules.map(({ alert }) => alert));
    expect(heads).toEqual(ALERTS);
  });

  it('shows each panel in a place of its own', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }: Json) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('mounts what there is, and listens on this machine alone', () => {
    const { services, volumes } = parse(read('ops/compose.yaml'));
    for (const [name, service] of nonEmpty(Object.entries<Json>(services))) {
      expect(service.image, name).toMatch(/:v?\d+\.\d+\.\d+$/);
      expect(service.network_mode, name).toBe('host');
      const told = JSON.stringify([service.command, service.environment]);
      expect(told, name).toMatch(/(listen-address=|HTTP_ADDR":")127\.0\.0\.1\b/);
      for (const mount of nonEmpty(service.volumes as string[])) {
        const [source = ''] = mount.split(':');
        const isThere = source.startsWith('./')
          ? source.startsWith('./secrets/') || existsSync(`ops/${source}`)
          : source in volumes;
        expect(isThere, mount).toBe(true);
      }
    }
  });

  it.each(globSync('ops/**/*.{yml,yaml}'))('has %s in one piece', (path) => {
    expect(parse(read(path))).toBeTypeOf('object');
  });

  it.each(globSync('ops/*.sh'))('has %s that a shell can read', (path) => {
    expect(() => execFileSync('sh', ['-n', path])).not.toThrow();
  });
});
