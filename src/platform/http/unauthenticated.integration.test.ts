import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** Rules for unauthenticated clients, over real connections. */

const test = await startTestApp();
let tenant: Tenant;

beforeAll(async () => {
  tenant = await aTenant(test);
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});

function open(on: TestApp = test): Socket {
  const { port } = on.app.server.server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

function headOf(request: string, ...headers: string[]): string {
  return [`${request} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

const JSON_BODY = ['Content-Type: application/json', 'Content-Length: 200'];

interface Dripping {
  readonly socket: Socket;
  readonly request: IncomingMessage;
}

/**
 * Sends the head of a request whose body will arrive byte by byte, and waits until the body is
 * read.
 */
async function drip(head: string): Promise<Dripping> {
  const arrived = once(test.app.server.server, 'request') as Promise<[IncomingMessage]>;
  const socket = open().on('error', () => undefined);
  socket.write(head);
  const [request] = await arrived;
  await vi.waitUntil(() => request.readableFlowing !== null, LIMITS.poll);
  return { socket, request };
}

describe('a body that comes byte by byte', () => {
  it('ends with its connection after ten seconds, unless a good token came before it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const body = JSON.stringify({ name: 'Slow', email: 'slow@example.org' });
    const known = await drip(
      headOf(
        'POST /api/v1/owners',
        `Authorization: Bearer ${tenant.syndic.token}`,
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ) + body.slice(0, 10),
    );
    const answer = text(known.socket);
    const bad = 'Authorization: Bearer a.b.c';
    const strangers: Dripping[] = [];
    for (const head of [
      headOf('POST /api/v1/auth/login', ...JSON_BODY),
      headOf('POST /api/v1/auth/login', JSON_BODY[0] ?? '', 'Transfer-Encoding: chunked') +
        'c8\r\n',
      headOf('POST /api/v1/owners', bad, ...JSON_BODY),
      headOf(
        'POST /api/v1/imports/buildings',
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 9999999',
      ),
      headOf('POST /nowhere', ...JSON_BODY),
      headOf('GET /health', ...JSON_BODY),
    ])
      strangers.push(await drip(head));
    // A reset counts as an end.
    const closed = strangers.map(
      ({ socket }) => new Promise((resolve) => void socket.resume().once('close', resolve)),
    );
    for (let second = 0; second < 9; second += 1) {
      vi.advanceTimersByTime(1_000);
      for (const { socket } of strangers) socket.write(' ');
    }
    expect(strangers.map(({ request }) => request.destroyed)).not.toContain(true);
    vi.advanceTimersByTime(1_000);
    await Promise.all(closed);
    expect(known.socket.closed).toBe(false);
    known.socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('is no business of one that came whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        call(test.app, 'POST', '/auth/login', { body: { email: 'a@example.org', password: 'x' } }),
      ),
    );
    for (const answer of answers) must(answer, 401);
  });
});

describe('an address below the documentation', () => {
  it.each([
    '/docs/static/../',
    '/docs/static/..',
    '/docs/static/%2e%2e/',
    '/docs/static/%2e%2e%2f',
    '/docs/static/%2E%2E/%2E%2E/etc/passwd',
    '/docs/static/..%2f..%2fpackage.json',
    '/docs/static/..%5c',
    '/docs/static/%252e%252e/',
    '/docs/static/%00',
    '/docs/static/a%00b',
    '/docs/static/.',
    '/docs/static/%2e',
    '/docs/static//',
    '/docs/static/x/../../y',
    '/docs/../docs/..%2f',
    '/docs/reference-none.js',
    '/problems/%2e%2e',
    '/problems/__proto__',
  ])('that is none is not found: %s', async (path) => {
    const socket = open();
    socket.write(headOf(`GET ${path}`, 'Connection: close'));
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"not_found"');
  });
});

describe('the address of a caller', () => {
  const { aPerson } = accountHelpers(test);

  /** Address that a service behind this many proxies records for a session. */
  async function noted(proxies: number, forwarded: string): Promise<string> {
    const on = await startTestApp({ clock: test.clock, env: { TRUST_PROXY: String(proxies) } });
    const { email, password } = await aPerson();
    const headers = { 'x-forwarded-for': forwarded };
    const signedIn = must(
      await call(on.app, 'POST', '/auth/login', { headers, body: { email, password } }),
      200,
    );
    const authorization = `Bearer ${signedIn.access_token}`;
    const [session] = must(
      await call(on.app, 'GET', '/auth/sessions', { headers: { authorization } }),
      200,
    );
    return session.address;
  }

  it.each([
    [0, '203.0.113.7', '127.0.0.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '192.0.2.9, 198.51.100.1, 203.0.113.7', '198.51.100.1'],
    [2, '203.0.113.7', '203.0.113.7'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '<script>', '127.0.0.1'],
    [1, 'x'.repeat(300), '127.0.0.1'],
    [1, '', '127.0.0.1'],
  ])('behind %i proxies that forward %s is %s', async (proxies, forwarded, address) => {
    expect(await noted(proxies, forwarded)).toBe(address);
  });
});
