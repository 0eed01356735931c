import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/helpers/test-app.ts';

const webDirectory = mkdtempSync(join(tmpdir(), 'millieme-test-web-'));
mkdirSync(join(webDirectory, 'assets'));
writeFileSync(join(webDirectory, 'index.html'), '<meta nonce="__NONCE__"><div id="root"></div>');
writeFileSync(join(webDirectory, 'service-worker.js'), 'wake()');
writeFileSync(join(webDirectory, 'secret.txt'), 'not an asset');
writeFileSync(join(webDirectory, 'assets', 'index-a1.js'), 'run()');
writeFileSync(join(webDirectory, 'assets', 'index-a1.js.br'), 'brotli');
afterAll(() => rmSync(webDirectory, { recursive: true }));

const { app } = await startTestApp({ webDirectory });
const alone = await startTestApp();

function get(url: string, headers: Record<string, string> = { accept: 'text/html' }, on = app) {
  return on.server.inject({ method: 'GET', url, headers });
}

describe('the web application', () => {
  it.each([
    '/',
    '/buildings',
    '/expenses/0190-a?tab=split',
    '/reports/balance-sheet',
    '/healthy',
    '/secret.txt',
    '/%E0%A4%A',
    '/expenses?q=%',
  ])(
    'answers %s with its document, never kept, under a policy with the nonce of this answer',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe('no-cache');
      const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(first.body).toContain('<div id="root">');
      const policy = String(first.headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
      expect(second.body).not.toContain(nonce);
    },
  );

  it('sends its files for good, compressed beforehand where the browser takes it', async () => {
    const plain = await get('/assets/index-a1.js');
    expect(plain.body).toBe('run()');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/index-a1.js', { 'accept-encoding': 'gzip, br' });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'brotli']);
    expect(small.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('sends the program for push messages at the root, asked for anew each time', async () => {
    const answer = await get('/service-worker.js', { accept: '*/*' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'wake()']);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/assets/../secret.txt', 'image/png,*/*'],
    ['/assets/..%2fsecret.txt', '*/*'],
    ['/secret.txt', '*/*'],
    ['/favicon.ico', '*/*'],
    ['/assets/none.js', '*/*'],
    ['/problems/none', 'text/html'],
    ['/buildings', 'application/json'],
  ])('has nothing at %s for who takes %s', async (url, accept) => {
    const answer = await get(url, { accept });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('leaves the interface what it is', async () => {
    expect((await get('/api/v1/nowhere')).statusCode).toBe(401);
    expect((await get('/health')).statusCode).toBe(200);
    expect((await get('/openapi.json')).json()).toHaveProperty('openapi');
    const posted = await app.server.inject({ method: 'POST', url: '/buildings' });
    expect(posted.statusCode).toBe(404);
  });

  it('is no page at all where none was built', async () => {
    expect((await get('/buildings', { accept: 'text/html' }, alone.app)).statusCode).toBe(404);
  });
});
