import { expect, it } from 'vitest';
import { startTestApp } from '#test/helpers/test-app.ts';

const ORIGIN = 'https://syndic.example.org';

const closed = await startTestApp();
const open = await startTestApp({ env: { CORS_ORIGINS: `${ORIGIN}, https://other.example.org` } });

async function allowedOrigin(app: typeof open, origin: string): Promise<unknown> {
  const { headers } = await app.app.server.inject({ url: '/health', headers: { origin } });
  return headers['access-control-allow-origin'];
}

it('lets the listed origins read, and no others', async () => {
  expect(await allowedOrigin(open, ORIGIN)).toBe(ORIGIN);
  expect(await allowedOrigin(open, 'https://evil.example.org')).toBeUndefined();
  expect(await allowedOrigin(closed, ORIGIN)).toBeUndefined();
});

it('answers the preflight of a listed origin without a token', async () => {
  const preflight = await open.app.server.inject({
    method: 'OPTIONS',
    url: '/api/v1/buildings',
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  });
});
