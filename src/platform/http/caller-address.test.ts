import { once } from 'node:events';
import { get } from 'node:http';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { networkOf, recordCallerAddress } from './caller-address.ts';

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

describe('the network that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['1:2::192.0.2.7', '1:2:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
