import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { createMailTransport } from './mail-transport.ts';
import type { MailTransport } from './message.ts';

const FROM = 'Millième <post@example.be>';
const MESSAGE = {
  to: 'an@example.be',
  subject: 'Réinitialisation de l’accès',
  text: 'Bonjour,\n\n.\nÀ bientôt.',
  html: '<p>Bonjour — à bientôt.</p>',
};

interface Received {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly source: Buffer;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function transportTo(smtpUrl?: string): MailTransport {
  const outboxDirectory = join(folder, 'data', 'outbox');
  const transport = createMailTransport({ smtpUrl, from: FROM, outboxDirectory });
  onTestFinished(() => transport.close());
  return transport;
}

async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: mailFrom ? mailFrom.address : undefined,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          source: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  // One of the tests expects the client to hang up because of a certificate.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, address: `127.0.0.1:${port}` };
}

describe('mail by SMTP', () => {
  test('arrives as it was written', async () => {
    const { received, address } = await startServer();
    expect(await transportTo(`smtp://${address}`).send(MESSAGE)).toEqual({});
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'post@example.be', to: ['an@example.be'] });
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    expect(mail.from).toEqual({ name: 'Millième', address: 'post@example.be' });
    expect(mail.to).toEqual([{ name: '', address: 'an@example.be' }]);
    expect(mail.subject).toBe(MESSAGE.subject);
    expect(mail.text?.trimEnd()).toBe(MESSAGE.text);
    expect(mail.html?.trim()).toBe(MESSAGE.html);
    expect(mail.messageId).toMatch(/^<.+@example\.be>$/);
    expect(mail.date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('signs in with what the address of the server says', async () => {
    const { received, address } = await startServer({
      allowInsecureAuth: true,
      authOptional: false,
      onAuth(auth, _session, done) {
        if (auth.password === 'p@ss/w:rd') done(null, { user: auth.username });
        else done(new Error('Wrong password'));
      },
    });
    await transportTo(`smtp://relay:p%40ss%2Fw%3Ard@${address}`).send(MESSAGE);
    expect(received[0]?.user).toBe('relay');
    await expect(transportTo(`smtp://relay:wrong@${address}`).send(MESSAGE)).rejects.toThrow();
  });

  test('serves many at once over few connections', async () => {
    let connections = 0;
    const { received, address } = await startServer({
      onConnect(_session, done) {
        connections += 1;
        done();
      },
    });
    const transport = transportTo(`smtp://${address}`);
    const recipients = Array.from({ length: 20 }, (_, index) => `p${index}@example.be`);
    await Promise.all(recipients.map((to) => transport.send({ ...MESSAGE, to })));
    expect(received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort());
    expect(connections).toBeLessThanOrEqual(5);
  });

  test('a hostile subject stays a subject', async () => {
    const { received, address } = await startServer();
    const subject = 'Hi\r\nBcc: thief@example.com\r\n\r\n<script>\u0000';
    await transportTo(`smtp://${address}`).send({ ...MESSAGE, subject });
    expect(received[0]?.to).toEqual(['an@example.be']);
    const mail = await PostalMime.parse(received[0]?.source ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.subject).toBe('Hi Bcc: thief@example.com <script>');
    expect(mail.text?.trimEnd()).toBe(MESSAGE.text);
  });

  test('a hostile recipient never reaches the server', async () => {
    const { received, address } = await startServer();
    const transport = transportTo(`smtp://${address}`);
    const to = 'an@example.be>\r\nRCPT TO:<thief@example.com';
    await expect(transport.send({ ...MESSAGE, to })).rejects.toThrow(PermanentFailure);
    expect(received).toEqual([]);
  });

  test.each([
    ['recipient', 550, true],
    ['recipient', 451, false],
    ['content', 554, true],
    ['content', 452, false],
  ])('a %s refused with %i rejects, for good: %s', async (what, responseCode, isFinal) => {
    const refusal = Object.assign(new Error('Not that'), { responseCode });
    const { address } = await startServer({
      onRcptTo(_address, _session, done) {
        done(what === 'recipient' ? refusal : undefined);
      },
      onData(stream, _session, done) {
        stream.resume().once('end', () => done(refusal));
      },
    });
    const error: unknown = await transportTo(`smtp://${address}`)
      .send(MESSAGE)
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain('Not that');
    expect(error instanceof PermanentFailure).toBe(isFinal);
  });

  test('a certificate that nobody vouches for is refused', async () => {
    const { received, address } = await startServer({ disabledCommands: ['AUTH'] });
    await expect(transportTo(`smtp://${address}`).send(MESSAGE)).rejects.toThrow(/certificate/i);
    expect(received).toEqual([]);
  });

  test('no server and a closed transport reject', async () => {
    const closed = transportTo('smtp://127.0.0.1:1');
    await expect(closed.send(MESSAGE)).rejects.toThrow(/ECONNREFUSED/);
    await closed.close();
    await expect(closed.send(MESSAGE)).rejects.toThrow(/closed/);
  });

  test('closing lets a delivery under way finish', async () => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    let release = () => {};
    const { received, address } = await startServer({
      onMailFrom(_address, _session, done) {
        release = done;
        reach();
      },
    });
    const transport = transportTo(`smtp://${address}`);
    const delivery = transport.send(MESSAGE);
    await reached;
    const closing = transport.close();
    release();
    await closing;
    expect(received).toHaveLength(1);
    await delivery;
  });
});

