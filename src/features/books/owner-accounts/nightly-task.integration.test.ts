import { beforeAll, describe, expect, it } from 'vitest';
import { followers } from '#app/followers.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { createMetrics } from '#platform/metrics.ts';
import { aBuilding, post, someBooks, type Books } from '#test/helpers/books.ts';
import { aTenant, startTestApp, type TestApp } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';
import { createNightlyIntegrity } from './nightly-task.ts';

let test: TestApp;
let books: Books;
let buildingId: string;

beforeAll(async () => {
  test = await startTestApp({ databaseUrl: await freshDatabase() });
  await aTenant(test);
  books = await someBooks(test);
  buildingId = await aBuilding(books);
  await post(books, buildingId, [['2026-01-10', '4101', '701', 100]]);
});

/** Runs the task as the job worker does. @returns its log and metrics */
async function run() {
  const logged: unknown[] = [];
  const metrics = createMetrics(test.database);
  const { database, clock } = test;
  const logger = { error: (...line: unknown[]) => void logged.push(line) };
  const task = createNightlyIntegrity({
    database,
    clock,
    ids: uuidv7Source,
    followers,
    logger,
    metrics,
  });
  await task.run({}, { signal: new AbortController().signal });
  const measured = /^millieme_owner_account_differences (\d+)$/m.exec(await metrics.render());
  return { logged, measured: Number(measured?.[1]) };
}

const audited = () =>
  asSuperuser(test.databaseUrl, async (client) => {
    const { rows } = await client.query(`select organization_id, details from app.audit_log
        left join app.audit_values using (organization_id, id)
      where action = 'owner_accounts.differ' order by id`);
    return rows;
  });

describe('the check of every night', () => {
  it('says nothing while the accounts of owners are those of the books', async () => {
    expect(await run()).toEqual({ logged: [], measured: 0 });
    expect(await audited()).toEqual([]);
  });

  it('logs and counts a difference each time, and writes it down once a day', async () => {
    await asSuperuser(test.databaseUrl, (client) =>
      client.query('update app.receivables set open_cents = open_cents - 1'),
    );
    const { organizationId: organization_id } = books.tenant;
    const line = [{ organization_id, differences: 1 }, 'owner accounts differ from the books'];
    const found = {
      building_id: buildingId,
      owner_id: books.ownerId,
      books: 100,
      open_items: 99.99,
    };
    const entry = { organization_id, details: { differences: [found] } };
    expect(await run()).toEqual({ logged: [line], measured: 1 });
    expect(await run()).toEqual({ logged: [line], measured: 1 });
    expect(await audited()).toEqual([entry]);
    test.clock.advance(86_400_000);
    await run();
    expect(await audited()).toEqual([entry, entry]);
  });
});
