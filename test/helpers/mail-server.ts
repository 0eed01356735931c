import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterFile } from './after-file.ts';

/**
 * Starts a mail server on loopback, until the last test of the file. The address determines the answer:
 * `550-…` refuses the recipient with that status, `data-550-…` the content, `hang-…` never answers.
 */
export async function startMailServer() {
  const sources: Buffer[] = [];
  const takenFor: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('hang-')) return;
      done(refusal(/^(\d{3})-/.exec(address)?.[1]));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = envelope.rcptTo;
        const refused = refusal(/^data-(\d{3})-/.exec(to?.address ?? '')?.[1]);
        if (refused === undefined) {
          sources.push(Buffer.concat(chunks));
          takenFor.push(to?.address ?? '');
        }
        done(refused);
      });
    },
  });
  // A client that gives up closes its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  /** Returns the last mail received. */
  const lastMail = async (): Promise<Email> => PostalMime.parse(sources.at(-1) ?? '');
  /** Returns the recipients of accepted mails, in order. */
  const recipients = (): string[] => [...takenFor];
  return { lastMail, recipients, url: `smtp://127.0.0.1:${port}` };
}

function refusal(status: string | undefined): Error | undefined {
  return status === undefined
    ? undefined
    : Object.assign(new Error('Refused'), { responseCode: Number(status) });
}
