import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { findSystemProgram } from '#test/helpers/debian-packages.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

/** The examples of the introduction, run unchanged in a shell. */

const run = promisify(execFile);
const test = await startTestApp();
const { aPerson } = accountHelpers(test);
let origin: string;
let tenant: Tenant;
let examples: Readonly<Record<string, string>>;

beforeAll(async () => {
  await findSystemProgram({
    debianPackage: 'curl',
    places: ['/usr/bin/curl'],
    purpose: 'for the examples of the introduction',
  });
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  tenant = await aTenant(test);
  const { info } = must(await call(test.app, 'GET', '/openapi.json'), 200);
  const sections = String(info.description).split(/^## /m).slice(1);
  const commands = sections.map((section) => [
    section.split('\n', 1)[0] ?? '',
    /```sh\n(.+?)```/s.exec(section)?.[1] ?? '',
  ]);
  examples = Object.fromEntries(commands.filter(([, command]) => command !== '')) as Readonly<
    Record<string, string>
  >;
});

/** Runs the example of a section and returns its output. */
async function shown(section: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  return typed(examples[section] ?? `no example of ${section}`, env);
}

async function typed(command: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const shell = { ...process.env, MILLIEME: origin, TOKEN: tenant.syndic.token, ...env };
  const { stdout } = await run('sh', ['-c', command.replaceAll('curl ', 'curl -s ')], {
    env: shell,
  });
  return stdout;
}

/** Parses the body of an answer shown with its headers. */
function recordOf(text: string): Json {
  return JSON.parse(text.split('\r\n\r\n')[1] ?? '');
}

describe('the introduction', () => {
  it('has an example for what is easier shown than told', () => {
    expect(Object.keys(examples)).toEqual([
      'Signing in',
      'Lists',
      'Sending again',
      'Changing what others change',
      'Errors',
      'Languages',
      'Events',
    ]);
  });

  it('signs in', async () => {
    const { email, password } = await aPerson();
    const command = (examples['Signing in'] ?? '')
      .replace('syndic@example.org', email)
      .replace('correct horse battery staple', password);
    const answer = JSON.parse(await typed(command)) as object;
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(answer).toHaveProperty('refresh_token');
  });

  it('creates once what is sent twice, lists it by pages, and changes it by its tag', async () => {
    const first = await shown('Sending again');
    expect(first).toMatch(/^HTTP\/1\.1 201 /);
    const second = await shown('Sending again');
    expect(second).toMatch(/idempotent-replayed: true/i);
    expect(second.split('\r\n\r\n')[1]).toBe(first.split('\r\n\r\n')[1]);

    const another = (examples['Sending again'] ?? '').replaceAll(/linden/gi, 'oak');
    expect(await typed(another)).toMatch(/^HTTP\/1\.1 201 /);
    const page = await shown('Lists');
    expect(page).toMatch(/^x-total-count: 2\r$/im);
    expect(page).toMatch(/^link: <.+>; rel="next"\r$/im);

    const etag = /^etag: (.+)\r$/im.exec(first)?.[1] ?? '';
    const env = { BUILDING_ID: String(recordOf(first).id), ETAG: etag };
    const changed = await shown('Changing what others change', env);
    expect(recordOf(changed)).toMatchObject({ name: 'Linden Court East', city: 'Brussels' });
    expect(recordOf(await shown('Changing what others change', env))).toMatchObject({
      code: 'stale',
    });
  });

  it('is refused in words, and in the language asked for', async () => {
    expect(JSON.parse(await shown('Errors'))).toMatchObject({ status: 400, code: 'invalid_query' });
    const dutch = JSON.parse(await shown('Languages')) as object;
    expect(dutch).toMatchObject({ code: 'not_found', title: 'Niet gevonden' });
  });

  it('listens', async () => {
    const env = { ...process.env, MILLIEME: origin, TOKEN: tenant.syndic.token };
    const child = execFile('sh', ['-c', `exec ${examples['Events']}`], { env });
    const [head] = (await once(child.stdout ?? child, 'data')) as [string];
    child.kill();
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain('text/event-stream');
  });
});
