import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '#platform/settings.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import type { Json } from '#test/helpers/test-app.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** Flag with which `npm start` and the program of the package run Node. */
const [, nodeFlag] = /nodeFlags = \['(.+)'\]/.exec(read('scripts/run-program.mjs')) ?? [];

/** Reads the instructions of a Dockerfile, with continued lines joined. */
function instructions(): (readonly [name: string, rest: string])[] {
  const lines = read('deploy/Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
}

describe('the image', () => {
  const all = instructions();
  const ofLast = all.slice(all.findLastIndex(([name]) => name === 'FROM'));
  const only = (name: string) => ofLast.filter(([one]) => one === name).map(([, rest]) => rest);

  it('copies what there is, and what the build is sent', () => {
    const sent = read('.dockerignore').split('\n');
    const sources = all
      .filter(([name, rest]) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(([, rest]) => rest.split(' ').slice(0, -1));
    expect(sources).toContain('src');
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      expect(sent, source).toContain(`!${source}`);
    }
  });

  it('runs the Node of the product, as nobody in particular, and is watched', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    for (const [name, rest] of nonEmpty(all))
      if (name === 'FROM') expect(rest).toMatch(`node:${dependencies.node}-`);
    expect(only('USER')).toEqual(['node']);
    expect(only('HEALTHCHECK')).toHaveLength(1);
    expect(JSON.parse(only('CMD')[0] ?? '')).toEqual(['node', nodeFlag, 'src/main.ts']);
    expect(ofLast.findIndex(([name]) => name === 'USER')).toBeGreaterThan(
      ofLast.findLastIndex(([name]) => name === 'COPY'),
    );
  });

  it('brings along all folders that a program of src reads beside it', () => {
    expect(only('COPY').map((rest) => rest.split(' ').at(-1))).toEqual(
      expect.arrayContaining(['db', 'src', 'node_modules', 'web/dist', './']),
    );
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'));

  it('gives the service no more than it needs', () => {
    const { millieme } = services;
    expect(millieme).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ports: ['127.0.0.1:8080:8080'],
    });
    expect(services.database).not.toHaveProperty('ports');
    for (const service of nonEmpty(Object.values<Json>(services)))
      for (const mount of nonEmpty(service.volumes as string[]))
        expect(mount.startsWith('$') || (mount.split(':')[0] ?? '') in volumes, mount).toBe(true);
  });

  it('names settings that there are, and asks for those it does not know', () => {
    const known = Object.keys(SETTINGS);
    const given = services.millieme.environment as Record<string, string>;
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
    const runbook = read('docs/runbooks/deployment.md');
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(
      ([, name]) => name,
    );
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(runbook, name).toContain(`\n${name}=`);
  });
});

describe('the compose file of several database servers', () => {
  const { services, volumes } = parse(read('deploy/compose.citus.yaml'), { merge: true });
  const databases = ['coordinator', 'worker-1', 'worker-2'];

  it('has a coordinator, two workers and two services, of which only these are reached from outside', () => {
    expect(Object.keys(services)).toEqual([...databases, 'millieme-1', 'millieme-2']);
    for (const name of nonEmpty(databases)) {
      expect(services[name]).not.toHaveProperty('ports');
      expect(services[name].networks).toEqual(['databases']);
      expect(services[name].command).toContain('shared_preload_libraries=citus');
      expect(services[name].build.args).toHaveProperty('CITUS_SOURCE');
    }
  });

  it('mounts volumes and files that there are', () => {
    for (const service of nonEmpty(Object.values<Json>(services)))
      for (const mount of nonEmpty(service.volumes as string[])) {
        const [source = ''] = mount.split(':');
        const isFile = source.startsWith('./');
        expect(isFile ? existsSync(`deploy/${source}`) : source in volumes, mount).toBe(true);
      }
  });

  it('names settings that there are', () => {
    const known = Object.keys(SETTINGS);
    for (const name of ['millieme-1', 'millieme-2'])
      expect(Object.keys(services[name].environment).filter((one) => !known.includes(one))).toEqual(
        [],
      );
  });
});

describe('the unit of systemd', () => {
  const lines = read('deploy/systemd/millieme.service')
    .split('\n')
    .filter((line) => line !== '' && !/^[#[]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const unit = new Map(lines);

  it('says each thing once, and runs what there is', () => {
    expect(unit.size).toBe(lines.length);
    const [program, flag, entry = ''] = unit.get('ExecStart')?.split(' ') ?? [];
    expect(flag).toBe(nodeFlag);
    expect(program).toBe(`${unit.get('WorkingDirectory')}/node_modules/node/bin/node`);
    expect(existsSync(entry)).toBe(true);
    const known = Object.keys(SETTINGS);
    for (const given of nonEmpty(unit.get('Environment')?.split(' ') ?? []))
      expect([...known, 'NODE_ENV']).toContain(given.split('=')[0]);
  });

  it('is nobody in particular, and writes nowhere but in its folders', () => {
    expect(unit.get('User')).toBe('millieme');
    expect(unit.get('CapabilityBoundingSet')).toBe('');
    expect(unit.get('ProtectSystem')).toBe('strict');
    for (const name of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices'])
      expect(unit.get(name), name).toBe('yes');
  });

  it('saves monitoring every week, with the script that does so', () => {
    const [, script = ''] =
      /ExecStart=\/opt\/millieme\/(\S+)/.exec(read('deploy/systemd/millieme-monitoring.service')) ??
      [];
    expect(existsSync(script)).toBe(true);
    expect(read('deploy/systemd/millieme-monitoring.timer')).toMatch(/^OnCalendar=Sun /m);
  });
});

describe('the proxies', () => {
  it.each(['deploy/proxy/Caddyfile', 'deploy/proxy/nginx.conf'])(
    'pass on to the service: %s',
    (path) => {
      const text = read(path).replaceAll(/#.*$/gm, '');
      expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)?.length ?? 0);
      expect(text).toContain('127.0.0.1:8080');
    },
  );

  it('take what the service takes', () => {
    const [, largest] = /client_max_body_size (\d+)m;/.exec(read('deploy/proxy/nginx.conf')) ?? [];
    expect(Number(largest)).toBe(51);
    expect(read('deploy/proxy/Caddyfile')).toContain('max_size 52MB');
  });
});
