import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createEndpointGuard, RefusedEndpointError, type Resolve } from './endpoint-guard.ts';
import { isPublicAddress } from './public-address.ts';

/** A resolver with changing addresses for one name. */
const resolving = (...turns: readonly (readonly string[])[]): Resolve => {
  let turn = 0;
  return (_hostname, _options, callback) => {
    const addresses = turns[Math.min(turn, turns.length - 1)] ?? [];
    turn += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
};

describe('addresses of the public internet', () => {
  it.each(['8.8.8.8', '142.250.179.138', '172.15.255.255', '172.32.0.0', '2a00:1450:4007::200a'])(
    'has %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('has not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the guard of push endpoints', () => {
  it.each([
    'http://push.example.org/x',
    'ftp://push.example.org/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    'https://user:secret@push.example.org/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0177.0.0.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1:8443/x',
    'https://0/x',
    'https://[::1]/x',
    'https://[fc00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:a00:1]/x',
  ])('refuses %s by its text', async (endpoint) => {
    const guard = createEndpointGuard({ resolve: resolving(['8.8.8.8']) });
    expect(() => guard.read(endpoint)).toThrow(RefusedEndpointError);
    await expect(guard.check(endpoint)).rejects.toThrow(RefusedEndpointError);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.0.0.7']],
    [['fd00::7']],
    [['::ffff:127.0.0.1']],
    // One bad address among good ones is enough: a connection may use any of them.
    [['8.8.8.8', '192.168.0.1']],
  ])('refuses a name that leads to %j', async (addresses) => {
    const guard = createEndpointGuard({ resolve: resolving(addresses) });
    await expect(guard.check('https://push.example.org/x')).rejects.toThrow(RefusedEndpointError);
  });

  it('refuses a name that the system itself resolves to loopback', async () => {
    const guard = createEndpointGuard();
    await expect(guard.check('https://localhost/x')).rejects.toThrow(RefusedEndpointError);
  });

  it('lets a name on the public internet pass, and one that cannot be resolved now', async () => {
    const guard = createEndpointGuard({ resolve: resolving(['8.8.8.8', '2a00:1450:4007::200a']) });
    await expect(guard.check('https://push.example.org/x')).resolves.toBeUndefined();
    const failing = createEndpointGuard({
      resolve: (_hostname, _options, callback) => callback(new Error('EAI_AGAIN'), []),
    });
    await expect(failing.check('https://push.example.org/x')).resolves.toBeUndefined();
  });

  it('connects to no other address than the one it looked at', async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // The name resolves to a public address at the subscription, to a private one when sending.
    const guard = createEndpointGuard({
      resolve: resolving(['8.8.8.8'], ['127.0.0.1']),
    });
    await guard.check('https://push.example.org/x');
    const request = get({ host: 'push.example.org', port, lookup: guard.lookup });
    const [error] = await once(request, 'error');
    expect(error).toBeInstanceOf(RefusedEndpointError);
    expect(requests).toBe(0);
    server.close();
  });

  it('allows loopback and http only where it is made to', async () => {
    const guard = createEndpointGuard({ allowLoopback: true });
    await guard.check('http://127.0.0.1:9/x');
    await guard.check('http://localhost:9/x');
    expect(() => guard.read('http://10.0.0.1/x')).toThrow(RefusedEndpointError);
  });
});
