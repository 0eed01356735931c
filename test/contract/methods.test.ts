import { beforeAll, describe, expect, it } from 'vitest';
import { getRouteAddress, type Route } from '#platform/http/route.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

/** Answers of an address to methods that none of its routes supports. */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'] as const;
type Method = (typeof METHODS)[number] | 'OPTIONS';
const ORIGIN = 'https://syndic.example.org';

let test: TestApp;
let tenant: Tenant;
/** The routes of each address, with ids filled in. */
let addresses: Map<string, Route[]>;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  const url = (route: Route) =>
    getRouteAddress(route).replaceAll(/:[a-z_]+/g, tenant.organizationId);
  addresses = Map.groupBy(test.app.routes, url);
});

function ask(method: Method, url: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return test.app.server.inject({ method, url, headers });
}

/** Returns the methods that the routes of an address support, sorted. */
function takenBy(routes: readonly Route[]): string[] {
  const isRead = routes.some(({ method, mode }) => method === 'GET' && mode !== 'stream');
  return [...routes.map(({ method }) => method), ...(isRead ? ['HEAD'] : []), 'OPTIONS'].sort();
}

const allowed = (header: unknown) => String(header).split(', ').sort();

describe('every address', () => {
  it('answers OPTIONS with what it takes, without a token', async () => {
    await mapInParallel(nonEmpty(addresses), async ([url, routes]) => {
      const answer = await ask('OPTIONS', url);
      expect(answer.statusCode, url).toBe(204);
      expect(allowed(answer.headers['allow']), url).toEqual(takenBy(routes));
      expect(answer.body).toBe('');
    });
  });

  it('answers another method with 405 and what it takes, after 401', async () => {
    let refusals = 0;
    await mapInParallel(nonEmpty(addresses), async ([url, routes]) => {
      const taken = takenBy(routes);
      const isPublic = routes.some(({ access }) => access === 'public');
      for (const method of METHODS.filter((one) => !taken.includes(one))) {
        const refused = await ask(method, url, tenant.auditor.token);
        expect(refused.statusCode, `${method} ${url}`).toBe(405);
        expect(allowed(refused.headers['allow']), `${method} ${url}`).toEqual(taken);
        if (method !== 'HEAD') expect(refused.json()).toMatchObject({ code: 'method_not_allowed' });
        const unknown = await ask(method, url);
        expect(unknown.statusCode, `${method} ${url}`).toBe(isPublic ? 405 : 401);
        refusals += 1;
      }
    });
    expect(refusals).toBeGreaterThan(400);
  });

  it('is none where nothing stands: 404 after 401 in the interface, 404 beside it', async () => {
    expect((await ask('GET', '/api/v1/nowhere')).statusCode).toBe(401);
    const answer = await tenant.auditor.get('/nowhere');
    expect(must(answer, 404).code).toBe('not_found');
    expect((await ask('PUT', '/nowhere')).statusCode).toBe(404);
  });
});

it('holds for the pages beside the interface too', async () => {
  for (const url of ['/health', '/openapi.json', '/docs', '/problems/stale']) {
    const refused = await ask('PUT', url);
    expect(refused.statusCode, url).toBe(405);
    expect(allowed(refused.headers['allow']), url).toEqual(['GET', 'HEAD', 'OPTIONS']);
  }
});

it('answers browsers and others alike where origins are listed', async () => {
  const open = await startTestApp({ env: { CORS_ORIGINS: ORIGIN } });
  const plain = await open.app.server.inject({ method: 'OPTIONS', url: '/api/v1/buildings' });
  expect(plain.statusCode).toBe(204);
  const preflight = await open.app.server.inject({
    method: 'OPTIONS',
    url: '/api/v1/buildings',
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  for (const { headers } of [plain, preflight])
    expect(headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
  expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN);
});
