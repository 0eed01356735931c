import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantContext } from '#platform/http/request-context.ts';
import { explainQuery } from '#test/helpers/plans.ts';
import { freshDatabase, withoutTriggers } from '#test/helpers/test-database.ts';
import { selectIncompleteOwnership } from './overview-repository.ts';

/** The search for incompletely owned units, where many units are complete. */

const UNITS = 20_000;
const organizationId = randomUUID();
let url: string;

beforeAll(async () => {
  url = await freshDatabase();
  // The buildings do not exist.
  await withoutTriggers(url, async (client) => {
    await client.query(
      `insert into app.units (organization_id, id, building_id, unit_number, type, quota, complete_from, created_by)
       select $1, gen_random_uuid(), gen_random_uuid(), place::text, 'Apartment', 1, '2020-01-01', $1
       from generate_series(1, ${UNITS}) as place`,
      [organizationId],
    );
    await client.query('analyze app.units');
  });
});

describe('the units of which not all is held, among twenty thousand', () => {
  it('are found by an index, without looking at those that are whole', async () => {
    const plan = await explainQuery({ url, organizationId }, (db) => {
      const principal = { owner_id: null, building_ids: null };
      const ctx = { db, organizationId, principal, today: '2026-03-16' };
      return selectIncompleteOwnership(ctx as unknown as TenantContext, undefined);
    });
    expect(plan, plan).toContain('units_incomplete');
    expect(plan, plan).not.toContain('Seq Scan');
  });
});
