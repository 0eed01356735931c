import { once } from 'node:events';
import { get } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { recordCallerAddress } from './caller-address.ts';

it('is known of a request although whoever sent it has left', async () => {
  const app = Fastify().decorateRequest('address', '');
  const [arrived, told] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  app.addHook('onRequest', recordCallerAddress);
  app.get('/', async (request) => {
    arrived.resolve();
    await once(request.raw.socket, 'close');
    told.resolve(request.address);
  });
  try {
    const sent = get(await app.listen({ host: '127.0.0.1', port: 0 })).on('error', () => undefined);
    await arrived.promise;
    sent.destroy();
    expect(await told.promise).toBe('127.0.0.1');
  } finally {
    await app.close();
  }
});
