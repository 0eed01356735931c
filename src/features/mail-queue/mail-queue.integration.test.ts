import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailSender, enqueueMail } from '#features/mail-queue/index.ts';
import { instantOf } from '#platform/clock.ts';
import { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import type { MailTransport } from '#platform/mail/message.ts';
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { fakeClock, type FakeClock } from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const logger = pino({ level: 'silent' });
const MINUTE = 60_000;

interface Row {
  readonly attempts: number;
  readonly last_error: string | null;
  readonly next_try_at: string;
}

async function aQueue() {
  const database = new Database({ url: await freshDatabase() });
  afterAll(() => database.close());
  const clock = fakeClock();
  const enqueue = async (recipient: string) => {
    const mail = { recipient, subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
    const making = { newId: () => uuidv7Source.next(), now: instantOf(clock.nowMs()) };
    await database.write(NIL_UUID, (db) => enqueueMail(db, mail, making));
  };
  const rows = () =>
    database.read(NIL_UUID, (db) =>
      db.query<Row>(sql`select attempts, last_error, next_try_at from auth.mails`),
    );
  return { database, clock, enqueue, rows };
}

/** One batch of one process. */
async function drain(
  database: Database,
  clock: FakeClock,
  transport: MailTransport,
): Promise<void> {
  const sender = createMailSender({ database, transport, clock, logger });
  sender.wake();
  await sender.stop();
}

describe('the mail queue', () => {
  it('sends by SMTP what is committed, once though several processes send, and forgets it', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        stream.resume().once('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as { port: number };
    const transport = createSmtpTransport({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Millième <m@example.org>',
    });
    const { database, clock, enqueue, rows } = await aQueue();
    const wanted = Array.from({ length: 25 }, () => `${randomUUID()}@example.org`);
    await Promise.all(wanted.map(enqueue));
    while ((await rows()).length > 0) {
      await Promise.all([1, 2, 3].map(() => drain(database, clock, transport)));
    }
    expect(received.sort()).toEqual([...wanted].sort());
    expect(await rows()).toEqual([]);
    await transport.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });

  it('sends nothing of a transaction that fails', async () => {
    const { database, clock, rows } = await aQueue();
    const mail = { recipient: 'a@example.org', subject: 'S', text: 'T', html: 'H' };
    const making = { newId: () => uuidv7Source.next(), now: instantOf(clock.nowMs()) };
    const failing = database.write(NIL_UUID, async (db) => {
      await enqueueMail(db, mail, making);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('tries again later and later, ten times, and keeps what it gives up', async () => {
    const { database, clock, enqueue, rows } = await aQueue();
    let tries = 0;
    const broken: MailTransport = {
      send: async () => {
        tries += 1;
        throw new Error('mailbox full');
      },
      close: async () => undefined,
    };
    await enqueue('full@example.org');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await drain(database, clock, broken);
      await drain(database, clock, broken);
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, last_error: 'mailbox full' });
      expect(tries).toBe(attempt);
      const wait = Date.parse(row?.next_try_at ?? '') - clock.nowMs();
      expect(wait).toBe(MINUTE * 2 ** (attempt - 1));
      clock.advance(wait);
    }
    await drain(database, clock, broken);
    expect(tries).toBe(10);
    expect(await rows()).toHaveLength(1);
  });

  it('does not try an address again that cannot be one', async () => {
    const { database, clock, enqueue, rows } = await aQueue();
    const transport = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from: 'm@example.org' });
    await enqueue('no address');
    await drain(database, clock, transport);
    expect((await rows())[0]).toMatchObject({ attempts: 10, last_error: 'Not a mail address' });
    await transport.close();
  });

  it('sends what another process took and did not send', async () => {
    const { database, clock, enqueue, rows } = await aQueue();
    await enqueue('late@example.org');
    const sent: string[] = [];
    const transport: MailTransport = {
      send: async ({ to }) => {
        sent.push(to);
        return {};
      },
      close: async () => undefined,
    };
    // As a process that died after taking the mail leaves it.
    const taken = instantOf(clock.nowMs() + 10 * MINUTE);
    await database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.mails set attempts = 1, next_try_at = ${taken}`),
    );
    await drain(database, clock, transport);
    expect(sent).toEqual([]);
    clock.advance(10 * MINUTE);
    await drain(database, clock, transport);
    expect(sent).toEqual(['late@example.org']);
    expect(await rows()).toEqual([]);
  });
});
