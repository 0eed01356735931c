import type { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { loadMigrations, migrate, type Migration } from '#platform/db/migrate.ts';
import { asSuperuser, freshDatabase } from '#test/helpers/test-database.ts';

const MIGRATION = `
create table app.tests (
  organization_id uuid not null,
  id uuid not null,
  building_id uuid not null,
  primary key (organization_id, id),
  constraint tests_building_fk foreign key (organization_id, building_id) references app.buildings (organization_id, id)
);
call app.wall_off('tests', 'select, insert');`;

async function verifyAfter(work: (client: Client) => Promise<unknown>): Promise<readonly string[]> {
  return asSuperuser(await freshDatabase(), async (client) => {
    await work(client);
    return verifyDistribution(client);
  });
}

/** Runs a statement on the workers' parts of a table. */
async function onParts(client: Client, table: string, statement: string): Promise<void> {
  await client.query('select run_command_on_placements($1::regclass, $2)', [table, statement]);
}

describe('a distributed database', () => {
  it('is in order, and distributing it again changes nothing', async () => {
    await asSuperuser(await freshDatabase(), async (client) => {
      expect(await verifyDistribution(client)).toEqual([]);
      expect(await distribute(client)).toEqual([]);
      expect(await verifyDistribution(client)).toEqual([]);
    });
  });

  it('distributes the tables of a migration at once', async () => {
    const url = await freshDatabase();
    const migrations = await loadMigrations();
    const added: Migration = {
      number: migrations.length + 1,
      name: 'tests.sql',
      sha256: 'tests',
      text: MIGRATION,
    };
    await migrate(url, [...migrations, added]);
    await asSuperuser(url, async (client) => {
      const { rows } = await client.query(
        `select citus_table_type from citus_tables where table_name = 'app.tests'::regclass`,
      );
      expect(rows).toEqual([{ citus_table_type: 'distributed' }]);
      const keys = await client.query(
        `select from pg_constraint where conname = 'tests_building_fk'`,
      );
      expect(keys.rowCount).toBe(1);
    });
  });

  it('is refused with an organization without its anchor', async () => {
    const faults = await verifyAfter((client) =>
      client.query(`insert into auth.organizations (id, name, contact_email)
        values ('00000000-0000-7000-8000-000000000001', 'Office', 'office@example.org')`),
    );
    expect(faults).toEqual([
      'no row in app.tenants for the organization 00000000-0000-7000-8000-000000000001',
    ]);
  });

  it('is refused with a part whose row level security is off', async () => {
    const faults = await verifyAfter((client) =>
      onParts(client, 'app.owners', 'alter table %s disable row level security'),
    );
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(/^app\.owners, part \d+: other row security than the table$/);
  });

  it('is refused with a part whose rights differ', async () => {
    const faults = await verifyAfter((client) =>
      onParts(client, 'app.journal_entries', 'grant delete on %s to millieme_app'),
    );
    expect(faults[0]).toMatch(/^app\.journal_entries, part \d+: other rights than the table$/);
  });

  it('is refused with a setting that keeps the tenant from the workers', async () => {
    const faults = await verifyAfter(async (client) => {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      await client.query(`alter database ${rows[0]?.name} reset citus.propagate_set_commands`);
    });
    expect(faults).toEqual([
      'the setting citus.propagate_set_commands of the database is not local',
    ]);
  });

  it('stays in order when a part is moved to another server', async () => {
    const faults = await verifyAfter(async (client) => {
      const { rows } = await client.query<Record<'shardid' | 'nodeport', string>>(
        `select shardid, nodeport from citus_shards where table_name = 'app.tenants'::regclass order by 1 limit 1`,
      );
      const [part] = rows;
      const target = inject('workerUrls').find(
        (url) => new URL(url).port !== String(part?.nodeport),
      );
      await client.query(
        `select citus_move_shard_placement($1, '127.0.0.1', $2, '127.0.0.1', $3, 'block_writes')`,
        [part?.shardid, part?.nodeport, new URL(target ?? '').port],
      );
    });
    expect(faults).toEqual([]);
  });
});