describe('mail kept in a folder', () => {
  const outbox = () => join(folder, 'data', 'outbox');
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  test('is a whole mail that only its owner can read', async () => {
    const { kept_as = '' } = await transportTo().send(MESSAGE);
    expect(await readdir(outbox())).toEqual([kept_as]);
    expect(await modeOf(outbox())).toBe(0o700);
    expect(await modeOf(join(outbox(), kept_as))).toBe(0o600);
    const source = await readFile(join(outbox(), kept_as));
    expect(source.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const mail = await PostalMime.parse(source);
    expect(mail).toMatchObject({
      from: { name: 'Millième', address: 'post@example.be' },
      to: [{ name: '', address: 'an@example.be' }],
      subject: MESSAGE.subject,
    });
    expect(mail.text?.trimEnd()).toBe(MESSAGE.text);
    expect(mail.html?.trim()).toBe(MESSAGE.html);
  });

  test('gets names that sort in the order of sending', async () => {
    const transport = transportTo();
    const names: (string | undefined)[] = [];
    names.push((await transport.send(MESSAGE)).kept_as);
    names.push((await transport.send(MESSAGE)).kept_as);
    names.push((await transport.send(MESSAGE)).kept_as);
    expect((await readdir(outbox())).sort()).toEqual(names);
  });

  test('takes no header from a subject and no address that is none', async () => {
    const transport = transportTo();
    const { kept_as = '' } = await transport.send({
      ...MESSAGE,
      subject: 'Hi\nBcc: thief@example.com',
    });
    const source = await readFile(join(outbox(), kept_as), 'utf8');
    expect(source).not.toMatch(/^bcc:/im);
    const to = 'an@example.be\nBcc: thief@example.com';
    await expect(transport.send({ ...MESSAGE, to })).rejects.toThrow(PermanentFailure);
    expect(await readdir(outbox())).toEqual([kept_as]);
  });

  test('rejects when there can be no such folder', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(outbox(), 'in the way');
    await expect(transportTo().send(MESSAGE)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await readFile(outbox(), 'utf8')).toBe('in the way');
  });

  test('leaves the folder that is there as it is', async () => {
    await mkdir(outbox(), { recursive: true });
    await chmod(outbox(), 0o750);
    await transportTo().send({ to: 'an@example.be', subject: 's', text: 't' });
    expect(await modeOf(outbox())).toBe(0o750);
  });
});
