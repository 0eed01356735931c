import { Type, type StaticDecode, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { parseSender } from '#platform/mail/compose.ts';

/** A setting that cannot be used; its message is one clear line. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = StaticDecode<typeof Schema>;

/** The documentation of a setting: its meaning, and its default as a value or in words. */
interface SettingText {
  readonly description?: string;
  readonly default?: string;
  readonly otherwise?: string;
}

const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
export const MIN_SECRET_LENGTH = 32;
/** Bech32 of 32 bytes and a checksum. */
const AGE_PUBLIC_KEY = /^age1[02-9ac-hj-np-z]{58}$/;
const MIN_PASSPHRASE_LENGTH = 12;
const MAX_PROXIES = 10;
const MAX_PER_MINUTE = 10_000_000;
/** Default sender of e-mails. */
export const MAIL_FROM = 'Millième <no-reply@localhost>';

function text(description: string, initial?: string) {
  return Type.String({ description, ...(initial === undefined ? {} : { default: initial }) });
}

/** @param must makes the message, which must not repeat a value that may contain a password */
function withCheck(
  schema: ReturnType<typeof text>,
  isRight: (value: string) => boolean,
  must: (value: string) => string,
) {
  return Type.Refine(schema, isRight, must);
}

function wholeNumber(description: string, initial: number, minimum: number, maximum: number) {
  const schema = withCheck(
    text(description, String(initial)),
    (value) => /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
    (value) => `must be a whole number from ${minimum} to ${maximum}, not "${value}"`,
  );
  return Type.Decode(schema, Number);
}

function flag(description: string, initial?: '0' | '1') {
  const schema = withCheck(
    text(description, initial),
    (value) => value === '0' || value === '1',
    (value) => `must be 0 or 1, not "${value}"`,
  );
  return Type.Decode(schema, (value) => value === '1');
}

function address(description: string, protocols: readonly string[], initial?: string) {
  return withCheck(
    text(description, initial),
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    () => `must be an address that starts with ${protocols.join('// or ')}//`,
  );
}

/** With user and password; what an address does not hold as it is, is escaped in them. */
function isMailbox(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(value);
  return (
    ['imap:', 'imaps:'].includes(protocol) &&
    [hostname, username, password].every((part) => part !== '') &&
    [username, password, pathname].every(isEscaped)
  );
}

function isEscaped(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Makes a setting optional. @param otherwise says what applies without it, for docs/settings.md */
function optional<Schema extends TSchema>(schema: Schema, otherwise = 'not set') {
  return Type.Optional(Object.assign(schema, { otherwise }));
}

/** The settings: meaning, default and check of each. */
const Schema = Type.Object({
  HOST: text('Address to listen on', '127.0.0.1'),
  PORT: wholeNumber('Port to listen on', 8080, 0, 65_535),
  DATA_DIR: text(
    'Folder for the embedded database, generated secrets, files and the outbox',
    './data',
  ),
  DATABASE_URL: optional(
    address(
      'Address of a PostgreSQL server, version 15 to 18; its user runs the migrations',
      POSTGRES_PROTOCOLS,
    ),
  ),
  DATABASE_APP_URL: optional(
    address(
      'Address of the same database with the login that serves requests; it must not be a superuser',
      POSTGRES_PROTOCOLS,
    ),
    'a login is created and kept in DATA_DIR',
  ),
  DISK_RESERVE_MIB: wholeNumber(
    'Free space to keep on the disk of DATA_DIR, in MiB. Below it, writes are refused; 0 turns this off',
    512,
    0,
    1_000_000,
  ),
  MILLIEME_ADMIN_EMAIL: optional(
    withCheck(
      text('E-mail address of the first SuperAdmin, created in an empty database'),
      isEmail,
      (value) => `must be an e-mail address, not "${value}"`,
    ),
  ),
  MILLIEME_ADMIN_PASSWORD: optional(text('Password of the first SuperAdmin')),
  MILLIEME_DEMO: optional(
    flag('1 fills an empty database with the demo building; allowed on loopback addresses only'),
    '1 on loopback without DATABASE_URL and MILLIEME_ADMIN_EMAIL',
  ),
  JWT_SECRET: optional(
    withCheck(
      text(`Key that signs access tokens, at least ${MIN_SECRET_LENGTH} characters`),
      (value) => value.length >= MIN_SECRET_LENGTH,
      () => `must have at least ${MIN_SECRET_LENGTH} characters`,
    ),
    'generated and kept in DATA_DIR',
  ),
  JWT_SECRETS: optional(
    withCheck(
      text(
        'Several keys instead of JWT_SECRET, separated by commas: the first signs, all are accepted',
      ),
      (value) => splitSecrets(value).every((secret) => secret.length >= MIN_SECRET_LENGTH),
      () => `must be secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    ),
  ),
  TOTP_KEY: optional(
    withCheck(
      text(
        `Key that encrypts the secrets of two-factor authentication, at least ${MIN_SECRET_LENGTH} characters; no backup contains it`,
      ),
      (value) => value.length >= MIN_SECRET_LENGTH,
      () => `must have at least ${MIN_SECRET_LENGTH} characters`,
    ),
    'generated and kept in DATA_DIR; only encrypted backups contain it',
  ),
  PUBLIC_URL: optional(
    address('Public address of the service, used in links in e-mails', ['http:', 'https:']),
    'http://HOST:PORT',
  ),
  SMTP_URL: optional(
    address('Mail server, smtp:// or smtps://', ['smtp:', 'smtps:']),
    'not set: e-mails are written to DATA_DIR/outbox',
  ),
  MAIL_FROM: withCheck(
    text('Sender of e-mails', MAIL_FROM),
    (value) => senderAddress(value) !== undefined,
    () => 'must be one e-mail address, with or without a name',
  ),
  TWILIO_ACCOUNT_SID: optional(
    text('Twilio account that sends text messages'),
    'not set: text messages are written to DATA_DIR/outbox',
  ),
  TWILIO_AUTH_TOKEN: optional(text('Auth token of the Twilio account')),
  TWILIO_FROM: optional(text('Sender of text messages: a number or a name')),
  TWILIO_BASE_URL: address(
    'Address of the Twilio API',
    ['http:', 'https:'],
    'https://api.twilio.com',
  ),
  VAPID_SUBJECT: optional(
    withCheck(
      text('Contact address sent to push services, mailto: or https:'),
      (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value) && URL.canParse(value),
      () => 'must be an address that starts with mailto: or https://',
    ),
    'the address in MAIL_FROM, otherwise PUBLIC_URL',
  ),
  BACKUP_DIR: optional(text('Folder for backups'), 'DATA_DIR/backups'),
  BACKUP_PASSPHRASE: optional(
    withCheck(
      text(`Passphrase that encrypts backups, at least ${MIN_PASSPHRASE_LENGTH} characters`),
      (value) => value.length >= MIN_PASSPHRASE_LENGTH,
      () => `must have at least ${MIN_PASSPHRASE_LENGTH} characters`,
    ),
  ),
  BACKUP_PUBLIC_KEY: optional(
    withCheck(
      text('Public key of age (age1…) that encrypts backups; restoring needs the secret key'),
      (value) => AGE_PUBLIC_KEY.test(value),
      () => 'must be a public key of age, age1…',
    ),
    'not set: backups are encrypted only with BACKUP_PASSPHRASE',
  ),
  BACKUP_S3_ENDPOINT: optional(
    address('S3-compatible object storage endpoint for backups, instead of BACKUP_DIR', [
      'http:',
      'https:',
    ]),
  ),
  BACKUP_S3_REGION: text('Region of the backup storage', 'us-east-1'),
  BACKUP_S3_BUCKET: optional(text('Bucket for backups')),
  BACKUP_S3_ACCESS_KEY_ID: optional(text('Access key ID for backups')),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(text('Secret access key for backups')),
  BACKUP_WAL: optional(
    flag('1 also saves the embedded database continuously, for restore --to-time'),
    '1 if BACKUP_DIR is set and DATABASE_URL is not',
  ),
  MONITORING_BACKUP_DIR: optional(
    text(
      'Folder that ops/save-monitoring.sh writes to; the monthly drill restores its newest archive',
    ),
    'not set: the drill skips monitoring',
  ),
  RATE_LIMIT_USER: wholeNumber(
    'Requests per minute for each user; 0 means no limit',
    6_000,
    0,
    MAX_PER_MINUTE,
  ),
  RATE_LIMIT_ADDRESS: wholeNumber(
    'Requests per minute without a valid token from one IP address; 0 means no limit',
    1_200,
    0,
    MAX_PER_MINUTE,
  ),
  TRUST_PROXY: wholeNumber(
    'Number of proxies in front of the service; the first one adds the address of the client to X-Forwarded-For',
    0,
    0,
    MAX_PROXIES,
  ),
  CORS_ORIGINS: optional(
    text('Web origins that may call the API from a browser, separated by commas'),
    'none',
  ),
  S3_ENDPOINT: optional(
    address('S3-compatible object storage endpoint for documents', ['http:', 'https:']),
    'not set: documents are kept in DATA_DIR/files',
  ),
  S3_REGION: text('Region of the document storage', 'us-east-1'),
  S3_BUCKET: optional(text('Bucket for documents')),
  S3_ACCESS_KEY_ID: optional(text('Access key ID for documents')),
  S3_SECRET_ACCESS_KEY: optional(text('Secret access key for documents')),
  CLAMD_URL: optional(
    address('ClamAV daemon that scans uploads, unix:/path or tcp://host:port', ['unix:', 'tcp:']),
    'not set: uploads are not scanned',
  ),
  BANK_INBOX_DIR: optional(text('Folder that is checked every minute for bank statement files')),
  INVOICE_IMAP_URL: optional(
    withCheck(
      text(
        'Mailbox for supplier invoices, imaps://user:password@host/folder; each becomes a draft',
      ),
      isMailbox,
      () => 'must be an address such as imaps://user:password@host/INBOX',
    ),
  ),
  MAX_UPLOAD_MIB: wholeNumber('Maximum size of an upload, in MiB', 50, 1, 1_024),
  MAX_HANDOVER_MIB: wholeNumber(
    'Maximum size of the file of a building that is handed over, in MiB',
    2_048,
    1,
    4_095,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    address('OpenTelemetry collector that receives traces (OTLP over HTTP)', ['http:', 'https:']),
    'not set: tracing is off',
  ),
  WORKERS: wholeNumber('Number of processes that serve requests', 1, 1, 64),
  LOG_LEVEL: withCheck(
    text('Log level: trace, debug, info, warn, error or fatal', 'info'),
    (value) => LOG_LEVELS.includes(value),
    (value) => `must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`,
  ),
});

/** Every setting with its documentation, from which docs/settings.md is generated. */
export const SETTINGS: Readonly<Record<string, TSchema & SettingText>> = Schema.properties;

/** Reads the known settings by their schemas; an empty one counts as not set. Throws a ConfigError for an invalid one. */
export function readSettings(env: Environment): Settings {
  const given = Object.keys(Schema.properties)
    .map((name) => [name, env[name]?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const values = Value.Default(Schema, Object.fromEntries(given));
  const [error] = Value.Errors(Schema, values);
  if (error !== undefined) throw new ConfigError(`${error.instancePath.slice(1)} ${error.message}`);
  return Value.Decode(Schema, values);
}

/** Returns settings that are only valid together; undefined if none is set. Throws a ConfigError if some are missing. */
export function requireTogether<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): Required<Pick<Settings, Name>> | undefined {
  if (names.every((name) => settings[name] === undefined)) return undefined;
  if (hasAll(settings, names)) return settings;
  const list = new Intl.ListFormat('en-GB').format(names);
  const all = { 2: 'both', 3: 'all three', 4: 'all four' }[names.length] ?? 'all';
  throw new ConfigError(`${list} go together: set ${all} or none`);
}

function hasAll<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): settings is Settings & Required<Pick<Settings, Name>> {
  return names.every((name) => settings[name] !== undefined);
}

/** Parses the address of a sender; undefined unless there is exactly one. */
export function senderAddress(mailFrom: string): string | undefined {
  try {
    return String(parseSender(mailFrom).address);
  } catch {
    return undefined;
  }
}

/** Splits secrets that are separated by commas. */
export function splitSecrets(list: string): string[] {
  return list.split(',').map((secret) => secret.trim());
}
