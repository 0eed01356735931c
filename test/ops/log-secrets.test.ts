import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/http/route.ts';
import { createLogger } from '#platform/logger.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { aBankFile, aStatement, received } from '#test/helpers/bank-files.ts';
import { aDatabaseProxy } from '#test/helpers/database-proxy.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aStage, bodyOf, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import {
  aTenant,
  call,
  must,
  startTestApp,
  type Answer,
  type Caller,
} from '#test/helpers/test-app.ts';
import { fileDatabase } from '#test/helpers/test-database.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const line = await aDatabaseProxy(await fileDatabase());
const test = await startTestApp({ logger, line });
const { aPerson, bearer, mailedToken } = accountHelpers(test);

/** Data sent and received that must not be in the log. */
const told = new Set<string>();
/** Shorter ones occur by chance. */
const SHORTEST = 6;

function secret(value: unknown): void {
  if (typeof value === 'string' && value.length >= SHORTEST) told.add(value);
  else if (Array.isArray(value)) for (const one of value) secret(one);
}

const SECRET_FIELD =
  /password|token|secret|code|email|name|iban|phone|address|holder|reason|description|title|message|text|comment|body|note|supplier|communication|bic|endpoint|p256dh|auth|url/;
/** Names of the service, not of people; names that the stage shares with all tests. */
const NOT_PERSONAL = /^(error_)?code$|_code$|code$|^type$/;

/** Collects every value of an answer or a body that may be personal. */
function secretsIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    if (SECRET_FIELD.test(name) && !NOT_PERSONAL.test(name)) secret(held);
    secretsIn(held);
  }
}

const MARK = 'Zéphyrine-Quatrepoint';
const FREE_TEXT =
  /^(name|description|reason|title|message|text|holder|supplier|comment|body|city|address|rejection_reason)$/;

/** Returns the body with a person’s name in every free text. */
function marked(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      FREE_TEXT.test(name) && typeof value === 'string' ? `${MARK} ${name}` : value,
    ]),
  );
}

let stage: Stage;
beforeAll(async () => {
  stage = await aStage(test);
});

function noLogOf(found: Iterable<string>): string[] {
  const log = lines.join('');
  return [...found].filter((value) => log.includes(value));
}

/**
 * Signs in, first with a wrong password, with a second factor, a renewed token, a changed password and a
 * reset one.
 */
async function accounts(): Promise<void> {
  const { email, password } = await aPerson();
  [email, password].forEach(secret);
  const post = async (path: string, body: unknown, headers = {}): Promise<Answer> => {
    secretsIn(body);
    const answer = await call(test.app, 'POST', path, { body, ...headers });
    if (answer.status < 300) secretsIn(answer.body);
    return answer;
  };
  const wrong = 'dix-sept-marrons-glacés';
  must(await post('/auth/login', { email, password: wrong }), 401);
  const tokens = must(await post('/auth/login', { email, password }), 200);
  const own = bearer(tokens);
  const { secret: key } = must(await post('/auth/2fa/setup', { password }, own), 200);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: test.clock.nowMs(),
  });
  must(await post('/auth/2fa/enable', { code }, own), 200);
  must(await post('/auth/login', { email, password }), 401);
  must(await post('/auth/refresh', { refresh_token: tokens.refresh_token }), 200);
  must(await post('/auth/refresh', { refresh_token: `${wrong}.${wrong}` }), 401);
  must(await post('/auth/forgot-password', { email }), 202);
  const token = await mailedToken(email, 'reset-password', 2);
  secret(token);
  const changed = { token, new_password: 'quinze-tilleuls-en-fleur' };
  must(await post('/auth/reset-password', changed), 204);
  must(await post('/auth/reset-password', changed), 422);
  await call(test.app, 'GET', '/auth/me', { headers: { authorization: `Bearer ${wrong}` } });
}

async function invitations(): Promise<void> {
  const { syndic } = stage.tenant;
  const user = {
    email: 'marcelline.dupuis@example.org',
    name: 'Marcelline Dupuis',
    phone: '+32477556677',
    roles: [{ role_type: 'Auditor' }],
  };
  secretsIn(user);
  must(await syndic.post('/users', user), 201);
  must(await syndic.post('/users', user), 409);
  const token = await mailedToken(user.email, 'accept-invitation');
  secret(token);
  const accept = { token, password: 'douze-peupliers-au-vent' };
  secretsIn(accept);
  const signedIn = await call(test.app, 'POST', '/auth/accept-invitation', { body: accept });
  secretsIn(must(signedIn, 200));
  must(await call(test.app, 'POST', '/auth/accept-invitation', { body: accept }), 422);
}

