import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A browser's subscription, with its secret and public parts. */
export interface TestBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts the payload as the browser would (RFC 8291, 3.4). Throws if it was not encrypted for it. */
  decrypt(body: Buffer): string;
}

export function aBrowser(endpoint: string): TestBrowser {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    decrypt(body) {
      // RFC 8188, 2.1: salt, record size, length of the key id, key id.
      const salt = body.subarray(0, 16);
      const recordSize = body.readUInt32BE(16);
      const keyEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, keyEnd);
      const record = body.subarray(keyEnd);
      if (record.length > recordSize) throw new Error('more than one record');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = derive(curve.computeSecret(sender), secret, info, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
        throw new Error('no delimiter of the last record');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

function derive(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a push service on loopback: `/<status>/…` answers with this status, `/hang/…` never. */
export async function startPushService(whenOver: (stop: () => void) => void = onTestFinished) {
  const received: PushedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = path.split('/')[1] ?? '';
      if (status === 'hang') return;
      const moved = status.startsWith('3') ? { location: `${origin}/201/moved` } : {};
      response.writeHead(Number(status), moved).end('said by the push service');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin, received };
}
