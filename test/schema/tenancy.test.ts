import { beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#platform/db/database.ts';
import { tableClasses } from '#platform/db/schema.generated.ts';
import { column, raw, sql } from '#platform/db/sql.ts';
import { uuidv7Source } from '#platform/ids.ts';
import { aFixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { aTenant, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';
import { toServiceUrl, asSuperuser, fileDatabase } from '#test/helpers/test-database.ts';

/** Checks the catalogue of the migrated database against the rules of tenancy, without a list of tables. */

const LINT = `
with t as (select c.oid, c.relname, c.relrowsecurity r, c.relforcerowsecurity f
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind in ('r', 'p')),
  col as (select t.oid, a.attnum from t join pg_attribute a on a.attrelid = t.oid and a.attname = 'organization_id'),
  con as (select t.relname, k.conname, k.contype, k.conkey, k.confrelid, col.attnum from t left join col using (oid)
    join pg_constraint k on k.conrelid = t.oid left join pg_class target on target.oid = k.confrelid
    where k.contype in ('p', 'u', 'x') or (k.contype = 'f' and target.relnamespace = 'app'::regnamespace))
select relname, 'row security is not forced' as problem from t where not (r and f)
union all select relname, conname || ' lacks organization_id' from con where attnum is null or not attnum = any (conkey)
union all select relname, conname || ' must start with organization_id' from con
  where contype in ('p', 'u', 'x') and conkey[1] is distinct from attnum
union all select t.relname, i.relname || ' must start with organization_id' from t
  join pg_index x on x.indrelid = t.oid join pg_class i on i.oid = x.indexrelid left join col on col.oid = t.oid
  where x.indkey[0] is distinct from col.attnum
union all select t.relname, 'has no policy of its tenant for ' || command from t, unnest(array['r', 'a', 'w', 'd']) as command
  where not exists (select from pg_policy p where p.polrelid = t.oid and p.polpermissive and p.polcmd in ('*', command)
    and coalesce(p.polwithcheck, p.polqual) is not null)
union all select t.relname, p.polname || ' does not name the tenant' from t join pg_policy p on p.polrelid = t.oid
  where p.polpermissive and pg_get_expr(coalesce(p.polqual, p.polwithcheck), t.oid)
    not like '%(organization_id = app.current_organization_id())%'
union all select t.relname, 'has a trigger' from t
  join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal
union all select shared.relname, k.conname || ' refers to a table of a tenant' from pg_constraint k
  join pg_class shared on shared.oid = k.conrelid and shared.relnamespace = 'auth'::regnamespace join t on t.oid = k.confrelid
union all select t.relname, a.attname || ' takes its default from a sequence' from t
  join pg_attrdef d on d.adrelid = t.oid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.adnum
  where pg_get_expr(d.adbin, d.adrelid) like 'nextval%'`;

interface TableName {
  readonly relname: string;
}

let test: TestApp;
let tables: string[];
let tenant: Tenant;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  await aFixture(test, tenant);
  tables = await asSuperuser(await fileDatabase(), async (client) => {
    const { rows } = await client.query<TableName>(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'app' and c.relkind = 'r' order by relname`,
    );
    return rows.map(({ relname }) => relname);
  });
});

describe('tenancy in the database', () => {
  it('holds for every table, key and index', async () => {
    expect(tables.length).toBeGreaterThan(15);
    const faults = await asSuperuser(
      test.databaseUrl,
      async (client) => (await client.query(LINT)).rows,
    );
    expect(faults).toEqual([]);
  });

  it('has a class for every table: those of tenants are divided, the others are not', async () => {
    const { rows } = await asSuperuser(test.databaseUrl, (client) =>
      client.query<{
        name: string;
      }>(`select relnamespace::regnamespace || '.' || relname as name from pg_class
        where relkind in ('r', 'p') and relnamespace in ('app'::regnamespace, 'auth'::regnamespace) order by 1`),
    );
    const names = rows.map(({ name }) => name);
    expect(Object.keys(tableClasses).toSorted()).toEqual(names.toSorted());
    for (const [name, kind] of Object.entries(tableClasses))
      expect(kind === 'tenant', name).toBe(name.startsWith('app.'));
  });

  it('shows no row of any table to a connection without a tenant, or of another tenant', async () => {
    const stranger = uuidv7Source.next();
    for (const organizationId of ['00000000-0000-0000-0000-000000000000', stranger]) {
      for (const table of nonEmpty(tables)) {
        const rows = await test.database.read(organizationId, (db) =>
          db.query(sql`select 1 from app.${column(table)}
            where organization_id <> '00000000-0000-0000-0000-000000000000' limit 1`),
        );
        expect(rows, table).toEqual([]);
      }
    }
  });

  it('refuses to write a row for another tenant', async () => {
    const write = test.database.write(tenant.organizationId, (db) =>
      db.execute(sql`insert into app.suppliers (organization_id, id, name)
        values (${uuidv7Source.next()}, ${uuidv7Source.next()}, 'x')`),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  it('lets nobody change or delete what is in the journal', async () => {
    for (const table of ['journal_entries', 'journal_lines', 'audit_log', 'data_accesses']) {
      for (const statement of [
        `delete from app.${table} where organization_id = '${tenant.organizationId}'`,
        `update app.${table} set organization_id = organization_id
          where organization_id = '${tenant.organizationId}'`,
      ]) {
        const attempt = test.database.write(tenant.organizationId, (db) =>
          db.execute(raw(statement)),
        );
        await expect(attempt, statement).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  it('serves many tenants from few connections without mixing them', async () => {
    const few = new Database({ url: toServiceUrl(test.databaseUrl), maxConnections: 2 });
    const tenants = [tenant, await aTenant(test), await aTenant(test)];
    try {
      const reads = Array.from(
        { length: 300 },
        (_, index) => tenants[index % tenants.length]?.organizationId ?? '',
      );
      const seen = await Promise.all(
        reads.map((organizationId, index) => {
          const statement = sql`select app.current_organization_id() as id`;
          const work = (db: Parameters<Parameters<Database['read']>[1]>[0]) =>
            db.one<{ id: string }>(statement);
          return index % 5 === 0 ? few.write(organizationId, work) : few.read(organizationId, work);
        }),
      );
      expect(seen.map(({ id }) => id)).toEqual(reads);
    } finally {
      await few.close();
    }
  });

  it('keeps a connection usable, and its tenant right, after a failed statement', async () => {
    const one = new Database({ url: toServiceUrl(test.databaseUrl), maxConnections: 1 });
    try {
      await expect(
        one.read(tenant.organizationId, (db) => db.one(sql`select 1 / 0`)),
      ).rejects.toThrow('division by zero');
      await expect(
        one.write(tenant.organizationId, async (db) => {
          await Promise.all([
            db.execute(sql`select 1`),
            db.execute(sql`select 1 / 0`),
            db.execute(sql`select 2`),
          ]);
        }),
      ).rejects.toThrow('division by zero');
      const other = uuidv7Source.next();
      const { id } = await one.read(other, (db) =>
        db.one<{ id: string }>(sql`select app.current_organization_id() as id`),
      );
      expect(id).toBe(other);
    } finally {
      await one.close();
    }
  });
});
