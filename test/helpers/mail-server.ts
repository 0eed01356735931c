import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/**
 * A mail server on loopback, until the last test of the file. Whoever's address starts with three
 * digits and a hyphen is refused with that status.
 */
export async function startMailServer() {
  const sources: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const status = /^(\d{3})-/.exec(address)?.[1];
      if (status === undefined) done();
      else done(Object.assign(new Error('Refused'), { responseCode: Number(status) }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        sources.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  /** The last mail that arrived. */
  const lastMail = async (): Promise<Email> => PostalMime.parse(sources.at(-1) ?? '');
  return { lastMail, url: `smtp://127.0.0.1:${port}` };
}
