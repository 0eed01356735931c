import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';

/** Scans untrusted files for malware. */
export interface VirusScanner {
  /**
   * Scans the file at `path` and returns the name of the malware; undefined if there is none. Fails
   * with a ExternalServiceUnavailableError if the scan fails.
   */
  find(path: string): Promise<string | undefined>;
}

/** Maximum silence of the scanner. */
const SILENCE_MS = 60_000;
const CHUNK_BYTES = 64 * 1024;
const END = Buffer.alloc(4);

/**
 * Creates a scanner for a clamd address: `unix:/run/clamav/clamd.ctl` or `tcp://host:3310`. The
 * bytes go through the connection (docs.clamav.net, ClamdProtocol: INSTREAM), so that clamd needs
 * no access to files.
 */
export function createClamdScanner(address: string): VirusScanner {
  return {
    async find(path) {
      const answer = await ask(address, path).catch((error: unknown) => {
        throw new ExternalServiceUnavailableError('the scanner does not answer', { cause: error });
      });
      if (answer === 'stream: OK') return undefined;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found === undefined)
        throw new ExternalServiceUnavailableError(`the scanner says ${answer}`);
      return found;
    },
  };
}

async function ask(address: string, path: string): Promise<string> {
  const { protocol, hostname, port, pathname } = new URL(address);
  const socket =
    protocol === 'unix:' ? connect(pathname) : connect({ host: hostname, port: Number(port) });
  socket.setTimeout(SILENCE_MS, () => void socket.destroy(new Error('silence')));
  try {
    // It may refuse in the middle, for instance a file that is too large, and give the reason.
    const answer = text(socket);
    await Promise.race([sendFile(socket, path), answer]);
    return (await answer).replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  const file = await open(path);
  try {
    socket.write('zINSTREAM\0');
    const stream = file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
    socket.write(END);
  } finally {
    await file.close();
  }
}
