import { expect, it } from 'vitest';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { loadMigrations, migrate, type Migration } from '#platform/db/migrate.ts';
import { moveParts } from '#test/helpers/citus-cluster.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, call, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

/** A next version: a table of tenants, a column, a key and an index. */
const NEXT = `
create table app.seals (
  organization_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  primary key (organization_id, id),
  constraint seals_entry_fk foreign key (organization_id, entry_id)
    references app.journal_entries (organization_id, id)
);
call app.wall_off('seals', 'select, insert');
alter table app.journal_entries add column seal text;
create index journal_entries_by_seal on app.journal_entries (organization_id, seal) where seal is not null;
`;

it(
  'a distributed database with three organizations is upgraded, and its parts moved, with books in order',
  { timeout: LIMITS.longTest },
  async () => {
    const url = await freshDatabase();
    const test = await startTestApp({ databaseUrl: url });
    const tenants: Tenant[] = [];
    for (let count = 0; count < 3; count += 1) {
      const tenant = await aTenant(test);
      await aFixture(test, tenant);
      tenants.push(tenant);
    }
    const migrations = await loadMigrations();
    const number = migrations.length + 1;
    const next: Migration = { number, name: 'next.sql', sha256: 'next', text: NEXT };
    await migrate(url, [...migrations, next]);
    const faults = await asSuperuser(url, async (client) => {
      expect(await moveParts(client)).toBeGreaterThan(1);
      return verifyDistribution(client);
    });
    // No feature of this version declares the table.
    expect(faults).toEqual(['app.seals has no class']);

    const upgraded = await startTestApp({ databaseUrl: url });
    for (const { accountant } of nonEmpty(tenants)) {
      const headers = { authorization: `Bearer ${accountant.token}` };
      const proof = must(await call(upgraded.app, 'GET', '/ledger/proof', { headers }), 200);
      expect(proof).toMatchObject({ balanced: true, chain_intact: true });
      expect(proof.entry_count).toBeGreaterThan(0);
    }
  },
);
