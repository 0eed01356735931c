import { createSecretKey, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { parseSender } from '#platform/mail/compose.ts';
import type { TwilioSettings } from '#platform/sms/twilio-transport.ts';

/** Every setting of the service, checked. The table in README.md is compared with `SETTINGS` by a test. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly demo: boolean;
  readonly jwtSecret: Uint8Array;
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: TwilioSettings | undefined;
  readonly vapidSubject: string;
  readonly limits: { readonly user: number; readonly address: number };
  readonly trustProxy: boolean;
  readonly corsOrigins: readonly string[];
  readonly maxUploadBytes: number;
  readonly workers: number;
  readonly logLevel: string;
}

/** Name → meaning and default, as shown in the README. */
export const SETTINGS = {
  HOST: 'Address to listen on (127.0.0.1)',
  PORT: 'Port to listen on (8080)',
  DATA_DIR: 'Folder of the embedded database, secrets and outbox (./data)',
  DATABASE_URL: 'PostgreSQL 15 to 18 in place of the embedded one (unset)',
  MILLIEME_ADMIN_EMAIL: 'E-mail of the first SuperAdmin of an empty database (unset)',
  MILLIEME_ADMIN_PASSWORD: 'Password of the first SuperAdmin (unset)',
  MILLIEME_DEMO:
    '1: an empty database gets the demo building; only on loopback (1 on loopback unless DATABASE_URL or the admin is set)',
  JWT_SECRET: 'Signs access tokens, at least 32 characters (made and kept in DATA_DIR)',
  PUBLIC_URL: 'Where people reach the service, for links in mail (http://HOST:PORT)',
  SMTP_URL: 'Mail server, smtp:// or smtps:// (unset: mail is kept in DATA_DIR/outbox)',
  MAIL_FROM: 'Sender of mail (Millième <no-reply@localhost>)',
  TWILIO_ACCOUNT_SID:
    'Account of the provider of text messages (unset: they are kept in DATA_DIR/outbox)',
  TWILIO_AUTH_TOKEN: 'Token of that account (unset)',
  TWILIO_FROM: 'Number or name that text messages come from (unset)',
  TWILIO_BASE_URL: 'Address of the provider’s interface (https://api.twilio.com)',
  VAPID_SUBJECT:
    'Whom push services turn to, mailto: or https: (the address of MAIL_FROM, else PUBLIC_URL)',
  RATE_LIMIT_USER: 'Requests per minute of one user, 0 for no limit (6000)',
  RATE_LIMIT_ADDRESS:
    'Requests per minute without a valid token from one address, 0 for no limit (1200)',
  TRUST_PROXY: '1: X-Forwarded-For names the address (0)',
  CORS_ORIGINS: 'Web origins that may call the API, separated by commas (none)',
  MAX_UPLOAD_MIB: 'Largest upload in MiB (50)',
  WORKERS: 'Processes that serve the API (1)',
  LOG_LEVEL: 'trace, debug, info, warn, error or fatal (info)',
} as const;

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MIN_SECRET_LENGTH = 32;
const MAIL_FROM = 'Millième <no-reply@localhost>';
const TWILIO = 'https://api.twilio.com';

/** Reads `.env` beside the package, below what the environment says already. */
export function readEnvironment(): Environment {
  const path = resolve('.env');
  if (existsSync(path)) process.loadEnvFile(path);
  return process.env;
}

/** The settings in force. Refuses a malformed one with a ConfigError of one clear line. */
export function loadConfig(env: Environment): Config {
  const host = text(env, 'HOST', '127.0.0.1');
  const port = integer(env, 'PORT', 8080, 0, 65_535);
  const dataDirectory = resolve(text(env, 'DATA_DIR', './data'));
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const adminEmail = optional(env, 'MILLIEME_ADMIN_EMAIL');
  const adminPassword = optional(env, 'MILLIEME_ADMIN_PASSWORD');
  if ((adminEmail === undefined) !== (adminPassword === undefined)) {
    throw new ConfigError(
      'MILLIEME_ADMIN_EMAIL and MILLIEME_ADMIN_PASSWORD go together: set both or none',
    );
  }
  if (adminEmail !== undefined && !isEmail(adminEmail))
    throw new ConfigError(`MILLIEME_ADMIN_EMAIL must be an e-mail address, not "${adminEmail}"`);
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const demo = flag(
    env,
    'MILLIEME_DEMO',
    isLoopback && databaseUrl === undefined && adminEmail === undefined,
  );
  if (demo && !isLoopback)
    throw new ConfigError(`MILLIEME_DEMO=1 is refused on ${host}: the demo is for loopback only`);
  if (demo && databaseUrl !== undefined)
    throw new ConfigError('MILLIEME_DEMO=1 is refused with DATABASE_URL');
  const publicUrl =
    url(env, 'PUBLIC_URL', ['http:', 'https:']) ??
    `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    host,
    port,
    dataDirectory,
    databaseUrl,
    adminEmail,
    adminPassword,
    demo,
    jwtSecret: jwtSecret(env, dataDirectory),
    publicUrl,
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM', MAIL_FROM),
    sms: smsProvider(env),
    vapidSubject: vapidSubject(env, publicUrl),
    limits: {
      user: integer(env, 'RATE_LIMIT_USER', 6_000, 0, 10_000_000),
      address: integer(env, 'RATE_LIMIT_ADDRESS', 1_200, 0, 10_000_000),
    },
    trustProxy: flag(env, 'TRUST_PROXY', false),
    corsOrigins: list(env, 'CORS_ORIGINS'),
    maxUploadBytes: integer(env, 'MAX_UPLOAD_MIB', 50, 1, 1_024) * 1024 * 1024,
    workers: integer(env, 'WORKERS', 1, 1, 64),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function optional(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function text(env: Environment, name: string, initial: string): string {
  return optional(env, name) ?? initial;
}

function integer(
  env: Environment,
  name: string,
  initial: number,
  minimum: number,
  maximum: number,
): number {
  const value = optional(env, name);
  if (value === undefined) return initial;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < minimum || number > maximum) {
    throw new ConfigError(
      `${name} must be a whole number from ${minimum} to ${maximum}, not "${value}"`,
    );
  }
  return number;
}

function flag(env: Environment, name: string, initial: boolean): boolean {
  const value = optional(env, name);
  if (value === undefined) return initial;
  if (value !== '0' && value !== '1')
    throw new ConfigError(`${name} must be 0 or 1, not "${value}"`);
  return value === '1';
}

function oneOf(
  env: Environment,
  name: string,
  allowed: readonly string[],
  initial: string,
): string {
  const value = text(env, name, initial);
  if (!allowed.includes(value))
    throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return value;
}

function list(env: Environment, name: string): string[] {
  return (optional(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = optional(env, name);
  if (value === undefined) return undefined;
  // The value may hold a password: it is not repeated in the message.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join('// or ')}//`,
    );
  }
  return value;
}

