import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedSchemas } from '#contract/index.ts';
import { createResolver } from '#platform/http/resolve-schema.ts';
import type { Route } from '#platform/http/route.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { call, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

/** Answers when the body of an operation is missing or empty. */

let test: TestApp;
let stage: Stage;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  ({ tenant } = stage);
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});

/** Sends the head of a request without a body, and reads the answer to its end. */
async function answerTo(request: string, type: string): Promise<string> {
  const { port } = test.app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = [
    `${request} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${tenant.syndic.token}`,
    'Connection: close',
    `Content-Type: ${type}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

interface BodySchema {
  readonly required?: readonly string[];
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
}

const resolve = createResolver(namedSchemas);

/** Returns the required fields, and the sets of which one is required. */
function requiredBy({ body }: Route): string[] {
  const schema = body === undefined ? {} : (resolve(body) as BodySchema);
  const { required = [], anyOf = [], oneOf = [] } = schema;
  const choices = [...anyOf, ...oneOf].map((choice) => choice.required ?? []);
  const isOpen = choices.some((fields) => fields.length === 0);
  return [...required, ...(isOpen ? [] : choices.flat())];
}

function send(route: Route, json?: string) {
  const headers = {
    authorization: `Bearer ${tenant.superAdmin.token}`,
    ...(route.access.includes(':') ? { 'x-organization-id': tenant.organizationId } : {}),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = json === undefined ? {} : { body: Buffer.from(json) };
  return call(test.app, route.method, pathOf(stage, route), { headers, ...body });
}

describe('an operation whose body has required fields', () => {
  it('names each of them to a request without a body, and to an empty one', async () => {
    const asking = test.app.routes.filter((route) => requiredBy(route).length > 0);
    await mapInParallel(asking, async (route) => {
      const expected = requiredBy(route).map((field) => `/body/${field}`);
      // An upload is not JSON, which gives 415.
      for (const json of route.upload === true ? [undefined] : [undefined, '{}']) {
        const { body, status } = await send(route, json);
        expect(status, route.operationId).toBe(400);
        const named = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
        expect(named.sort(), route.operationId).toEqual(expected.sort());
      }
    });
    expect(asking.length).toBeGreaterThan(35);
  });
});

it('takes null for the body of no operation', async () => {
  const taking = test.app.routes.filter(({ method, upload }) => method !== 'GET' && !upload);
  await mapInParallel(nonEmpty(taking), async (route) => {
    const refused = must(await send(route, 'null'), 400);
    expect(refused, route.operationId).toMatchObject({ errors: [{ pointer: '/body' }] });
  });
});

describe('a request whose type speaks of a body that it does not announce', () => {
  it.each([
    ['PUT /api/v1/notifications/read-all', 'application/json', 200],
    ['GET /api/v1/buildings', 'application/json', 200],
    ['POST /api/v1/owners', 'application/json', 400],
    ['POST /api/v1/owners', 'application/xml', 415],
    ['POST /api/v1/imports/buildings', 'multipart/form-data; boundary=x', 400],
    ['POST /api/v1/nowhere', 'application/json', 404],
    ['POST /docs', 'application/json', 405],
  ])('is answered at once: %s as %s', async (request, type, status) => {
    const answer = await answerTo(request, type);
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
  });
});
