import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { isWithinBuildings, mayUse, type RoleType } from '#contract/access.ts';
import { assert } from '#domain/kernel/assert.ts';
import { ROLES } from '#domain/people/roles.ts';
import { mayNameVersion } from '#platform/http/description/headers.ts';
import { getRouteAddress, type Route } from '#platform/http/route.ts';
import { aBankFile } from '#test/helpers/bank-files.ts';
import { aDatabaseProxy } from '#test/helpers/database-proxy.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { aBuilding, type Fixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { residenceZip } from '#test/helpers/residence.ts';
import {
  aStage,
  asking,
  bodyOf as goodBodyOf,
  READS_OF_A_STATE,
  SELF_RECORDING_READS,
  pathOf as goodPathOf,
  type Stage,
} from '#test/helpers/route-calls.ts';
import {
  aCaller,
  aTenant,
  call,
  must,
  startTestApp,
  type Caller,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { asSuperuser, fileDatabase } from '#test/helpers/test-database.ts';

/** Calls every route of the service: only bodies are listed here, and a missing one fails. */

const databaseUrl = await fileDatabase();
const line = await aDatabaseProxy(databaseUrl);

let test: TestApp;
let tenant: Tenant;
let stranger: Tenant;
let stage: Stage;
let fixture: Fixture;

beforeAll(async () => {
  test = await startTestApp({ line });
  stage = await aStage(test);
  ({ tenant, fixture } = stage);
  stranger = await aTenant(test);
});

const bodyOf = (route: Route) => goodBodyOf(stage, route);
const pathOf = (route: Route) => goodPathOf(stage, route);

const PUBLIC = [
  'GET /health',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/refresh',
  'POST /api/v1/auth/forgot-password',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/auth/accept-invitation',
];

/**
 * Operations on the user's own records, messages, owners without lots, a run over the visible buildings,
 * and bulk operations, which refuse items separately.
 */
const NOT_OF_A_BUILDING = [
  'bulkCreateCalls',
  'bulkExpenses',
  'createNotification',
  'createOwner',
  'createPushSubscription',
  'deletePushSubscription',
  'markAllNotificationsRead',
  'matchCertainBankTransactions',
  'runPaymentReminders',
  'updateNotificationPreference',
];

/** Changes to records that the stage lacks or has in another state: 404 or 409. */
const NOT_ON_STAGE = [
  'deleteProxy',
  'finishFollowUp',
  'markCallDeliveryPosted',
  'markStatementDeliveryPosted',
  'markConvocationPosted',
  'markMinutesPosted',
  'replayNotificationDelivery',
  'withdrawConvocationConsent',
];

/** The first parameter of a path. */
const ID = /:(?:[a-z]+_)?id\b/;

const keyOf = (route: Route): string => `${route.method} ${getRouteAddress(route)}`;
const routes = (): readonly Route[] => test.app.routes;

/** Makes a valid file for an upload. */
function fileFor({ path }: Route): { name: string; content: Uint8Array } {
  if (path === '/imports/buildings') return { name: 'r.zip', content: residenceZip() };
  if (path === '/imports/payments') {
    const row = `2026-01-05,10.00,${fixture.ownerId}`;
    return { name: 'r.csv', content: Buffer.from(`received_on,amount,owner_id\n${row}\n`) };
  }
  if (path === '/imports/expenses') {
    const row = '2026-01-05,10.00,Cleaning,Maintenance';
    const header = 'expense_date,amount,description,category';
    return { name: 'e.csv', content: Buffer.from(`${header}\n${row}\n`) };
  }
  if (path === '/imports/takeover') {
    const content = Buffer.from('account_code,balance\n551,0\n');
    return { name: 'trial_balance.csv', content };
  }
  if (path === '/imports/handover') return { name: 'h.zip', content: residenceZip() };
  if (path.endsWith('/bank-statements')) return { name: 'r.cod', content: aBankFile() };
  return { name: 'r.pdf', content: aPdf('Policy') };
}

async function send(
  route: Route,
  caller: Pick<Caller, 'token'> | undefined,
  path: string,
  body?: object,
  organization?: string,
) {
  const headers: Record<string, string> = {};
  if (caller !== undefined) headers['authorization'] = `Bearer ${caller.token}`;
  if (organization !== undefined) headers['x-organization-id'] = organization;
  if (route.upload === true) {
    const fields = Object.entries(body ?? bodyOf(route)).map(([name, value]) => [
      name,
      String(value),
    ]);
    const form = await multipart(Object.fromEntries(fields), fileFor(route));
    return call(test.app, route.method, path, {
      headers: { ...headers, ...form.headers },
      body: form.body,
    });
  }
  const payload = route.method === 'GET' ? undefined : (body ?? bodyOf(route));
  return call(test.app, route.method, path, {
    headers,
    ...(payload === undefined ? {} : { body: payload }),
  });
}

const callerOf = (role: RoleType, of: Tenant): Caller => {
  const callers: Record<RoleType, Caller> = {
    SuperAdmin: of.superAdmin,
    Syndic: of.syndic,
    Accountant: of.accountant,
    BoardMember: of.boardMember,
    Auditor: of.auditor,
    Owner: fixture.owner,
  };
  return callers[role];
};

const isOfTenant = (route: Route): boolean => route.access.includes(':');

describe('every route', () => {
  it('is public only where the interface says so', () => {
    expect(
      routes()
        .filter((route) => route.access === 'public')
        .map(keyOf)
        .sort(),
    ).toEqual([...PUBLIC].sort());
  });

  it('reads at most 16 KiB of a body before it knows the caller', async () => {
    const open = routes().filter(({ access, method }) => access === 'public' && method !== 'GET');
    await mapInParallel(nonEmpty(open), async (route) => {
      for (const [length, isRefused] of [
        [15 * 1024, false],
        [17 * 1024, true],
      ] as const) {
        const body = { nonsense: 'x'.repeat(length) };
        const { status } = await send(route, undefined, pathOf(route), body);
        expect(status === 413, `${keyOf(route)} ${length}`).toBe(isRefused);
      }
    });
  });

  it('answers 401 without a token, and with a bad one', async () => {
    const guarded = routes().filter((one) => !PUBLIC.includes(keyOf(one)));
    await mapInParallel(nonEmpty(guarded), async (route) => {
      for (const caller of [undefined, { token: 'a.b.c' }, { token: `${tenant.syndic.token}x` }]) {
        const answer = await send(route, caller, pathOf(route), { nonsense: true });
        expect(answer.status, keyOf(route)).toBe(401);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
    });
  });

  it('answers 403 to every role that may not, whatever is sent', async () => {
    let refusals = 0;
    await mapInParallel(nonEmpty(routes()), async (route) => {
      for (const role of ROLES.filter((one) => !mayUse(route.access, one))) {
        const answer = await send(route, callerOf(role, tenant), pathOf(route), { nonsense: true });
        expect(answer.status, `${role} ${keyOf(route)}`).toBe(403);
        refusals += 1;
      }
    });
    expect(refusals).toBeGreaterThan(100);
  });

  it('answers 400 to an unknown field of the body', async () => {
    const writes = routes().filter((one) => one.method !== 'GET');
    await mapInParallel(nonEmpty(writes), async (route) => {
      const body = { ...bodyOf(route), nonsense: true };
      const organization = isOfTenant(route) ? tenant.organizationId : undefined;
      const answer = await send(route, tenant.superAdmin, pathOf(route), body, organization);
      expect(answer.status, `${keyOf(route)} ${JSON.stringify(answer.body)}`).toBe(400);
      expect(JSON.stringify(answer.body.errors)).toContain('/body/nonsense');
    });
  });

  it('answers 400 to an unknown query parameter', async () => {
    await mapInParallel(nonEmpty(routes()), async (route) => {
      const organization = isOfTenant(route) ? tenant.organizationId : undefined;
      const answer = await send(
        route,
        tenant.superAdmin,
        asking(pathOf(route), 'nonsense=1'),
        undefined,
        organization,
      );
      expect(answer.status, keyOf(route)).toBe(400);
      expect(JSON.stringify(answer.body.errors), keyOf(route)).toContain('/query/nonsense');
    });
  });

  it('answers 400 to an id that is none', async () => {
    const single = routes().filter((one) => ID.test(one.path));
    await mapInParallel(nonEmpty(single), async (route) => {
      const organization = isOfTenant(route) ? tenant.organizationId : undefined;
      const path = route.path
        .replace(ID, 'not-an-id')
        .replace(/:(owner|delivery)_id/, fixture.ownerId);
      const answer = await send(route, tenant.superAdmin, path, undefined, organization);
      expect(answer.status, keyOf(route)).toBe(400);
    });
  });

  it("answers 404 for another tenant's id, to every role that may", async () => {
    let refusals = 0;
    const foreign = routes().filter((one) => isOfTenant(one) && ID.test(one.path));
    await mapInParallel(nonEmpty(foreign), async (route) => {
      const roles = ROLES.filter((one) => one !== 'Owner' && mayUse(route.access, one));
      for (const role of roles) {
        // A SuperAdmin may access every organization.
        if (role === 'SuperAdmin' && route.access.startsWith('organization:')) continue;
        const organization = role === 'SuperAdmin' ? stranger.organizationId : undefined;
        const answer = await send(
          route,
          callerOf(role, stranger),
          pathOf(route),
          undefined,
          organization,
        );
        expect(answer.status, `${role} ${keyOf(route)} ${JSON.stringify(answer.body)}`).toBe(404);
        refusals += 1;
      }
    });
    expect(refusals).toBeGreaterThan(100);
  });

  it('changes nothing for a role that is narrowed to another building', async () => {
    const { organizationId, syndic } = tenant;
    const elsewhere = must(await syndic.post('/buildings', { ...aBuilding, name: 'Else' }), 201).id;
    const writes = routes().filter((one) => isOfTenant(one) && one.method !== 'GET');
    for (const role of ['Syndic', 'Accountant', 'BoardMember'] as const) {
      const buildingIds = [elsewhere];
      const narrowed = await aCaller(test, { role, organizationId, buildingIds });
      for (const route of nonEmpty(writes.filter((one) => mayUse(one.access, role)))) {
        if (NOT_OF_A_BUILDING.includes(route.operationId)) continue;
        const { status, body } = await send(route, narrowed, pathOf(route));
        const label = `${role} ${keyOf(route)} ${status} ${JSON.stringify(body)}`;
        expect([403, 404, 422], label).toContain(status);
        // A bank file refers to its account by number.
        const unknown =
          route.path === '/bank-statements' ? 'unknown_bank_account' : 'unknown_reference';
        if (status === 422) expect(body.code, label).toBe(unknown);
        if (!isWithinBuildings(route.access)) expect(status, label).toBe(403);
      }
    }
  });

  it('asks a SuperAdmin for the organization, and refuses one that does not exist', async () => {
    const route = routes().find((one) => keyOf(one) === 'GET /api/v1/buildings');
    assert(route !== undefined, 'There is no list of buildings');
    const without = await send(route, tenant.superAdmin, '/buildings');
    expect(without).toMatchObject({ status: 400, body: { code: 'organization_required' } });
    const unknown = await send(
      route,
      tenant.superAdmin,
      '/buildings',
      undefined,
      '0192a000-0000-7000-8000-000000000000',
    );
    expect(unknown.status).toBe(404);
  });

  it('answers 412 to a stale If-Match on every change that may name a version', async () => {
    const changes = routes().filter((one) => isOfTenant(one) && mayNameVersion(one));
    for (const route of nonEmpty(changes)) {
      const caller = mayUse(route.access, 'Syndic') ? tenant.syndic : tenant.accountant;
      const answer = await call(test.app, route.method, pathOf(route), {
        headers: { authorization: `Bearer ${caller.token}`, 'if-match': '"99"' },
        ...(route.method === 'DELETE' ? {} : { body: bodyOf(route) }),
      });
      const isThere = !NOT_ON_STAGE.includes(route.operationId);
      expect([answer.status === 412, answer.status], keyOf(route)).toEqual([
        isThere,
        answer.status,
      ]);
    }
    const known = changes.map(({ operationId }) => operationId);
    expect(NOT_ON_STAGE.filter((operationId) => !known.includes(operationId))).toEqual([]);
  });

  it('answers good reads with an ETag that a second read may name', async () => {
    // A stream never ends and has no tag.
    const reads = routes().filter((one) => one.method === 'GET' && one.mode !== 'stream');
    const changing = [...SELF_RECORDING_READS, ...READS_OF_A_STATE];
    const same = reads.filter(({ operationId }) => !changing.includes(operationId));
    for (const route of nonEmpty(same.filter(isOfTenant))) {
      const caller = mayUse(route.access, 'Syndic') ? tenant.syndic : tenant.accountant;
      const answer = await caller.get(pathOf(route));
      expect(answer.status, `${keyOf(route)} ${JSON.stringify(answer.body)}`).toBe(200);
      const etag = String(answer.headers['etag']);
      expect(etag, keyOf(route)).toMatch(/^"[^"]+"$/);
      const again = await caller.get(pathOf(route), { 'if-none-match': etag });
      expect(again.status, keyOf(route)).toBe(304);
    }
  });
});

/** Words of a driver, a system or a statement, which no answer may contain. */
const OF_THE_INSIDE = /terminat|econn|socket|timeout|postgres|\bpg\b|select|read-only transaction/i;

describe('without its database', () => {
  const readOnly = (isOn: boolean) =>
    asSuperuser(inject('serverUrl'), (client) =>
      client.query(
        `alter database ${new URL(databaseUrl).pathname.slice(1)} set default_transaction_read_only = ${isOn}`,
      ),
    );

  it.each([
    ['that is not there', () => line.close()],
    ['that ends each connection', async () => line.cutAfter(0)],
    ['that ends each connection after a statement', async () => line.cutAfter(1)],
    [
      'that is read-only',
      async () => {
        await readOnly(true);
        line.cut();
      },
    ],
  ])('no route answers 500, of one %s', async (_, fail) => {
    await tenant.superAdmin.get('/organizations');
    await fail();
    let unavailable = 0;
    const asked = routes().filter(
      (route) => !PUBLIC.includes(keyOf(route)) && route.mode !== 'stream',
    );
    for (const route of nonEmpty(asked)) {
      const caller = mayUse(route.access, 'Syndic') ? tenant.syndic : tenant.superAdmin;
      const organization = isOfTenant(route) ? tenant.organizationId : undefined;
      const answer = await send(route, caller, pathOf(route), undefined, organization);
      const { status, body, headers } = answer;
      expect(status, keyOf(route)).not.toBe(500);
      if (status !== 503) continue;
      expect(JSON.stringify(body), keyOf(route)).not.toMatch(OF_THE_INSIDE);
      unavailable += 1;
      expect(headers['content-type'], keyOf(route)).toContain('application/problem+json');
      expect(Number(headers['retry-after']), keyOf(route)).toBeGreaterThan(0);
    }
    expect(unavailable).toBeGreaterThan(20);
    await readOnly(false);
    line.cut();
    await line.open();
    await vi.waitFor(async () => must(await tenant.syndic.get('/buildings'), 200), LIMITS.poll);
  });
});
