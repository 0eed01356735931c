import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readStatuses } from '#test/helpers/route-answers.ts';
import { aStage, asking, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import {
  must,
  startTestApp,
  type Caller,
  type Json,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** Rules for every list, derived from the routes. */

/** Lists that depend only on their record and are returned in full. */
const WHOLE = [
  'checkStatementTies',
  'getBallot',
  'listAgendaItems',
  'listAttendances',
  'listBankAccounts',
  'listBudgets',
  'listBuildingFigures',
  'listBuildingMeters',
  'listCallDeliveries',
  'listCallReceivables',
  'listConvocationConsents',
  'listConvocations',
  'listDataRectifications',
  'listDataRestrictions',
  'listDistributionKeys',
  'listDocumentVersions',
  'listFiscalYears',
  'listFollowUps',
  'listInterestRates',
  'listLotDebts',
  'listMeetingFindings',
  'listMinutesDeliveries',
  'listNotificationPreferences',
  'listPaymentReminderDeliveries',
  'listProcessingActivities',
  'listProxies',
  'listSessions',
  'listStatementDeliveries',
  'listStatementOwners',
  'listStatements',
  'listSupplierDuplicates',
  'listSupplierIbans',
  'listTicketHistory',
  'listUnconfirmedApprovers',
  'listUnitMeters',
  'listUnitOwnerHistory',
  'listUnitOwners',
];

interface Parameter {
  readonly type?: string;
  readonly maximum?: number;
  readonly items?: { readonly enum: readonly string[] };
  readonly enum?: readonly string[];
  readonly 'x-sorts'?: readonly string[];
}

let test: TestApp;
let stage: Stage;
let lists: readonly Route[];

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  // Search results are not a list of a resource: they answer a query, without further pages.
  lists = test.app.routes.filter(
    ({ method, answer, path }) =>
      method === 'GET' && (answer as { type?: string })?.type === 'array' && path !== '/search',
  );
});

const parametersOf = (route: Route): [string, Parameter][] =>
  Object.entries((route.query as { properties?: Record<string, Parameter> })?.properties ?? {});
const parameter = (route: Route, name: string) => new Map(parametersOf(route)).get(name);
const paged = () => lists.filter((route) => parameter(route, 'limit') !== undefined);

function callerOf(route: Route): Caller {
  const { syndic, accountant, superAdmin } = stage.tenant;
  if (mayUse(route.access, 'Syndic')) return syndic;
  return mayUse(route.access, 'Accountant') ? accountant : superAdmin;
}

const ask = (route: Route, query: string) =>
  callerOf(route).get(`${pathOf(stage, route)}?${query}`);

/** Returns the finding about this parameter in a refused query. */
async function finding(route: Route, query: string, name: string): Promise<string> {
  const problem = must(await ask(route, query), 400);
  expect(problem.code, route.operationId).toBe('invalid_query');
  const [error] = problem.errors;
  expect(error.pointer, `${route.operationId} ${query}`).toBe(`/query/${name}`);
  return error.detail;
}

describe('every list', () => {
  it('is paged, but for those that come whole', () => {
    const whole = lists.filter((route) => parameter(route, 'limit') === undefined);
    expect(whole.map(({ operationId }) => operationId).sort()).toEqual(WHOLE);
    expect(paged().length).toBeGreaterThan(15);
  });

  it('takes a limit of up to 500, the chart of accounts 1000', async () => {
    for (const route of nonEmpty(paged())) {
      const maximum = route.operationId === 'listAccounts' ? 1_000 : 500;
      expect(parameter(route, 'limit')?.maximum, route.operationId).toBe(maximum);
      must(await ask(route, `limit=${maximum}`), 200);
      await finding(route, `limit=${maximum + 1}`, 'limit');
    }
  });

  it('counts what there is when asked to', async () => {
    for (const route of nonEmpty(paged())) {
      const answer = await ask(route, 'limit=500&include_total=true');
      const shown = must(answer, 200).length;
      expect(Number(answer.headers['x-total-count']), route.operationId).toBe(shown);
    }
  });

  it('is told its place by a cursor or by an offset, not by both', async () => {
    for (const route of paged()) await finding(route, 'cursor=WyJpZCJd&offset=1', 'offset');
  });

  it('goes on behind the last row by each of its orders', async () => {
    for (const route of nonEmpty(paged())) {
      const orders = (parameter(route, 'sort')?.['x-sorts'] ?? []).flatMap((name) => {
        // A balance belongs to one building.
        const isOfOne = name === 'balance' && parameter(route, 'building_id') !== undefined;
        const of = isOfOne ? `&building_id=${stage.fixture.buildingId}` : '';
        return [`&sort=${name}${of}`, `&sort=-${name}${of}`];
      });
      for (const sort of ['', ...orders]) {
        const whole = must(await ask(route, `limit=500${sort}`), 200);
        const first = await ask(route, `limit=1${sort}`);
        const next = /<([^>]+)>/.exec(String(first.headers['link'] ?? ''))?.[1];
        expect(next !== undefined, `${route.operationId}${sort}`).toBe(whole.length > 1);
        if (next === undefined) continue;
        const second = must(await callerOf(route).get(next), 200);
        expect([...must(first, 200), ...second], `${route.operationId}${sort}`).toEqual(
          whole.slice(0, 2),
        );
      }
    }
  });

  it('names what it may be sorted by, and no more', async () => {
    for (const route of nonEmpty(paged())) {
      const sorts = parameter(route, 'sort')?.['x-sorts'];
      if (sorts === undefined) continue;
      expect(await finding(route, 'sort=nonsense', 'sort')).toContain(sorts.join(', '));
    }
  });

  it('names the parameters there are, where one is unknown', async () => {
    for (const route of nonEmpty(lists)) {
      const detail = await finding(route, 'nonsense=1', 'nonsense');
      const names = parametersOf(route).map(([name]) => name);
      expect(names.filter((name) => !detail.includes(name))).toEqual([]);
    }
  });

  it('takes one value or several of an enumeration, and names them where one is unknown', async () => {
    let filters = 0;
    for (const route of nonEmpty(lists)) {
      for (const [name, { enum: alone, items }] of parametersOf(route)) {
        expect(alone, `${route.operationId} ${name}`).toBeUndefined();
        if (items === undefined) continue;
        const [one, ...others] = items.enum;
        const both = must(await ask(route, `limit=500&${name}=${items.enum.join()}`), 200);
        const first = must(await ask(route, `limit=500&${name}=${one}`), 200);
        const rest = must(await ask(route, `limit=500&${name}=${others.join(`&${name}=`)}`), 200);
        expect(first.length + rest.length, `${route.operationId} ${name}`).toBe(both.length);
        const detail = await finding(route, `${name}=${one},Nonsense`, name);
        for (const value of nonEmpty(items.enum)) expect(detail).toContain(value);
        filters += 1;
      }
    }
    expect(filters).toBeGreaterThan(12);
  });
});

