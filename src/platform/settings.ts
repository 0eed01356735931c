import { Type, type StaticDecode, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { isPublicKey } from '#platform/backup/keys.ts';
import { parseSender } from '#platform/mail/compose.ts';

/** A setting that cannot be used; its message is one clear line. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;
export type Settings = StaticDecode<typeof Schema>;

/** What the README says of a setting. */
interface SaidOf {
  readonly description?: string;
  readonly default?: string;
  readonly otherwise?: string;
}

const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
export const MIN_SECRET_LENGTH = 32;
const MIN_PASSPHRASE_LENGTH = 12;
const MAX_PROXIES = 10;
const MAX_PER_MINUTE = 10_000_000;
/** Unless a setting says another. */
export const MAIL_FROM = 'Millième <no-reply@localhost>';

function text(description: string, initial?: string) {
  return Type.String({ description, ...(initial === undefined ? {} : { default: initial }) });
}

/** @param must what the message says; it does not repeat a value that may hold a password */
function checked(
  schema: ReturnType<typeof text>,
  isRight: (value: string) => boolean,
  must: (value: string) => string,
) {
  return Type.Refine(schema, isRight, must);
}

function wholeNumber(description: string, initial: number, minimum: number, maximum: number) {
  const schema = checked(
    text(description, String(initial)),
    (value) => /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
    (value) => `must be a whole number from ${minimum} to ${maximum}, not "${value}"`,
  );
  return Type.Decode(schema, Number);
}

function flag(description: string, initial?: '0' | '1') {
  const schema = checked(
    text(description, initial),
    (value) => value === '0' || value === '1',
    (value) => `must be 0 or 1, not "${value}"`,
  );
  return Type.Decode(schema, (value) => value === '1');
}

function address(description: string, protocols: readonly string[], initial?: string) {
  return checked(
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

/** May be left out. @param otherwise what is used then, as the README says it */
function unset<Schema extends TSchema>(schema: Schema, otherwise = 'unset') {
  return Type.Optional(Object.assign(schema, { otherwise }));
}

/** What each means, what stands in for it, and what it must be. */
const Schema = Type.Object({
  HOST: text('Address to listen on', '127.0.0.1'),
  PORT: wholeNumber('Port to listen on', 8080, 0, 65_535),
  DATA_DIR: text('Folder of the embedded database, secrets and outbox', './data'),
  DATABASE_URL: unset(
    address(
      'PostgreSQL 15 to 18 in place of the embedded one; its user migrates',
      POSTGRES_PROTOCOLS,
    ),
  ),
  DATABASE_APP_URL: unset(
    address('The same for the login that serves, which is no superuser', POSTGRES_PROTOCOLS),
    'a login is made and kept in DATA_DIR',
  ),
  DISK_RESERVE_MIB: wholeNumber(
    'MiB that stay free on the disk of DATA_DIR: with less, nothing is written; 0 for no limit',
    512,
    0,
    1_000_000,
  ),
  MILLIEME_ADMIN_EMAIL: unset(
    checked(
      text('E-mail of the first SuperAdmin of an empty database'),
      isEmail,
      (value) => `must be an e-mail address, not "${value}"`,
    ),
  ),
  MILLIEME_ADMIN_PASSWORD: unset(text('Password of the first SuperAdmin')),
  MILLIEME_DEMO: unset(
    flag('1: an empty database gets the demo building; only on loopback'),
    '1 on loopback unless DATABASE_URL or the admin is set',
  ),
  JWT_SECRET: unset(
    checked(
      text(`Signs access tokens, at least ${MIN_SECRET_LENGTH} characters`),
      (value) => value.length >= MIN_SECRET_LENGTH,
      () => `must have at least ${MIN_SECRET_LENGTH} characters`,
    ),
    'made and kept in DATA_DIR',
  ),
  JWT_SECRETS: unset(
    checked(
      text('In place of JWT_SECRET, separated by commas: the first signs, all verify'),
      (value) => secretsOf(value).every((secret) => secret.length >= MIN_SECRET_LENGTH),
      () => `must be secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    ),
  ),
  PUBLIC_URL: unset(
    address('Where people reach the service, for links in mail', ['http:', 'https:']),
    'http://HOST:PORT',
  ),
  SMTP_URL: unset(
    address('Mail server, smtp:// or smtps://', ['smtp:', 'smtps:']),
    'unset: mail is kept in DATA_DIR/outbox',
  ),
  MAIL_FROM: checked(
    text('Sender of mail', MAIL_FROM),
    (value) => senderAddress(value) !== undefined,
    () => 'must be one mail address, with a name or without',
  ),
  TWILIO_ACCOUNT_SID: unset(
    text('Account of the provider of text messages'),
    'unset: they are kept in DATA_DIR/outbox',
  ),
  TWILIO_AUTH_TOKEN: unset(text('Token of that account')),
  TWILIO_FROM: unset(text('Number or name that text messages come from')),
  TWILIO_BASE_URL: address(
    'Address of the provider’s interface',
    ['http:', 'https:'],
    'https://api.twilio.com',
  ),
  VAPID_SUBJECT: unset(
    checked(
      text('Whom push services turn to, mailto: or https:'),
      (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value) && URL.canParse(value),
      () => 'must be an address that starts with mailto: or https://',
    ),
    'the address of MAIL_FROM, else PUBLIC_URL',
  ),
  BACKUP_DIR: unset(text('Folder of the backups'), 'DATA_DIR/backups'),
  BACKUP_PASSPHRASE: unset(
    checked(
      text(`Encrypts backups, at least ${MIN_PASSPHRASE_LENGTH} characters`),
      (value) => value.length >= MIN_PASSPHRASE_LENGTH,
      () => `must have at least ${MIN_PASSPHRASE_LENGTH} characters`,
    ),
  ),
  BACKUP_PUBLIC_KEY: unset(
    checked(
      text('The same by a key of age, age1…, whose other half reads them'),
      isPublicKey,
      () => 'must be a public key of age, age1…',
    ),
    'unset: with neither, backups are plain',
  ),
  BACKUP_S3_ENDPOINT: unset(
    address('Store in a bucket of which backups are kept, in place of BACKUP_DIR', [
      'http:',
      'https:',
    ]),
  ),
  BACKUP_S3_REGION: text('Region of that store', 'us-east-1'),
  BACKUP_S3_BUCKET: unset(text('Bucket of that store')),
  BACKUP_S3_ACCESS_KEY_ID: unset(text('Who reads and writes in the bucket')),
  BACKUP_S3_SECRET_ACCESS_KEY: unset(text('The secret of that')),
  BACKUP_WAL: unset(
    flag('1: the embedded database is also saved as it changes, for restore --to-time'),
    '1 where BACKUP_DIR is set and DATABASE_URL is not',
  ),
  MONITORING_BACKUP_DIR: unset(
    text('Folder that ops/save-monitoring.sh saves into: the newest archive is restored in drills'),
    'unset: monitoring is restored in none',
  ),
  RATE_LIMIT_USER: wholeNumber(
    'Requests per minute of one user, 0 for no limit',
    6_000,
    0,
    MAX_PER_MINUTE,
  ),
  RATE_LIMIT_ADDRESS: wholeNumber(
    'Requests per minute without a valid token from one address, 0 for no limit',
    1_200,
    0,
    MAX_PER_MINUTE,
  ),
  TRUST_PROXY: wholeNumber(
    'Proxies before the service: the address is what the first of them added to X-Forwarded-For',
    0,
    0,
    MAX_PROXIES,
  ),
  CORS_ORIGINS: unset(text('Web origins that may call the API, separated by commas'), 'none'),
  S3_ENDPOINT: unset(
    address('Store of files that speaks the interface of S3', ['http:', 'https:']),
    'unset: files are kept in DATA_DIR/files',
  ),
  S3_REGION: text('Region of that store', 'us-east-1'),
  S3_BUCKET: unset(text('Bucket of that store')),
  S3_ACCESS_KEY_ID: unset(text('Who reads and writes in the bucket')),
  S3_SECRET_ACCESS_KEY: unset(text('The secret of that')),
  CLAMD_URL: unset(
    address('Scanner of uploads, unix:/path or tcp://host:port', ['unix:', 'tcp:']),
    'unset: nothing is scanned',
  ),
  BANK_INBOX_DIR: unset(text('Folder into which files of banks are put, to be read as they come')),
  INVOICE_IMAP_URL: unset(
    checked(
      text('Mailbox of invoices, imaps://user:password@host/folder: what comes is drafted'),
      isMailbox,
      () => 'must be an address such as imaps://user:password@host/INBOX',
    ),
  ),
  MAX_UPLOAD_MIB: wholeNumber('Largest upload in MiB', 50, 1, 1_024),
  OTEL_EXPORTER_OTLP_ENDPOINT: unset(
    address('Collector of OpenTelemetry that traces go to, by OTLP over HTTP', ['http:', 'https:']),
    'unset: nothing is traced',
  ),
  WORKERS: wholeNumber('Processes that serve the API', 1, 1, 64),
  LOG_LEVEL: checked(
    text('trace, debug, info, warn, error or fatal', 'info'),
    (value) => LOG_LEVELS.includes(value),
    (value) => `must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`,
  ),
});

/** Name → meaning and default, as the README shows them. */
export const SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<TSchema & SaidOf>(Schema.properties).map(([name, said]) => [
    name,
    `${said.description} (${said.otherwise ?? said.default})`,
  ]),
);

/** The known settings, each as its schema says; an empty one is unset. Refuses a malformed one with a ConfigError. */
export function readSettings(env: Environment): Settings {
  const given = Object.keys(Schema.properties)
    .map((name) => [name, env[name]?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const values = Value.Default(Schema, Object.fromEntries(given));
  const [error] = Value.Errors(Schema, values);
  if (error !== undefined) throw new ConfigError(`${error.instancePath.slice(1)} ${error.message}`);
  return Value.Decode(Schema, values);
}

/** Settings that mean nothing without one another; undefined when none is set. */
export function together<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): Required<Pick<Settings, Name>> | undefined {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return settings as unknown as Required<Pick<Settings, Name>>;
  const list = new Intl.ListFormat('en-GB').format(names);
  const all = { 2: 'both', 3: 'all three', 4: 'all four' }[names.length] ?? 'all';
  throw new ConfigError(`${list} go together: set ${all} or none`);
}

/** The address of a sender; undefined when it is not exactly one. */
export function senderAddress(mailFrom: string): string | undefined {
  try {
    return String(parseSender(mailFrom).address);
  } catch {
    return undefined;
  }
}

/** Secrets that are separated by commas. */
export function secretsOf(list: string): string[] {
  return list.split(',').map((secret) => secret.trim());
}
