import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ImapFlow } from 'imapflow';
import { ExternalServiceUnavailableError } from '#platform/unavailable.ts';

/** Address and credentials of a mailbox. */
export interface MailboxSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise by STARTTLS. */
  readonly secure: boolean;
  /** Whether encryption is optional because the server is on this machine. */
  readonly isLoopback: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

export interface WaitingMail {
  readonly uid: number;
  readonly size: number;
}

/** Maximum silence of a server. */
const SILENCE_MS = 30_000;
/** Maximum length of a line other than mail content: no expected answer is longer. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** A folder of mails on an IMAP server (RFC 3501, RFC 9051), opened for writing. */
export class Mailbox {
  readonly #client: ImapFlow;

  private constructor(client: ImapFlow) {
    this.#client = client;
  }

  /**
   * Opens a mailbox. Fails with a ExternalServiceUnavailableError, whose message never contains the
   * password.
   */
  static async open(settings: MailboxSettings): Promise<Mailbox> {
    const { host, port, secure, user, password, folder, isLoopback } = settings;
    const client = new ImapFlow({
      host,
      port,
      secure,
      ...(secure || isLoopback ? {} : { doSTARTTLS: true }),
      auth: { user, pass: password },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      maxLineLength: MAX_LINE_BYTES,
    });
    // The command that is waiting reports the error.
    client.on('error', () => undefined);
    const mailbox = new Mailbox(client);
    await mailbox.#asking('open', async () => {
      await client.connect();
      await client.mailboxOpen(folder);
    });
    return mailbox;
  }

  /** Lists the mails in the folder, oldest first. */
  waiting(most: number): Promise<WaitingMail[]> {
    return this.#asking('list', async () => {
      const found = await this.#client.search({ all: true }, { uid: true });
      const uids = (found || []).toSorted((a, b) => a - b).slice(0, most);
      if (uids.length === 0) return [];
      const range = uids.join(',');
      const mails = await this.#client.fetchAll(range, { uid: true, size: true }, { uid: true });
      return mails.map(({ uid, size = 0 }) => ({ uid, size })).toSorted((a, b) => a.uid - b.uid);
    });
  }

  /**
   * Downloads a mail to a file, unchanged.
   * @returns false if it no longer exists
   */
  download(uid: number, path: string): Promise<boolean> {
    return this.#asking('read', async () => {
      const options = { uid: true, chunkSize: CHUNK_BYTES };
      const { content } = await this.#client.download(String(uid), undefined, options);
      if (content === undefined) return false;
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      return true;
    });
  }

  /** Moves a mail to another folder, which is created if missing. */
  move(uid: number, folder: string): Promise<void> {
    return this.#asking('move', async () => {
      if (await this.#isMoved(uid, folder)) return;
      await this.#client.mailboxCreate(folder);
      if (!(await this.#isMoved(uid, folder))) throw new Error(`no mail can be moved to ${folder}`);
    });
  }

  async close(): Promise<void> {
    await this.#client.logout().catch(() => undefined);
    this.#client.close();
  }

  /**
   * Moves a mail; false if the folder is missing, which servers report by an answer or an error.
   */
  async #isMoved(uid: number, folder: string): Promise<boolean> {
    const { usable } = this.#client;
    const moved = await this.#client
      .messageMove(String(uid), folder, { uid: true })
      .catch(() => false);
    if (!usable || !this.#client.usable) throw new Error('the connection is lost');
    return moved !== false;
  }

  async #asking<T>(what: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      this.#client.close();
      // Only this is passed on: the original error contains what was sent.
      throw new ExternalServiceUnavailableError(
        `the mailbox cannot be used (${what}): ${describeImapError(error)}`,
      );
    }
  }
}

/** Message of the server, or else of the failure, on one line. */
function describeImapError(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not answer';
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return 'user or password is refused';
  return 'responseText' in error && typeof error.responseText === 'string'
    ? error.responseText
    : error.message;
}
