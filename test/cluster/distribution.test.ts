import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { distribute } from '#platform/db/distribution/distribute.ts';
import { verifyDistribution } from '#platform/db/distribution/verify-distribution.ts';
import { loadMigrations, migrate, type Migration } from '#platform/db/migrate.ts';
import { moveParts, onServer } from '#test/helpers/citus-cluster.ts';
import {
  asSuperuser,
  freshDatabase,
  toServiceUrl,
  withoutTriggers,
} from '#test/helpers/test-database.ts';

const TENANTS = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];

const MIGRATION = `
create table app.tests (
  organization_id uuid not null,
  id uuid not null,
  building_id uuid not null,
  primary key (organization_id, id),
  constraint tests_building_fk foreign key (organization_id, building_id) references app.buildings (organization_id, id)
);
call app.wall_off('tests', 'select, insert');`;

/** A later version of the table: what is sealed stays as it is. */
const RESTRICTION = `
alter table app.tests add column sealed boolean not null default false;
grant update (sealed) on app.tests to millieme_app;
create policy sealed_once on app.tests as restrictive for update using (not sealed) with check (sealed);`;

async function verifyAfter(work: (client: Client) => Promise<unknown>): Promise<readonly string[]> {
  return asSuperuser(await freshDatabase(), async (client) => {
    await work(client);
    return verifyDistribution(client);
  });
}

/** Migrates a database to versions that come after this one. */
async function migrateFurther(url: string, ...texts: string[]): Promise<void> {
  const migrations = await loadMigrations();
  const added = texts.map((text, index): Migration => {
    const number = migrations.length + 1 + index;
    return { number, name: `tests-${number}.sql`, sha256: `tests-${number}`, text };
  });
  await migrate(url, [...migrations, ...added]);
}

/** Changes the rows of a tenant as the service would, and counts them. */
async function changeAs(tenant: string, url: string, text: string): Promise<number> {
  return onServer(toServiceUrl(url), async (client) => {
    await client.query('begin');
    await client.query('set local role millieme_app');
    await client.query(`set local app.organization_id = '${tenant}'`);
    const { rowCount } = await client.query(`${text} where organization_id = $1`, [tenant]);
    await client.query('commit');
    return rowCount ?? 0;
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
    await migrateFurther(url, MIGRATION);
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

  it('restricts changes of the audit log, and stays in order when all parts are moved to the other server', async () => {
    const url = await freshDatabase();
    await withoutTriggers(url, async (client) => {
      for (const tenant of TENANTS)
        for (const sequence of [null, 1])
          await client.query(
            `insert into app.audit_log (organization_id, id, occurred_at, actor_id, action, object_type, object_id,
                sequence, previous_hash, hash)
              values ($1, gen_random_uuid(), now(), $1, 'test', 'Test', $1, $2, $3, $3)`,
            [tenant, sequence, sequence === null ? null : Buffer.from('0')],
          );
    });
    const link = `update app.audit_log
      set sequence = coalesce(sequence, 1) + 1, previous_hash = '0', hash = '0'`;
    const [first = '', second = ''] = TENANTS;
    expect(await changeAs(first, url, link)).toBe(1);
    expect(await changeAs(first, url, link)).toBe(0);
    await asSuperuser(url, async (client) => {
      expect(await moveParts(client)).toBeGreaterThan(1);
      expect(await verifyDistribution(client)).toEqual([]);
    });
    expect(await changeAs(second, url, link)).toBe(1);
    expect(await changeAs(second, url, link)).toBe(0);
  });

  it('restricts what a later migration restricts', async () => {
    const url = await freshDatabase();
    await migrateFurther(url, MIGRATION, RESTRICTION);
    const [tenant = ''] = TENANTS;
    await withoutTriggers(url, (client) =>
      client.query(`insert into app.tests (organization_id, id, building_id) values ($1, $1, $1)`, [
        tenant,
      ]),
    );
    const seal = 'update app.tests set sealed = true';
    expect(await changeAs(tenant, url, seal)).toBe(1);
    expect(await changeAs(tenant, url, seal)).toBe(0);
  });

  it('is refused with a part whose policy is of another kind', async () => {
    const faults = await verifyAfter(async (client) => {
      const policy =
        'tenant on %s as restrictive using (organization_id = app.current_organization_id()) with check (organization_id = app.current_organization_id())';
      await onParts(client, 'app.owners', 'drop policy tenant on %s');
      await onParts(client, 'app.owners', `create policy ${policy}`);
    });
    expect(faults[0]).toMatch(/^app\.owners, part \d+: other policies than the table$/);
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
});
