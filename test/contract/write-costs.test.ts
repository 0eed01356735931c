import { beforeAll, describe, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import type { Cost } from '#platform/db/in-flight.ts';
import type { Route } from '#platform/http/route.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aStage, bodyOf, pathOf, type Stage } from '#test/helpers/route-calls.ts';
import { must, startTestApp, type Caller, type TestApp } from '#test/helpers/test-app.ts';

/** Statements and round trips of every operation that runs in one transaction. */

const AN_EXPENSE = {
  description: 'Lift',
  amount: 12.5,
  expense_date: '2026-02-01',
  category: 'Maintenance',
  supplier: 'Budget Lifts NV',
  invoice_number: '2026-1',
};

let test: TestApp;
let stage: Stage;
const costs = new Map<string, Cost>();

beforeAll(async () => {
  test = await startTestApp();
  stage = await aStage(test);
  must(await stage.tenant.accountant.post('/suppliers', { name: AN_EXPENSE.supplier }), 201);
  test.database.onCommit(({ operation, cost }) => {
    if (operation !== null) costs.set(operation, cost);
  });
});

function callerOf({ access }: Route): Caller {
  const { syndic, accountant, superAdmin } = stage.tenant;
  if (mayUse(access, 'Syndic')) return syndic;
  return mayUse(access, 'Accountant') ? accountant : superAdmin;
}

function send(route: Route, body: unknown) {
  const [caller, path] = [callerOf(route), pathOf(stage, route)];
  if (route.method === 'DELETE') return caller.delete(path);
  return route.method === 'PUT'
    ? caller.put(path, body)
    : caller.post(path, body, { 'idempotency-key': `cost-${route.operationId}` });
}

/** Describes an operation in a line; one that is refused in this state costs nothing here. */
async function lineOf(route: Route): Promise<string> {
  costs.clear();
  const { status } = await send(route, bodyOf(stage, route));
  const cost = costs.get(route.operationId);
  const figures =
    cost === undefined ? `- (${status})` : `${cost.statements} in ${cost.round_trips}`;
  return `${route.operationId}: ${figures}`;
}

describe('the cost of a write', () => {
  it('is the one in the table, Idempotency-Key included', async () => {
    const writes = test.app.routes.filter(
      (route) => route.mode === 'write' && route.method !== 'GET' && route.prepare === undefined,
    );
    const lines: string[] = [];
    // Deletions last: others need their records.
    const isDeletion = ({ method }: Route) => method === 'DELETE';
    for (const route of nonEmpty(writes).toSorted((a, b) => +isDeletion(a) - +isDeletion(b)))
      lines.push(await lineOf(route));
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('write-costs.txt');
  });

  it.each([
    ['/owners', { name: 'Ine', email: 'ine@example.org' }, 'createOwner', 10, 3],
    ['/units', { unit_number: 'C' }, 'createUnit', 12, 4],
    ['/expenses', AN_EXPENSE, 'createExpense', 14, 5],
  ])('of %s stays within its budget', async (path, body, operation, statements, roundTrips) => {
    const caller = path === '/expenses' ? stage.tenant.accountant : stage.tenant.syndic;
    const ofBuilding = path === '/owners' ? {} : { building_id: stage.fixture.buildingId };
    const key = { 'idempotency-key': `budget-${operation}` };
    must(await caller.post(path, { ...body, ...ofBuilding }, key), 201);
    const cost = costs.get(operation);
    expect(cost?.statements).toBeLessThanOrEqual(statements);
    expect(cost?.round_trips).toBeLessThanOrEqual(roundTrips);
  });
});
