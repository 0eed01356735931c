import { expect, inject, it } from 'vitest';
import { onServer, readSpreadStatements } from '#test/helpers/citus-cluster.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, startTestApp } from '#test/helpers/test-app.ts';
import { freshDatabase, toServiceUrl } from '#test/helpers/test-database.ts';
import { PLANTED, selectUnlisted, spreadStatements } from './spread-statements.ts';

it('a statement of the service that several parts of a table answer is recorded', async () => {
  const databaseUrl = await freshDatabase();
  const { organizationId } = await aTenant(await startTestApp({ databaseUrl }));
  const one = `${PLANTED} for one organization`;
  await onServer(toServiceUrl(databaseUrl), async (client) => {
    await client.query('set role millieme_app');
    await client.query(`select '${PLANTED}', count(*) from app.tenants`);
    const text = `select '${one}', count(*) from app.tenants where organization_id = $1`;
    await client.query(text, [organizationId]);
  });
  const recorded = await readSpreadStatements(inject('serverUrl'));
  const planted = recorded.filter((text) => text.includes(PLANTED));
  expect(planted).toEqual([`select '${PLANTED}', count(*) from app.tenants`]);
});

it('a spread statement that is not listed fails the run', () => {
  const unlisted = 'select count(*) from app.units';
  expect(selectUnlisted([`select '${PLANTED}', 1`, unlisted])).toEqual([unlisted]);
});

it('every listed statement has its reason', () => {
  for (const reason of nonEmpty(Object.values(spreadStatements)))
    expect(reason.length).toBeGreaterThan(20);
});