async function money(): Promise<void> {
  const { syndic, accountant } = stage.tenant;
  const owner = {
    name: 'Hippolyte Vandersmissen',
    email: 'hippolyte@example.org',
    phone: '+32477889900',
    address: 'Rue des Quatre-Vents 17',
  };
  secretsIn(owner);
  must(await syndic.post('/owners', owner), 201);
  must(await syndic.post('/owners', { ...owner, email: 'hippolyte@' }), 400);
  const account = { iban: 'BE71096123456769', holder: 'Hippolyte V.', account_code: '550' };
  secretsIn(account);
  const path = `/buildings/${stage.fixture.buildingId}/bank-accounts`;
  must(await syndic.post(path, account), 201);
  must(await syndic.post(path, account), 409);
  must(await syndic.post(path, { ...account, iban: 'BE71096123456768' }), 400);
  told.add('BE71096123456768');
  const paid = received(10, {
    counterparty_name: 'Léopoldine Brasseur',
    communication: 'Loyer de mai',
  });
  told.add('Léopoldine Brasseur').add('LEOPOLDINE').add('Loyer de mai');
  const file = aBankFile(aStatement([paid], { number: 7, date: '2026-02-05' }));
  for (const content of [file, file.subarray(0, 300), aPdf('Ghislaine Lemoine')])
    await upload(accountant, '/bank-statements', 'extrait-lemoine.cod', content);
  told.add('Ghislaine Lemoine').add('extrait-lemoine');
}

async function upload(caller: Caller, path: string, name: string, content: Uint8Array) {
  const { buildingId: building_id } = stage.fixture;
  const fields = { title: 'Acte de Ghislaine', document_type: 'Other', building_id };
  const form = await multipart(path === '/documents' ? fields : {}, { name, content });
  return caller.post(path, form.body, form.headers);
}

async function documents(): Promise<void> {
  const { syndic } = stage.tenant;
  told.add('Acte de Ghislaine').add('acte-lemoine');
  must(await upload(syndic, '/documents', 'acte-lemoine.pdf', aPdf('Lemoine')), 201);
  must(await upload(syndic, '/documents', 'acte-lemoine.exe', Buffer.from('MZ\0\0')), 422);
}

/** Calls every route that writes with a valid body, with a name in each free text, and with an invalid one. */
async function everyWrite(): Promise<void> {
  const { superAdmin } = stage.tenant;
  const writing = (route: Route) => route.method !== 'GET' && !route.path.startsWith('/auth/');
  for (const route of test.app.routes.filter(writing)) {
    const body = bodyOf(stage, route);
    const path = pathOf(stage, route);
    const headers = {
      authorization: `Bearer ${superAdmin.token}`,
      'x-organization-id': stage.tenant.organizationId,
      'content-type': 'application/json',
    };
    for (const sent of [marked(body), { ...body, [MARK]: MARK }, `{"name":"${MARK}`])
      await test.app.server.inject({
        method: route.method,
        url: `/api/v1${path}`,
        headers,
        payload: sent,
      });
  }
  await test.app.server.inject({ url: `/api/v1/owners?q=${encodeURIComponent(MARK)}&limit=x` });
}

async function failures(): Promise<void> {
  const { syndic } = stage.tenant;
  await line.close();
  must(await syndic.post('/owners', { name: MARK, email: 'zephyrine@example.org' }), 503);
  must(
    await call(test.app, 'POST', '/auth/login', {
      body: { email: 'zephyrine@example.org', password: MARK },
    }),
    503,
  );
  line.cut();
  await line.open();
}

async function jobs(): Promise<void> {
  const hand = makeJobHelpers(test);
  for (const job of await hand.take())
    await hand.run(job).catch((error: unknown) => logger.error({ err: error }, 'a job failed'));
  for (const { name, schedule } of test.app.tasks)
    if (schedule !== undefined && !/drill/.test(name)) await hand.run({ task: name, payload: {} });
}

describe('the log at its finest', () => {
  it(
    'holds no password, token, secret, IBAN, address, e-mail or name of whatever was done',
    { timeout: LIMITS.longTest },
    async () => {
      for (const { token } of Object.values(stage.tenant).filter(
        (one): one is Caller => typeof one === 'object',
      ))
        secret(token);
      await accounts();
      await invitations();
      await money();
      await documents();
      await everyWrite();
      await failures();
      await jobs();
      const stranger = await aTenant(test);
      must(await stranger.syndic.get(`/owners/${stage.fixture.ownerId}`), 404);
      // It does log requests, unavailable services, and jobs.
      expect(lines.length).toBeGreaterThan(10);
      expect(lines.join('')).toContain('not available');
      expect(told.size).toBeGreaterThan(40);
      expect(
        noLogOf([
          ...told,
          MARK,
          encodeURIComponent(MARK),
          'Zéphyrine',
          'zephyrine@',
          'Peeters',
          'anne@example.org',
          'Bearer ',
        ]),
      ).toEqual([]);
    },
  );
});