describe('each row', () => {
  /** The record whose rows a list has: `ListedUnit` is a unit with what only its list shows. */
  const itemOf = ({ answer }: Route) =>
    (answer as { items?: { $ref?: string } }).items?.$ref?.replace(/Listed(?=[A-Z])/, '');

  it('carries the tag that its record has by itself', async () => {
    const compared = new Set<string>();
    for (const list of nonEmpty(lists)) {
      const one = test.app.routes.find(
        ({ method, path, answer }) =>
          method === 'GET' &&
          /^\/[a-z-]+\/:id$/.test(path) &&
          (answer as { $ref?: string })?.$ref === itemOf(list),
      );
      if (one === undefined) continue;
      for (const row of must(await ask(list, ''), 200).slice(0, 3)) {
        const single = await callerOf(one).get(one.path.replace(':id', row.id));
        expect(row.etag, `${list.operationId} ${row.id}`).toBe(single.headers['etag']);
        compared.add(one.operationId);
      }
    }
    expect([...compared].sort()).toEqual([
      'getAccount',
      'getAudit',
      'getBankAccount',
      'getBankRule',
      'getBankStatement',
      'getBankTransaction',
      'getBudget',
      'getBuilding',
      'getCallForFunds',
      'getClaim',
      'getDecision',
      'getDistributionKey',
      'getDocument',
      'getExpense',
      'getFiscalYear',
      'getHandover',
      'getHold',
      'getInterruption',
      'getJournalEntry',
      'getLotRequest',
      'getMeeting',
      'getMeter',
      'getNotification',
      'getOrganization',
      'getOwner',
      'getPayment',
      'getPaymentBatch',
      'getPaymentReminder',
      'getProceeding',
      'getSale',
      'getStatement',
      'getSupplier',
      'getTicket',
      'getUnit',
      'getUnitOwner',
      'getUser',
    ]);
  });

  it('of preferences names by its tag what a change may hold it against', async () => {
    const { syndic } = stage.tenant;
    const path = `/notification-preferences/${syndic.userId}`;
    must(await syndic.put(`${path}/PaymentDue`, { sms_enabled: true }), 200);
    for (const row of nonEmpty<Json>(must(await syndic.get(path), 200))) {
      const one = `${path}/${row.notification_type}`;
      expect(row.etag).toBe((await syndic.get(one)).headers['etag']);
      must(await syndic.put(one, row, { 'if-match': row.etag }), 200);
    }
  });
});

describe('the active organization', () => {
  it('may be named in every query, and no other', async () => {
    const { organizationId } = stage.tenant;
    for (const route of nonEmpty(test.app.routes)) {
      const isRead = route.method === 'GET' && route.mode !== 'stream';
      if (!isRead || !route.access.includes(':')) continue;
      const path = pathOf(stage, route);
      const same = await callerOf(route).get(asking(path, `organization_id=${organizationId}`));
      expect(readStatuses(route), route.operationId).toContain(same.status);
      const other = await callerOf(route).get(
        asking(path, `organization_id=${stage.fixture.unitId}`),
      );
      expect(other.status, route.operationId).toBe(404);
    }
  });

  it('may be named in a body, and no other', async () => {
    const { syndic, organizationId } = stage.tenant;
    const owner = { name: 'Named', email: 'named@example.org' };
    const body = { ...owner, organization_id: organizationId.toUpperCase() };
    must(await syndic.post('/owners', body), 201);
    const other = { ...owner, organization_id: stage.fixture.ownerId };
    must(await syndic.post('/owners', other), 404);
    // Other faults are reported first.
    must(await syndic.post('/owners', { ...other, name: '' }), 400);
  });
});
