import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListOwners } from '#contract/owners.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { explainQuery, vacuumTables } from '#test/helpers/plans.ts';
import { asSuperuser, freshDatabase, withoutTriggers } from '#test/helpers/test-database.ts';
import { listOwners, limitToVisibleOwners } from './repository.ts';

/** Lists of the owners of one building with balances, where there are many elsewhere. */

const BUILDINGS = 50;
const OWNERS = 20_000;
const organizationId = randomUUID();
/** Organizations beside it, whose owners are in the same table. */
const others = [randomUUID(), randomUUID(), randomUUID()];
const buildings = Array.from({ length: BUILDINGS }, () => randomUUID());
const [building_id = ''] = buildings;
let url: string;

/** Builds an id from a number. */
const idOf = (place: string) => `lpad(to_hex(${place}), 32, '0')::uuid`;
const EACH = `from generate_series(1, ${OWNERS}) as place`;

beforeAll(async () => {
  url = await freshDatabase();
  // The buildings and entries do not exist.
  await withoutTriggers(url, async (client) => {
    const building = `($2::uuid[])[1 + place % ${BUILDINGS}]`;
    const [owner, unit] = [idOf('place'), idOf('1000000 + place')];
    const seed = (statement: string, organization = organizationId) =>
      client.query(`${statement} ${EACH}`, [organization, buildings]);
    const insertOwners = `insert into app.owners (organization_id, id, name, email, kind, language, created_by)
      select $1, ${owner}, 'Owner ' || place, 'o@example.org', 'Person', 'fr', ($2::uuid[])[1]`;
    await seed(insertOwners);
    for (const other of others) await seed(insertOwners.replace(owner, 'gen_random_uuid()'), other);
    await seed(`insert into app.units (organization_id, id, building_id, unit_number, type, quota, created_by)
      select $1, ${unit}, ${building}, place::text, 'Apartment', 1, $1`);
    await seed(`insert into app.unit_owners (organization_id, id, unit_id, owner_id, "right", share_numerator,
        share_denominator, start_date, is_voting_mandatary, created_by)
      select $1, ${owner}, ${unit}, ${owner}, 'FullOwnership', 1, 1, '2020-01-01', false, ($2::uuid[])[1]`);
    await seed(`insert into app.account_sums (organization_id, building_id, account_code, span, starts_on, party_id,
        category, is_closing, debit_cents, credit_cents)
      select $1, ${building}, '4101', 'All', '2020-01-01', ${owner}, '', false, place, 0`);
    await seed(`insert into app.receivables (organization_id, id, building_id, owner_id, source_type, source_id,
        entry_id, account_code, is_cost, amount_cents, open_cents, due_date, structured_communication, created_at)
      select $1, ${owner}, ${building}, ${owner}, 'JournalEntry', $1, $1, '4101', false, place, place,
        '2026-01-01', place::text, now()`);
    await client.query(
      `insert into app.accounts (organization_id, id, code, name, account_type, normal_balance, is_active, postable, created_by)
       select $1, gen_random_uuid(), place::text, 'Account', 'Asset', 'Debit', true, true, $1
       from generate_series(4100, 4200) as place`,
      [organizationId],
    );
  });
  await asSuperuser(url, (client) =>
    vacuumTables(client, [
      'app.owners',
      'app.units',
      'app.unit_owners',
      'app.account_sums',
      'app.receivables',
      'app.accounts',
    ]),
  );
});

const planOf = (
  sort: string,
  buildingIds: readonly string[] | null,
  only: Partial<ListOwners> = { building_id },
) =>
  explainQuery({ url, organizationId }, (db: Connection) => {
    const principal = { owner_id: null, building_ids: buildingIds };
    const ctx = { db, organizationId, principal, today: '2026-03-16', userId: organizationId };
    return listOwners(ctx as unknown as TenantContext, { ...only, sort });
  });

it('a search reads the names of owners in their index', async () => {
  const plan = await planOf('name', null, { q: 'evrard' });
  expect(plan, plan).toMatch(/Index Only Scan using owners_search/);
  expect(plan, plan).not.toContain('Seq Scan');
});

describe('the owners that a narrowed role sees', () => {
  it('are found from indexes, whom they have entered too', async () => {
    const plan = await explainQuery({ url, organizationId }, (db) => {
      const principal = { owner_id: null, building_ids: buildings.slice(0, 1) };
      const userId = randomUUID();
      const ctx = { db, organizationId, principal, today: '2026-03-16', userId };
      const seen = allOf(limitToVisibleOwners(ctx as unknown as TenantContext));
      return db.query(sql`select id from app.owners
        where organization_id = ${organizationId} and ${seen}`);
    });
    expect(plan, plan).toContain('owners_by_creator');
    expect(plan, plan).not.toContain('Seq Scan');
  });
});

describe('twenty thousand owners', () => {
  it.each(['name', '-name'])('are listed by %s as an index has them', async (sort) => {
    const last = JSON.stringify([sort, 'owner 000015000', randomUUID()]);
    const cursor = Buffer.from(last).toString('base64url');
    for (const page of [{}, { cursor }]) {
      const plan = await planOf(sort, null, page);
      expect(plan, plan).toContain('owners_by_name');
      expect(plan, plan).not.toContain('Sort');
      // Rows before the cursor must not be read and discarded.
      expect(plan, plan).not.toMatch(/Filter: .*name_order/);
    }
  });
});

describe('the owners of one building among twenty thousand', () => {
  it.each(['-balance', 'balance', 'name'])('are listed by %s from indexes', async (sort) => {
    for (const buildingIds of [null, buildings.slice(0, 2)]) {
      const plan = await planOf(sort, buildingIds);
      expect(plan, plan).toMatch(/units_by_building|units_of_building_by_number/);
      // The chart of accounts is small.
      expect(plan.replaceAll('Seq Scan on accounts', ''), plan).not.toContain('Seq Scan');
    }
  });
});
