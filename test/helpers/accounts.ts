import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { RoleType } from '#contract/access.ts';
import { createUser } from '#features/people/auth/index.ts';
import { instantOf } from '#platform/clock.ts';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import { makeJobHelpers } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { anOrganization, call, type Answer, type TestApp } from './test-app.ts';

const PASSWORD = 'seven purple walruses dance';

export interface NewPerson {
  readonly roles?: readonly RoleType[];
  readonly organizationId?: string;
  readonly isActive?: boolean;
  readonly isAccepted?: boolean;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly organizationId: string;
  readonly signIn: [email: string, password: string];
}

interface Tokens {
  readonly access_token: string;
}

/** Makes helpers for users with a password, and their mailboxes. */
export function accountHelpers(test: TestApp) {
  const jobs = makeJobHelpers(test);

  async function aPerson(wanted: NewPerson = {}): Promise<Person> {
    const { roles = ['Syndic'], isActive = true, isAccepted = true } = wanted;
    const organizationId = wanted.organizationId ?? (await anOrganization(test));
    const email = `p-${randomUUID()}@example.org`;
    const making = { newId: () => uuidv7Source.next(), now: instantOf(test.clock.nowMs()) };
    const id = await test.database.write(NIL_UUID, async (db) => {
      const user = {
        email,
        name: 'Jan Peeters',
        phone: null,
        language: 'nl' as const,
        password: PASSWORD,
        roles: roles.map((role_type) => ({
          role_type,
          organization_id: role_type === 'SuperAdmin' ? null : organizationId,
          owner_id: null,
          building_ids: null,
        })),
      };
      const made = (await createUser(db, user, making)) ?? '';
      if (!isActive)
        await db.execute(sql`update auth.users set is_active = false where id = ${made}`);
      if (!isAccepted) {
        await db.execute(
          sql`update auth.role_assignments set accepted_at = null where user_id = ${made}`,
        );
      }
      return made;
    });
    return { id, email, password: PASSWORD, organizationId, signIn: [email, PASSWORD] };
  }

  /**
   * Signs in.
   * @param address client address; only relevant for tests of limits
   */
  async function login(
    email: string,
    password: string,
    address = '127.0.0.1',
    totpCode?: string,
  ): Promise<Answer> {
    const response = await test.app.server.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: address,
      payload: { email, password, ...(totpCode === undefined ? {} : { totp_code: totpCode }) },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json(),
      raw: response.rawPayload,
    };
  }

  function bearer({ access_token: token }: Tokens) {
    return { headers: { authorization: `Bearer ${token}` } };
  }

  /** Waits until this token is refused, on the authenticator's schedule. */
  async function waitForRefusal(tokens: Tokens): Promise<void> {
    await vi.waitUntil(
      async () => (await call(test.app, 'GET', '/auth/me', bearer(tokens))).status === 401,
      LIMITS.poll,
    );
  }

  /** Returns the mails to this address, oldest first, once pending ones are sent. */
  async function mailsTo(address: string): Promise<Email[]> {
    for (const job of await jobs.take({ task: 'deliver-mail' })) await jobs.run(job);
    const folder = join(test.dataDirectory, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    return mails.filter(({ to }) => to?.some((one) => one.address === address));
  }

  /** Returns the token in the link of the n-th mail to this address, once it arrives. */
  async function mailedToken(address: string, page: string, nth = 1): Promise<string> {
    await vi.waitUntil(async () => (await mailsTo(address)).length >= nth, LIMITS.poll);
    const mail = (await mailsTo(address))[nth - 1];
    const token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`no link to ${page} in: ${mail?.text}`);
    return token;
  }

  return { aPerson, login, bearer, waitForRefusal, mailsTo, mailedToken };
}
