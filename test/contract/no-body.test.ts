import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { aTenant, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

/** Requests over a real connection that name the type of a body that never comes. */

let test: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});

/** Sends the head of a request and nothing after it, and reads the answer to its end. */
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
