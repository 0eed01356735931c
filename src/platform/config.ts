import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MIB } from '#platform/disk-space.ts';
import type { MailboxSettings } from '#platform/imap/mailbox.ts';
import { readOrCreateFile } from '#platform/read-or-create-file.ts';
import type { S3Settings } from '#platform/s3/sign.ts';
import type { TwilioSettings } from '#platform/sms/twilio-transport.ts';
import {
  ConfigError,
  MAIL_FROM,
  MIN_SECRET_LENGTH,
  readSettings,
  splitSecrets,
  senderAddress,
  requireTogether,
  type Environment,
  type Settings,
} from './settings.ts';

/** Settings that determine where backups are stored, and how they are encrypted. */
export interface BackupSettings {
  readonly directory: string;
  /** Path of a file that records that the folder existed. */
  readonly memory?: string;
  /** Bucket that replaces the folder. */
  readonly s3?: S3Settings | undefined;
  readonly passphrase?: string | undefined;
  /** `age1…`: can write archives, but not read them. */
  readonly publicKey?: string | undefined;
}

/** Every setting of the service, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Disk space to keep free on the disk of the data folder. */
  readonly diskReserveBytes: number;
  readonly databaseUrl: string | undefined;
  readonly databaseAppUrl: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  /** The first one signs, all verify. */
  readonly jwtSecrets: readonly Uint8Array[];
  /** Key of the secrets of two-factor authentication; undefined: the one in the data folder. */
  readonly totpKey: string | undefined;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: TwilioSettings | undefined;
  readonly vapidSubject: string;
  readonly limits: { readonly user: number; readonly address: number };
  /** Number of proxies before the service, each of which adds to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly corsOrigins: readonly string[];
  readonly maxUploadBytes: number;
  readonly maxArchiveBytes: number;
  /** Bucket that stores files instead of the data folder. */
  readonly s3: S3Settings | undefined;
  readonly clamdUrl: string | undefined;
  /** Folder where bank files are dropped for import. */
  readonly bankInboxDirectory: string | undefined;
  /** Mailbox where invoices arrive for import. */
  readonly invoiceMailbox: MailboxSettings | undefined;
  readonly backup: BackupSettings;
  /** Whether the embedded database is archived continuously. */
  readonly walArchive: boolean;
  /** Folder of the archives of monitoring. */
  readonly monitoringDirectory: string | undefined;
  /** Address that traces are sent to; undefined: no tracing. */
  readonly traceEndpoint: string | undefined;
  readonly workers: number;
  readonly logLevel: string;
}

/** Within the data folder. */
export const SECRET_FILE = 'jwt-secret';
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Whether a host name or address, in brackets or not, is that of the machine itself. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.includes(host.replaceAll(/^\[|\]$/g, ''));
}

/** Reads `.env` next to the package; environment variables take precedence. */
export function readEnvironment(): Environment {
  const path = resolve('.env');
  if (existsSync(path)) process.loadEnvFile(path);
  return process.env;
}

