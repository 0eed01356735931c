import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Type, type StaticDecode, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { MIB } from '#platform/disk-space.ts';
import { keepFile } from '#platform/kept-file.ts';
import { parseSender } from '#platform/mail/compose.ts';
import type { TwilioSettings } from '#platform/sms/twilio-transport.ts';

/** Every setting of the service, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** What is to stay free on the disk of the data folder. */
  readonly diskReserveBytes: number;
  readonly databaseUrl: string | undefined;
  readonly databaseAppUrl: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  /** The first signs, all verify. */
  readonly jwtSecrets: readonly Uint8Array[];
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: TwilioSettings | undefined;
  readonly vapidSubject: string;
  readonly limits: { readonly user: number; readonly address: number };
  /** How many proxies stand before the service, each of which adds to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly corsOrigins: readonly string[];
  readonly maxUploadBytes: number;
  readonly workers: number;
  readonly logLevel: string;
}

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = StaticDecode<typeof Settings>;

/** What the README says of a setting. */
interface SaidOf {
  readonly description?: string;
  readonly default?: string;
  readonly otherwise?: string;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MIN_SECRET_LENGTH = 32;
const MAX_PROXIES = 10;
const MAX_PER_MINUTE = 10_000_000;
const MAIL_FROM = 'Millième <no-reply@localhost>';

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

/** May be left out. @param otherwise what is used then, as the README says it */
function unset<Schema extends TSchema>(schema: Schema, otherwise = 'unset') {
  return Type.Optional(Object.assign(schema, { otherwise }));
}

/** The settings: what each means, what stands in for it, and what it must be. */
const Settings = Type.Object({
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
  MAX_UPLOAD_MIB: wholeNumber('Largest upload in MiB', 50, 1, 1_024),
  WORKERS: wholeNumber('Processes that serve the API', 1, 1, 64),
  LOG_LEVEL: checked(
    text('trace, debug, info, warn, error or fatal', 'info'),
    (value) => LOG_LEVELS.includes(value),
    (value) => `must be one of ${LOG_LEVELS.join(', ')}, not "${value}"`,
  ),
});

/** Name → meaning and default, as the README shows them. */
export const SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<TSchema & SaidOf>(Settings.properties).map(([name, said]) => [
    name,
    `${said.description} (${said.otherwise ?? said.default})`,
  ]),
);

/** Reads `.env` beside the package, below what the environment says already. */
export function readEnvironment(): Environment {
  const path = resolve('.env');
  if (existsSync(path)) process.loadEnvFile(path);
  return process.env;
}

/** The settings in force. Refuses a malformed one with a ConfigError of one clear line. */
export function loadConfig(env: Environment): Config {
  const settings = parse(env);
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
    publicUrl,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    sms: smsProvider(settings),
    vapidSubject: settings.VAPID_SUBJECT ?? vapidSubject(settings.MAIL_FROM, publicUrl),
    limits: { user: settings.RATE_LIMIT_USER, address: settings.RATE_LIMIT_ADDRESS },
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: (settings.CORS_ORIGINS ?? '').split(/\s*,\s*/).filter((origin) => origin !== ''),
    maxUploadBytes: settings.MAX_UPLOAD_MIB * MIB,
    workers: settings.WORKERS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** The known settings, each as its schema says; an empty one is unset. */
function parse(env: Environment): Settings {
  const given = Object.keys(Settings.properties)
    .map((name) => [name, env[name]?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  const values = Value.Default(Settings, Object.fromEntries(given));
  const [error] = Value.Errors(Settings, values);
  if (error !== undefined) throw new ConfigError(`${error.instancePath.slice(1)} ${error.message}`);
  return Value.Decode(Settings, values);
}

/** The address of the login that serves; only a database of the operator's own can have one. */
function appLogin({ DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl }: Settings) {
  if (appUrl !== undefined && ownerUrl === undefined)
    throw new ConfigError('DATABASE_APP_URL goes with DATABASE_URL: set both or none');
  return appUrl;
}

function firstAdmin({
  MILLIEME_ADMIN_EMAIL: adminEmail,
  MILLIEME_ADMIN_PASSWORD: adminPassword,
}: Settings): Pick<Config, 'adminEmail' | 'adminPassword'> {
  if ((adminEmail === undefined) !== (adminPassword === undefined)) {
    throw new ConfigError(
      'MILLIEME_ADMIN_EMAIL and MILLIEME_ADMIN_PASSWORD go together: set both or none',
    );
  }
  return { adminEmail, adminPassword };
}

function isDemo(settings: Settings): boolean {
  const { HOST: host, DATABASE_URL: databaseUrl, MILLIEME_ADMIN_EMAIL: adminEmail } = settings;
  const isLoopback = LOOPBACK.includes(host);
  const demo =
    settings.MILLIEME_DEMO ?? (isLoopback && databaseUrl === undefined && adminEmail === undefined);
  if (demo && !isLoopback)
    throw new ConfigError(`MILLIEME_DEMO=1 is refused on ${host}: the demo is for loopback only`);
  if (demo && databaseUrl !== undefined)
    throw new ConfigError('MILLIEME_DEMO=1 is refused with DATABASE_URL');
  return demo;
}

/** The account by which text messages are sent; undefined when there is none. */
function smsProvider({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_BASE_URL: baseUrl,
}: Settings): TwilioSettings | undefined {
  if (accountSid !== undefined && authToken !== undefined && from !== undefined)
    return { accountSid, authToken, from, baseUrl };
  if (accountSid !== undefined || authToken !== undefined || from !== undefined) {
    throw new ConfigError(
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM go together: set all three or none',
    );
  }
  return undefined;
}

/** Whom a push service may turn to (RFC 8292, 2.1): who sends the mail, else where the service is. */
function vapidSubject(mailFrom: string, publicUrl: string): string {
  const isOurs = mailFrom === MAIL_FROM;
  return isOurs && publicUrl.startsWith('https://')
    ? publicUrl
    : `mailto:${encodeURI(senderAddress(mailFrom) ?? '')}`;
}

/** The address of a sender; undefined when it is not exactly one. */
function senderAddress(mailFrom: string): string | undefined {
  try {
    return String(parseSender(mailFrom).address);
  } catch {
    return undefined;
  }
}

function secretsOf(list: string): string[] {
  return list.split(',').map((secret) => secret.trim());
}

/** The given secrets, else one that is made once and kept in the data folder, readable by its user only. */
function jwtSecrets(
  { JWT_SECRET: one, JWT_SECRETS: several }: Settings,
  dataDirectory: string,
): readonly Uint8Array[] {
  if (one !== undefined && several !== undefined)
    throw new ConfigError('JWT_SECRETS stands in place of JWT_SECRET: set one of them');
  const given = several === undefined ? one && [one] : secretsOf(several);
  if (given) return given.map((secret) => Buffer.from(secret, 'utf8'));
  const secret = keepFile(dataDirectory, 'jwt-secret', () => randomBytes(48).toString('base64url'));
  if (secret.length < MIN_SECRET_LENGTH) {
    const path = join(dataDirectory, 'jwt-secret');
    throw new ConfigError(`JWT_SECRET is in ${path}, which is cut off: restore it, or remove it`);
  }
  return [Buffer.from(secret)];
}
