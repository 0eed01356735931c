import { chownSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_USER, startDovecot } from './dovecot.ts';
import { startTcpProxy } from './tcp-proxy.ts';

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
export async function startImapServer() {
  const { socket, maildir, account } = await startDovecot();
  let failing: RegExp | undefined;
  const proxy = await startTcpProxy({ path: socket }, () => {
    let line = '';
    return (bytes) => {
      line += bytes.toString('latin1');
      const fails = failing?.test(line) ?? false;
      line = line.slice(line.lastIndexOf('\n') + 1);
      return fails;
    };
  });
  const giveToDovecot = (path: string) => chownSync(path, account.uid, account.gid);
  for (const folder of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(maildir, folder));
    giveToDovecot(join(maildir, folder));
  }
  const list = (folder: string) =>
    globSync(`${folder === 'INBOX' ? '' : `.${folder}/`}{cur,new}/*`, { cwd: maildir });
  let mails = 0;
  return {
    url: (password = MAIL_USER.password) =>
      `imap://${MAIL_USER.name}:${password}@127.0.0.1:${proxy.port}/INBOX`,
    /** Adds a mail to the mailbox, as the last one; each character is a byte. */
    put(raw: string): void {
      mails += 1;
      const draft = join(maildir, 'tmp', `${mails}.mail`);
      writeFileSync(draft, raw, 'latin1');
      giveToDovecot(draft);
      renameSync(draft, join(maildir, 'new', `${mails}.mail`));
    },
    /** Counts the mails in a folder. */
    count: (folder: string) => list(folder).length,
    /** Removes all mails. */
    empty(): void {
      for (const path of globSync('{,.*/}{cur,new}/*', { cwd: maildir }))
        rmSync(join(maildir, path));
    },
    /**
     * Drops the connection whenever this command is sent, before the server gets it.
     * @returns a function that ends that
     */
    failAt(command: string): () => void {
      failing = new RegExp(`^\\S+ ${command} `, 'm');
      return () => (failing = undefined);
    },
  };
}
