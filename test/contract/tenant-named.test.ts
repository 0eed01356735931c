import { beforeAll, expect, it } from 'vitest';
import { mayUse } from '#contract/access.ts';
import { columnTypes } from '#platform/db/schema.generated.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readStatuses } from '#test/helpers/route-answers.ts';
import { aStage, pathOf } from '#test/helpers/route-calls.ts';
import { statementsOf } from '#test/helpers/statements.ts';
import { startTestApp, type TestApp } from '#test/helpers/test-app.ts';

/**
 * Every statement names the tenant on every table. Row level security would hide an omission, but a
 * database sharded over several servers selects the server by it.
 */

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

const OF_TENANTS = new Set(
  Object.entries(columnTypes)
    .filter(([table, columns]) => !table.includes('.') && 'organization_id' in columns)
    .map(([table]) => `app.${table}`),
);
const READ = /\b(?:from|join|update|using|,)\s+(app\.[a-z_]+)/g;
/** A sub-query with the tenant of the row around it only: it asks every server. */
const CORRELATED = /\bwhere \w+\.organization_id = \w+\.organization_id\b/;
const TENANT_NAMED = /\borganization_id\s*=/g;

/** Lists the tenant tables for which a statement lacks the tenant. */
function unnamed(statement: string): string[] {
  const tables = [...statement.matchAll(READ)]
    .map(([, table = '']) => table)
    .filter((table) => OF_TENANTS.has(table));
  const isNamed = tables.length <= [...statement.matchAll(TENANT_NAMED)].length;
  return isNamed && !CORRELATED.test(statement) ? [] : tables;
}

it('finds a table without its tenant', () => {
  const named = 'select 1 from app.units where organization_id = $1';
  expect(unnamed(named)).toEqual([]);
  expect(unnamed(`${named} and id in (select unit_id from app.unit_owners)`)).toEqual([
    'app.units',
    'app.unit_owners',
  ]);
  const correlated =
    'select from app.unit_owners as owned where owned.organization_id = unit.organization_id';
  expect(unnamed(`${named} and exists (${correlated})`)).toEqual(['app.units', 'app.unit_owners']);
});

it('is named of every table by what fills a building, and by every read', async () => {
  const statements = await statementsOf(async () => {
    const stage = await aStage(test);
    for (const route of nonEmpty(test.app.routes)) {
      if (route.method !== 'GET' || route.mode === 'stream' || !route.access.includes(':'))
        continue;
      const { syndic, accountant } = stage.tenant;
      const caller = mayUse(route.access, 'Syndic') ? syndic : accountant;
      const { status } = await caller.get(pathOf(stage, route));
      expect(readStatuses(route), route.operationId).toContain(status);
    }
  });
  const distinct = new Set(statements);
  expect(distinct.size).toBeGreaterThan(200);
  expect([...distinct].filter((statement) => unnamed(statement).length > 0)).toEqual([]);
});
