import type { AddressInfo, Server, Socket } from 'node:net';
import { afterFile } from './after-file.ts';
import { loadStandIn } from './stand-ins.ts';

interface StoredMail {
  readonly uid: number;
  readonly raw: string;
  readonly flags: readonly string[];
}

interface ImapServer {
  readonly server: Server;
  listen(port: number, host: string, listening: () => void): void;
  getCommandHandler(command: string): (...parts: never) => void;
  setCommandHandler(command: string, handler: (...parts: never) => void): void;
  getMailbox(path: string): { readonly messages: readonly StoredMail[] } | undefined;
  appendMessage(path: string, flags: readonly string[], date: false, raw: string | Buffer): void;
}

/** The parts of the package `hoodiecrow-imap` that tests use. */
interface StandIn {
  readonly default: (options: {
    readonly plugins?: readonly string[];
    readonly storage?: object;
  }) => ImapServer;
}

/** A file attached to a mail. */
export interface AttachedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
}

const CRLF = '\r\n';

/** Makes a mail with attachments, as sent. */
export function aMail(
  files: readonly AttachedFile[],
  { from = 'facturen@chaud.example', to = 'invoices@example.org', subject = 'Invoice' } = {},
): string {
  const parts = files.map(({ name, content, type = typeOf(name) }) =>
    [
      `--part`,
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      Buffer.from(content).toString('base64').replaceAll(/.{76}/g, `$&${CRLF}`),
    ].join(CRLF),
  );
  return [
    `From: Chaud Devant <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    `--part${CRLF}Content-Type: text/plain${CRLF}${CRLF}See the file.`,
    ...parts,
    '--part--',
    '',
  ].join(CRLF);
}

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : 'application/xml';
}

/** Starts an IMAP server on loopback, until the last test of the file. */
export async function startImapServer(plugins: readonly string[] = ['MOVE', 'UIDPLUS']) {
  const { default: hoodiecrow } = (await loadStandIn('imap', 'hoodiecrow-imap')) as StandIn;
  const server = hoodiecrow({ plugins, storage: { INBOX: {}, '': {} } });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  afterFile(
    () =>
      new Promise<void>((closed) => {
        server.server.close(() => closed());
        hangUp();
      }),
  );
  const { port } = server.server.address() as AddressInfo;
  const mailsIn = (folder: string) => server.getMailbox(folder)?.messages ?? [];
  return {
    url: (password = 'testpass') => `imap://testuser:${password}@127.0.0.1:${port}/INBOX`,
    /** Adds a mail to the mailbox. */
    put: (raw: string) => server.appendMessage('INBOX', [], false, raw),
    /** Counts the mails in a folder. */
    count: (folder: string) => mailsIn(folder).length,
    mailsIn,
    /**
     * Drops the connection whenever this command is sent.
     * @returns a function that ends that
     */
    failAt(command: string): () => void {
      const before = server.getCommandHandler(command);
      server.setCommandHandler(command, hangUp);
      return () => server.setCommandHandler(command, before);
    },
  };
}
