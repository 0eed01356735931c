import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { findNames } from '#platform/db/names.ts';
import { nameSources } from '#relations/display-names.ts';
import { explainQuery } from '#test/helpers/plans.ts';
import { asSuperuser, freshDatabase, withoutTriggers } from '#test/helpers/test-database.ts';

/** Display names are found by id only, where there are many. */

const MANY = 20_000;
const EACH = `from generate_series(1, ${MANY}) as place`;
const organizationId = randomUUID();
const ids = Array.from({ length: 100 }, () => randomUUID());
let url: string;

beforeAll(async () => {
  url = await freshDatabase();
  await asSuperuser(url, async (client) => {
    await client.query(`insert into auth.users (id, email, name, language)
      select gen_random_uuid(), place || '@example.org', 'User ' || place, 'fr' ${EACH}`);
    await client.query('analyze auth.users');
  });
  // The building and the quotas do not exist.
  await withoutTriggers(url, async (client) => {
    await client.query(
      `insert into app.owners (organization_id, id, name, email, kind, language, created_by)
       select $1, gen_random_uuid(), 'Owner ' || place, 'o@example.org', 'Person', 'fr', $1 ${EACH}`,
      [organizationId],
    );
    await client.query(
      `insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
       select $1, gen_random_uuid(), $1, place::text, 'Apartment', 1, $1 ${EACH}`,
      [organizationId],
    );
    await client.query(
      `insert into app.buildings (organization_id, id, name, address, country, total_units, total_quota, fiscal_year_start_month, require_second_approver,
         late_interest_is_legal, consumer_limits, language, created_by)
       select $1, gen_random_uuid(), 'Building ' || place, 'Rue du Parc', 'BE', 1, 1000, 1, false, false,
         false, 'fr', $1 ${EACH}`,
      [organizationId],
    );
    await client.query('analyze app.owners, app.units, app.buildings');
  });
});

describe('twenty thousand owners, units, buildings and accounts', () => {
  it.each(Object.entries(nameSources))(
    'are named by %s as an index has them',
    async (_field, source) => {
      const plan = await explainQuery({ url, organizationId }, (db) => findNames(db, source, ids));
      expect(plan, plan).toMatch(/Index Scan|Bitmap Index Scan/);
      expect(plan, plan).not.toContain('Seq Scan');
    },
  );
});