/** Reads the settings in force. Refuses a malformed one with a ConfigError of one clear line. */
export function loadConfig(env: Environment): Config {
  const settings = readSettings(env);
  const { HOST: host, PORT: port, DATABASE_URL: databaseUrl } = settings;
  const dataDirectory = resolve(settings.DATA_DIR);
  const publicUrl =
    settings.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    host,
    port,
    dataDirectory,
    diskReserveBytes: settings.DISK_RESERVE_MIB * MIB,
    databaseUrl,
    databaseAppUrl: appLogin(settings),
    ...firstAdmin(settings),
    demo: isDemo(settings),
    jwtSecrets: jwtSecrets(settings, dataDirectory),
    totpKey: settings.TOTP_KEY,
    publicUrl,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    sms: smsProvider(settings),
    vapidSubject: settings.VAPID_SUBJECT ?? vapidSubject(settings.MAIL_FROM, publicUrl),
    limits: { user: settings.RATE_LIMIT_USER, address: settings.RATE_LIMIT_ADDRESS },
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: (settings.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    maxUploadBytes: settings.MAX_UPLOAD_MIB * MIB,
    maxArchiveBytes: settings.MAX_HANDOVER_MIB * MIB,
    s3: s3Store(settings),
    clamdUrl: settings.CLAMD_URL,
    bankInboxDirectory:
      settings.BANK_INBOX_DIR === undefined ? undefined : resolve(settings.BANK_INBOX_DIR),
    invoiceMailbox:
      settings.INVOICE_IMAP_URL === undefined
        ? undefined
        : parseMailboxAddress(settings.INVOICE_IMAP_URL),
    backup: backupSettings(settings, dataDirectory),
    walArchive: isWalArchived(settings),
    monitoringDirectory:
      settings.MONITORING_BACKUP_DIR === undefined
        ? undefined
        : resolve(settings.MONITORING_BACKUP_DIR),
    traceEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    workers: settings.WORKERS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Address of the service login; only an external database can have one. */
function appLogin({ DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl }: Settings) {
  if (appUrl !== undefined && ownerUrl === undefined)
    throw new ConfigError('DATABASE_APP_URL goes with DATABASE_URL: set both or none');
  return appUrl;
}

function firstAdmin(settings: Settings): Pick<Config, 'adminEmail' | 'adminPassword'> {
  const admin = requireTogether(settings, ['MILLIEME_ADMIN_EMAIL', 'MILLIEME_ADMIN_PASSWORD']);
  return { adminEmail: admin?.MILLIEME_ADMIN_EMAIL, adminPassword: admin?.MILLIEME_ADMIN_PASSWORD };
}

function isDemo(settings: Settings): boolean {
  const { HOST: host, DATABASE_URL: databaseUrl, MILLIEME_ADMIN_EMAIL: adminEmail } = settings;
  const isLoopback = isLoopbackHost(host);
  const demo =
    settings.MILLIEME_DEMO ?? (isLoopback && databaseUrl === undefined && adminEmail === undefined);
  if (demo && !isLoopback)
    throw new ConfigError(`MILLIEME_DEMO=1 is refused on ${host}: the demo is for loopback only`);
  if (demo && databaseUrl !== undefined)
    throw new ConfigError('MILLIEME_DEMO=1 is refused with DATABASE_URL');
  return demo;
}

function backupSettings(settings: Settings, dataDirectory: string): BackupSettings {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_PUBLIC_KEY: publicKey } = settings;
  if (passphrase !== undefined && publicKey !== undefined)
    throw new ConfigError(
      'BACKUP_PUBLIC_KEY and BACKUP_PASSPHRASE exclude each other: set only one',
    );
  const directory = resolve(settings.BACKUP_DIR ?? join(dataDirectory, 'backups'));
  const memory = join(dataDirectory, 'backup-folder');
  return { directory, memory, s3: backupBucket(settings), passphrase, publicKey };
}

/** Bucket of the backups; undefined if they are in a folder. */
function backupBucket(settings: Settings): S3Settings | undefined {
  const store = requireTogether(settings, [
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_BUCKET',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ]);
  return (
    store && {
      endpoint: store.BACKUP_S3_ENDPOINT,
      region: settings.BACKUP_S3_REGION,
      bucket: store.BACKUP_S3_BUCKET,
      accessKeyId: store.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: store.BACKUP_S3_SECRET_ACCESS_KEY,
    }
  );
}

/**
 * Whether the log is archived. The default folder shares the disk of DATA_DIR, which the archive
 * must outlive: only a folder named by the operator turns this on by default.
 */
function isWalArchived(settings: Settings): boolean {
  const { BACKUP_WAL: asked, BACKUP_DIR: directory, DATABASE_URL: databaseUrl } = settings;
  if (asked === true && databaseUrl !== undefined)
    throw new ConfigError('BACKUP_WAL=1 is refused with DATABASE_URL: that server archives itself');
  return asked ?? (directory !== undefined && databaseUrl === undefined);
}

/** Parses the address of a mailbox; its folder is INBOX unless the address names one (RFC 5092). */
function parseMailboxAddress(address: string): MailboxSettings {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    isLoopback: isLoopbackHost(host),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

/** Account for sending text messages; undefined if there is none. */
function smsProvider(settings: Settings): TwilioSettings | undefined {
  const account = requireTogether(settings, [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
  return (
    account && {
      accountSid: account.TWILIO_ACCOUNT_SID,
      authToken: account.TWILIO_AUTH_TOKEN,
      from: account.TWILIO_FROM,
      baseUrl: settings.TWILIO_BASE_URL,
    }
  );
}

/** Bucket of the files; undefined if they are in the data folder. */
function s3Store(settings: Settings): S3Settings | undefined {
  const store = requireTogether(settings, [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  return (
    store && {
      endpoint: store.S3_ENDPOINT,
      region: settings.S3_REGION,
      bucket: store.S3_BUCKET,
      accessKeyId: store.S3_ACCESS_KEY_ID,
      secretAccessKey: store.S3_SECRET_ACCESS_KEY,
    }
  );
}

/**
 * Contact address sent to push services (RFC 8292, 2.1): the sender of mails, or else the address
 * of the service.
 */
function vapidSubject(mailFrom: string, publicUrl: string): string {
  const isOurs = mailFrom === MAIL_FROM;
  return isOurs && publicUrl.startsWith('https://')
    ? publicUrl
    : `mailto:${encodeURI(senderAddress(mailFrom) ?? '')}`;
}

/**
 * The given secrets, or else one that is created once and stored in the data folder, readable only
 * by its user.
 */
function jwtSecrets(
  { JWT_SECRET: one, JWT_SECRETS: several }: Settings,
  dataDirectory: string,
): readonly Uint8Array[] {
  if (one !== undefined && several !== undefined)
    throw new ConfigError('JWT_SECRETS and JWT_SECRET exclude each other: set only one');
  const given = several === undefined ? one && [one] : splitSecrets(several);
  if (given) return given.map((secret) => Buffer.from(secret, 'utf8'));
  const secret = readOrCreateFile(dataDirectory, SECRET_FILE, () =>
    randomBytes(48).toString('base64url'),
  );
  if (secret.length < MIN_SECRET_LENGTH) {
    const path = join(dataDirectory, SECRET_FILE);
    throw new ConfigError(`JWT_SECRET is in ${path}, which is cut off: restore it, or remove it`);
  }
  return [Buffer.from(secret)];
}
