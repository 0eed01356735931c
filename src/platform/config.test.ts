import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (env: Readonly<Record<string, string>>) => loadConfig({ DATA_DIR: folder, ...env });
const TWILIO = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+3225550000',
};

describe('a setting', () => {
  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['WORKERS', '1.5', 'WORKERS must be a whole number from 1 to 64, not "1.5"'],
    ['WORKERS', '0x2', 'WORKERS must be a whole number from 1 to 64, not "0x2"'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10, not "yes"'],
    ['MILLIEME_DEMO', 'yes', 'MILLIEME_DEMO must be 0 or 1, not "yes"'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
    ],
    [
      'SMTP_URL',
      'http://u:secret@x',
      'SMTP_URL must be an address that starts with smtp:// or smtps://',
    ],
    ['JWT_SECRET', 'too short', 'JWT_SECRET must have at least 32 characters'],
    [
      'JWT_SECRETS',
      `${'x'.repeat(32)}, too short`,
      'JWT_SECRETS must be secrets of at least 32 characters, separated by commas',
    ],
    [
      'MILLIEME_ADMIN_EMAIL',
      'nobody',
      'MILLIEME_ADMIN_EMAIL must be an e-mail address, not "nobody"',
    ],
    [
      'MILLIEME_ADMIN_PASSWORD',
      'x',
      'MILLIEME_ADMIN_EMAIL and MILLIEME_ADMIN_PASSWORD go together: set both or none',
    ],
    [
      'S3_BUCKET',
      'papers',
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all four or none',
    ],
    [
      'BACKUP_S3_BUCKET',
      'archives',
      'BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY go together: set all four or none',
    ],
    ['CLAMD_URL', '/run/clamd', 'CLAMD_URL must be an address that starts with unix:// or tcp://'],
    ...['https://u:secret@x', 'imaps://x/INBOX', 'imaps://u:%ff@x', 'a secret'].map((address) => [
      'INVOICE_IMAP_URL',
      address,
      'INVOICE_IMAP_URL must be an address such as imaps://user:password@host/INBOX',
    ]),
  ])('%s=%s is refused in one line', (name, value, message) => {
    expect(() => load({ [name]: value })).toThrow(new ConfigError(message));
  });

  it.each([
    ['imaps://a%40b.be:p%3A%2F@mail.be', { host: 'mail.be', port: 993, secure: true }, 'INBOX'],
    [
      'imap://a%40b.be:p%3A%2F@[::1]:143/Factures%20re%C3%A7ues',
      { host: '::1' },
      'Factures reçues',
    ],
    ['imap://a%40b.be:p%3A%2F@mail.be:1143/in', { port: 1143, isLoopback: false }, 'in'],
  ])('names a mailbox by its address: %s', (address, place, mailFolder) => {
    expect(load({ INVOICE_IMAP_URL: address }).invoiceMailbox).toMatchObject({
      ...place,
      user: 'a@b.be',
      password: 'p:/',
      folder: mailFolder,
    });
  });

  it('names several secrets, of which the first signs, in place of one', () => {
    const [fresh, former] = ['n'.repeat(32), 'o'.repeat(40)];
    const { jwtSecrets } = load({ JWT_SECRETS: `${fresh}, ${former}` });
    expect(jwtSecrets.map((secret) => Buffer.from(secret).toString())).toEqual([fresh, former]);
    const message = 'JWT_SECRETS and JWT_SECRET exclude each other: set only one';
    const both = { JWT_SECRETS: fresh, JWT_SECRET: former };
    expect(() => load(both)).toThrow(new ConfigError(message));
  });

  it('names no login for the embedded database, which has its own', () => {
    const message = 'DATABASE_APP_URL goes with DATABASE_URL: set both or none';
    expect(() => load({ DATABASE_APP_URL: 'postgres://a@h/x' })).toThrow(new ConfigError(message));
  });

  it('that is empty or of blanks is unset, and blanks around one are nothing', () => {
    const config = load({ PORT: '', HOST: '  ', WORKERS: ' 2 ', CORS_ORIGINS: ' https://a , ,b' });
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', workers: 2 });
    expect(config.corsOrigins).toEqual(['https://a', 'b']);
  });

  it('keeps the demo off what others can reach', () => {
    const open = { HOST: '0.0.0.0' };
    const elsewhere = { DATABASE_URL: 'postgres://localhost/x' };
    expect([load({}), load(open), load(elsewhere)].map(({ demo }) => demo)).toEqual([
      true,
      false,
      false,
    ]);
    for (const env of [open, elsewhere])
      expect(() => load({ ...env, MILLIEME_DEMO: '1' })).toThrow(/^MILLIEME_DEMO=1 is refused/);
  });
});