/** The account by which text messages are sent; undefined when there is none. */
function smsProvider(env: Environment): TwilioSettings | undefined {
  const accountSid = optional(env, 'TWILIO_ACCOUNT_SID');
  const authToken = optional(env, 'TWILIO_AUTH_TOKEN');
  const from = optional(env, 'TWILIO_FROM');
  const baseUrl = url(env, 'TWILIO_BASE_URL', ['http:', 'https:']) ?? TWILIO;
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
function vapidSubject(env: Environment, publicUrl: string): string {
  const given = optional(env, 'VAPID_SUBJECT');
  if (given !== undefined) {
    if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given) || !URL.canParse(given))
      throw new ConfigError(
        'VAPID_SUBJECT must be an address that starts with mailto: or https://',
      );
    return given;
  }
  const sender = senderAddress(text(env, 'MAIL_FROM', MAIL_FROM));
  const isOurs = optional(env, 'MAIL_FROM') === undefined;
  return isOurs && publicUrl.startsWith('https://') ? publicUrl : `mailto:${encodeURI(sender)}`;
}

function senderAddress(mailFrom: string): string {
  try {
    return String(parseSender(mailFrom).address);
  } catch {
    throw new ConfigError(`MAIL_FROM must be one mail address, with a name or without`);
  }
}

/** The given secret, else one that is made once and kept in the data folder, readable by its user only. */
function jwtSecret(env: Environment, dataDirectory: string): Uint8Array {
  const given = optional(env, 'JWT_SECRET');
  if (given !== undefined) {
    if (given.length < MIN_SECRET_LENGTH)
      throw new ConfigError(`JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
    return createSecretKey(given, 'utf8').export();
  }
  const path = join(dataDirectory, 'jwt-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return Buffer.from(readFileSync(path, 'utf8'));
}
