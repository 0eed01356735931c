import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterFile } from './after-file.ts';

/** Signature that the scanner knows: a file that contains it is infected. */
const MARK = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const FOUND = 'Eicar-Test-Signature';
const COMMAND = 'zINSTREAM\0';

export interface FakeScanner {
  readonly url: string;
  /** Size of each scanned file. */
  readonly sizes: number[];
  /** Answers this to any data before it is complete; undefined: scans. */
  answerWith(answer: string | undefined): void;
}

/** Content that every scanner reports as infected. */
export const INFECTED = MARK;

/** Starts a scanner with the protocol of clamd, for the tests of one file. */
export async function aVirusScanner(): Promise<FakeScanner> {
  const sizes: number[] = [];
  const state: { answer: string | undefined } = { answer: undefined };
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const file = contentOf(received);
      if (state.answer !== undefined) {
        socket.end(`${state.answer}\0`);
      } else if (file !== undefined) {
        sizes.push(file.length);
        socket.end(file.includes(MARK) ? `stream: ${FOUND} FOUND\0` : 'stream: OK\0');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => void server.close());
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sizes,
    answerWith: (answer) => {
      state.answer = answer;
    },
  };
}

/** Joins the chunks of a stream; undefined until the final empty one arrives. */
function contentOf(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('no INSTREAM');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