describe('the secret that is made', () => {
  it('is kept, and one that a full disk cut off is refused', () => {
    const directory = mkdtempSync(join(folder, 'secret-'));
    const { jwtSecrets } = load({ DATA_DIR: directory });
    expect(load({ DATA_DIR: directory }).jwtSecrets).toEqual(jwtSecrets);
    expect(jwtSecrets[0]).toHaveLength(64);
    writeFileSync(join(directory, 'jwt-secret'), '');
    expect(() => load({ DATA_DIR: directory })).toThrow(/^JWT_SECRET is in .* cut off/);
  });
});

describe('the settings of text messages', () => {
  it('are none, or an account with the address of its provider', () => {
    expect(load({}).sms).toBeUndefined();
    const account = { accountSid: 'AC1', authToken: 'secret', from: '+3225550000' };
    expect(load(TWILIO).sms).toEqual({ ...account, baseUrl: 'https://api.twilio.com' });
    expect(load({ ...TWILIO, TWILIO_BASE_URL: 'http://127.0.0.1:9/x' }).sms).toEqual({
      ...account,
      baseUrl: 'http://127.0.0.1:9/x',
    });
  });

  it.each([
    ['TWILIO_ACCOUNT_SID'],
    ['TWILIO_AUTH_TOKEN'],
    ['TWILIO_FROM'],
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ] as const)('stop the start when there is only %s', (...names) => {
    const some = Object.fromEntries(names.map((name) => [name, TWILIO[name]]));
    expect(() => load(some)).toThrow(ConfigError);
    expect(() => load(some)).toThrow(/^TWILIO_ACCOUNT_SID, .* set all three or none$/);
  });
});

describe('whom push services turn to', () => {
  it.each([
    [{}, 'mailto:no-reply@localhost'],
    [{ PUBLIC_URL: 'https://syndic.example' }, 'https://syndic.example'],
    [{ MAIL_FROM: 'Kantoor <post@example.be>' }, 'mailto:post@example.be'],
    [
      { MAIL_FROM: 'post@example.be', PUBLIC_URL: 'https://syndic.example' },
      'mailto:post@example.be',
    ],
    [{ VAPID_SUBJECT: 'mailto:ops@example.be' }, 'mailto:ops@example.be'],
    [{ VAPID_SUBJECT: 'https://syndic.example/contact' }, 'https://syndic.example/contact'],
  ])('follows from %j: %s', (env, subject) => {
    expect(load(env).vapidSubject).toBe(subject);
  });

  it.each([
    [{ VAPID_SUBJECT: 'ops@example.be' }, /^VAPID_SUBJECT must be/],
    [{ VAPID_SUBJECT: 'http://syndic.example' }, /^VAPID_SUBJECT must be/],
    [{ MAIL_FROM: 'a@example.be, b@example.be' }, /^MAIL_FROM must be/],
    [{ MAIL_FROM: 'nobody', VAPID_SUBJECT: 'mailto:a@example.be' }, /^MAIL_FROM must be/],
  ])('stops the start for %j', (env, message) => {
    expect(() => load(env)).toThrow(message);
  });
});

describe('how backups are encrypted', () => {
  const publicKey = `age1${'q'.repeat(58)}`;

  it.each([
    [{ BACKUP_PASSPHRASE: 'twelve-or-more', BACKUP_PUBLIC_KEY: publicKey }, 'set only one'],
    [{ BACKUP_PASSPHRASE: 'too-short' }, 'BACKUP_PASSPHRASE must have at least 12'],
    [{ BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1' }, 'BACKUP_PUBLIC_KEY must be a public key'],
  ])('stops the start for %j', (env, message) => {
    expect(() => load(env)).toThrow(message);
  });

  it('is said by a passphrase or a key, and by default not at all', () => {
    expect(load({}).backup).toEqual({
      directory: join(folder, 'backups'),
      memory: join(folder, 'backup-folder'),
    });
    expect(load({ BACKUP_PUBLIC_KEY: publicKey }).backup.publicKey).toBe(publicKey);
  });
});
