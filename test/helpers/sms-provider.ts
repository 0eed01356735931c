import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SmsRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** How the provider answers one request: with a status, or not at all. */
type SmsAnswer = { readonly status: number; readonly body?: object } | 'hang';

/** Starts an SMS provider on loopback; the function answers each request. */
export async function startSmsProvider(
  answer: (request: SmsRequest) => SmsAnswer,
  whenOver: (stop: () => void) => void = onTestFinished,
) {
  const received: SmsRequest[] = [];
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const request: SmsRequest = {
        method: message.method,
        path: message.url,
        authorization: message.headers.authorization,
        contentType: message.headers['content-type'],
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
      };
      received.push(request);
      const said = answer(request);
      if (said === 'hang') return;
      response
        .writeHead(said.status, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(JSON.stringify(said.body ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
