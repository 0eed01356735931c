import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { expect } from 'vitest';
import { createApp, type App } from '#app/app.ts';
import { followers } from '#app/followers.ts';
import type { RoleType } from '#contract/access.ts';
import type { Clock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import type { Connection } from '#platform/db/connection.ts';
import { Database } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import { addTenant } from '#platform/db/tenants.ts';
import type { DiskSpace } from '#platform/disk-space.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import type { EndpointGuard } from '#platform/push/endpoint-guard.ts';
import { createAccessTokens, type AccessTokens } from '#platform/security/access-token.ts';
import { afterFile } from './after-file.ts';
import { checkAnswer } from './answer-schemas.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { SLOWNESS } from './limits.ts';
import { toServiceUrl, fileDatabase } from './test-database.ts';

export const TEST_SECRET = 'a-secret-of-the-tests-that-is-long-enough';

/** A clock that stops until a test moves it. */
export interface FakeClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

export function fakeClock(instant = '2026-03-16T09:00:00Z'): FakeClock {
  let nowMs = Date.parse(instant);
  return {
    nowMs: () => nowMs,
    set: (value) => {
      nowMs = Date.parse(value);
    },
    advance: (milliseconds) => {
      nowMs += milliseconds;
    },
  };
}

/** A service on the database of its test file, with a clock to move. */
export interface TestApp {
  readonly app: App;
  readonly database: Database;
  /** URL for the superuser; the service itself uses the serving login. */
  readonly databaseUrl: string;
  readonly clock: FakeClock;
  readonly accessTokens: AccessTokens;
  readonly dataDirectory: string;
}

export interface TestAppOptions {
  readonly databaseUrl?: string;
  readonly clock?: FakeClock;
  readonly env?: Readonly<Record<string, string>>;
  /** Proxy to the database; direct if absent. */
  readonly line?: DatabaseProxy;
  /** Factor on the service's deadlines for its database; large if absent. */
  readonly patience?: number;
  /** Free space on the disk of the service. */
  readonly space?: DiskSpace;
  /** Allowed destinations of push messages. */
  readonly endpointGuard?: EndpointGuard;
  /** Folder of the built web application. */
  readonly webDirectory?: string;
  /** Faults are printed if absent. */
  readonly logger?: Logger;
}

/** Enough for a busy machine: every request is answered, however late. */
const PATIENT = 10;

/** Starts a service for a test file and stops it after the file's last test. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await fileDatabase());
  const dataDirectory = mkdtempSync(join(tmpdir(), 'millieme-test-data-'));
  const clock = options.clock ?? fakeClock();
  const config = loadConfig({
    DATA_DIR: dataDirectory,
    JWT_SECRET: TEST_SECRET,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_USER: '0',
    RATE_LIMIT_ADDRESS: '0',
    ...options.env,
  });
  const serviceUrl = toServiceUrl(databaseUrl);
  const { endpointGuard, space, logger = pino({ level: 'error' }) } = options;
  const url = options.line?.through(serviceUrl) ?? serviceUrl;
  const patience = (options.patience ?? PATIENT) * SLOWNESS;
  const database = new Database({ url, space, patience });
  const app = await createApp({
    config,
    database,
    clock,
    ids: uuidv7Source,
    followers,
    logger,
    ...(endpointGuard === undefined ? {} : { endpointGuard }),
    ...(space === undefined ? {} : { space }),
    webDirectory: options.webDirectory,
  });
  await app.server.ready();
  afterFile(async () => {
    await app.stop();
    await database.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const accessTokens = createAccessTokens({
    secrets: config.jwtSecrets,
    clock: () => clock.nowMs(),
  });
  return { app, database, databaseUrl, clock, accessTokens, dataDirectory };
}

/** Parsed JSON, whose fields the tests check one by one. */
export type Json = ReturnType<JSON['parse']>;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Json;
  readonly raw: Buffer;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A user who calls the service with their own token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly roleId: string;
  readonly token: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  delete(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Sends one request through the whole server; paths without a leading /health or /openapi are below
 * /api/v1.
 */
export async function call(
  app: App,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const url = /^\/(health|openapi|docs|problems|api)/.test(path) ? path : `/api/v1${path}`;
  const response = await app.server.inject({
    method,
    url,
    headers: { ...options.headers },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  const isJson = (response.headers['content-type'] ?? '').includes('json');
  const body: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : response.body;
  if (isJson && response.body !== '') checkAnswer(app, method, url, response.statusCode, body);
  return { status: response.statusCode, headers: response.headers, body, raw: response.rawPayload };
}

export interface NewCaller {
  readonly role: RoleType;
  readonly organizationId: string | null;
  readonly ownerId?: string;
  readonly buildingIds?: readonly string[];
  /** Tenant chosen by a SuperAdmin. */
  readonly actsIn?: string;
}

/** Adds existing accounts to an organization, by id. */
export async function addMembers(
  db: Connection,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  await db.execute(sql`insert into auth.members
      (organization_id, id, user_id, email, name, language, joined_at, created_at, updated_at)
    select ${organizationId}, id, id, email, 'Member', 'en', now(), created_at, updated_at
    from auth.users where id = any(${userIds}::uuid[])`);
}

/** Adds a user with one role and a live session, directly in the database. */
export async function aCaller(test: TestApp, wanted: NewCaller): Promise<Caller> {
  const [userId, roleId, sessionId] = [
    uuidv7Source.next(),
    uuidv7Source.next(),
    uuidv7Source.next(),
  ];
  const now = new Date(test.clock.nowMs()).toISOString();
  const later = new Date(test.clock.nowMs() + 30 * 86_400_000).toISOString();
  await test.database.write(NIL_UUID, async (db) => {
    await db.execute(sql`insert into auth.users (id, email, name, language)
      values (${userId}, ${`${userId}@example.org`}, ${`${wanted.role} ${userId.slice(-4)}`}, 'en')`);
    // By values: an insert from a query would wait for the same of others, who wait for this transaction.
    if (wanted.organizationId !== null)
      await db.execute(sql`insert into auth.members
        (organization_id, id, user_id, email, name, language, joined_at, created_at, updated_at)
        values (${wanted.organizationId}, ${userId}, ${userId}, ${`${userId}@example.org`}, 'Member', 'en',
          now(), now(), now())`);
    await db.execute(sql`insert into auth.role_assignments
      (id, user_id, role_type, organization_id, owner_id, building_ids, accepted_at)
      values (${roleId}, ${userId}, ${wanted.role}, ${wanted.organizationId}, ${wanted.ownerId ?? null},
        ${wanted.buildingIds ?? null}, ${now})`);
    await db.execute(sql`insert into auth.sessions
      (id, user_id, role_id, address, user_agent, created_at, last_used_at, expires_at)
      values (${sessionId}, ${userId}, ${roleId}, '127.0.0.1', 'test', ${now}, ${now}, ${later})`);
  });
  const token = await test.accessTokens.issue(
    { sub: userId, org: wanted.organizationId, role: wanted.role, role_id: roleId, sid: sessionId },
    30 * 86_400,
  );
  const own = {
    authorization: `Bearer ${token}`,
    ...(wanted.actsIn === undefined ? {} : { 'x-organization-id': wanted.actsIn }),
  };
  const send = (
    method: Method,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => call(test.app, method, path, { headers: { ...own, ...headers }, body });
  return {
    userId,
    roleId,
    sessionId,
    token,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

/** An organization with one user for each role that has no prerequisites. */
export interface Tenant {
  readonly organizationId: string;
  readonly syndic: Caller;
  readonly accountant: Caller;
  readonly boardMember: Caller;
  readonly auditor: Caller;
  readonly superAdmin: Caller;
}

export async function anOrganization(test: TestApp, name = 'Syndic Test'): Promise<string> {
  const id = uuidv7Source.next();
  await test.database.write(NIL_UUID, async (db) => {
    await addTenant(db, id);
    await db.execute(
      sql`insert into auth.organizations (id, name, contact_email) values (${id}, ${name}, 'office@example.org')`,
    );
  });
  return id;
}

export async function aTenant(test: TestApp): Promise<Tenant> {
  const organizationId = await anOrganization(test);
  const of = (role: RoleType) => aCaller(test, { role, organizationId });
  return {
    organizationId,
    syndic: await of('Syndic'),
    accountant: await of('Accountant'),
    boardMember: await of('BoardMember'),
    auditor: await of('Auditor'),
    superAdmin: await aCaller(test, {
      role: 'SuperAdmin',
      organizationId: null,
      actsIn: organizationId,
    }),
  };
}

/** Returns a record without the fields that depend on the reader, and without the tag of list rows. */
export function bare({ etag: _etag, allowed_actions: _actions, ...record }: Json): Json {
  return record;
}

/** Returns the body of an answer that must have this status; a failure shows the body. */
export function must(answer: Answer, status: number): Json {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body;
}

/** Returns the statuses of concurrent requests, sorted. */
export function statusesOf(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).sort((left, right) => left - right);
}
