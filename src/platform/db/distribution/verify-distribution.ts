import type { Client } from 'pg';
import { APP_ROLE } from '#platform/db/roles.ts';
import { tableClasses } from '#platform/db/schema.generated.ts';
import { isDistributed, listNodes } from './cluster.ts';

/** Lists the tables that lie elsewhere than their class says. $1: full names, $2: classes. */
const PLACES = `
with wanted as (select to_regclass(name) as id, name, kind from unnest($1::text[], $2::text[]) as w (name, kind)),
  placed as (select w.*, p.partmethod, p.repmodel, p.colocationid,
      case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as by_column
    from wanted w left join pg_dist_partition p on p.logicalrelid = w.id),
  anchor as (select colocationid from pg_dist_partition where logicalrelid = 'app.tenants'::regclass)
select name || ' is missing' as fault from placed where id is null
union all select name || ' is not distributed' from placed
  where id is not null and kind = 'tenant' and partmethod is distinct from 'h'
union all select name || ' is distributed by ' || by_column from placed
  where kind = 'tenant' and by_column <> 'organization_id'
union all select name || ' is not placed beside the other tables of its tenant' from placed
  where kind = 'tenant' and partmethod = 'h' and colocationid <> (select colocationid from anchor)
union all select name || ' has no copy on each server' from placed
  where id is not null and kind = 'reference' and (partmethod is distinct from 'n' or repmodel is distinct from 't')
union all select name || ' is not on the coordinator only' from placed
  where kind = 'local' and (partmethod = 'h' or repmodel = 't')
union all select c.oid::regclass || ' has no class' from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
    and c.oid not in (select id from wanted where id is not null)
order by 1`;

/** Lists the organizations that are not among $1, those with an anchor. */
const ANCHORS = `
select 'no row in app.tenants for the organization ' || wanted.id as fault
from (select id from auth.organizations union all select '00000000-0000-0000-0000-000000000000') as wanted
where wanted.id <> all ($1::uuid[]) order by 1`;

/** Lists what the coordinator lacks. */
const COORDINATOR = `
select 'foreign keys wait to be added again: run millieme distribute' as fault
  where to_regclass('migration.waiting_keys') is not null
union all select '${APP_ROLE} cannot sign in: the coordinator asks the other servers under this role'
  where exists (select from pg_roles where rolname = '${APP_ROLE}' and not rolcanlogin)
union all select 'the setting citus.propagate_set_commands of the database is not local'
  where not exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where d.datname = current_database() and s.setrole = 0 and 'citus.propagate_set_commands=local' = any (s.setconfig))
union all select 'auth.organizations still has the trigger add_tenant: run millieme distribute'
  where exists (select from pg_trigger where tgname = 'add_tenant' and tgrelid = 'auth.organizations'::regclass)`;

/** Describes a table on one server: the same on all of them. */
const DESCRIPTION = `json_build_object(
  'row security', c.relrowsecurity and c.relforcerowsecurity,
  'policies', (select coalesce(json_agg(json_build_array(p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[],
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname), '[]')
    from pg_policy p where p.polrelid = c.oid),
  'keys', (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'f')),
  'checks', (select count(*) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'),
  'indexes', (select count(*) from pg_index i where i.indrelid = c.oid and i.indisvalid),
  'rights', (select array_agg(r order by r) from unnest(array['select', 'insert', 'update', 'delete']) r
    where has_table_privilege('${APP_ROLE}', c.oid, r)),
  'rights on columns', (select array_agg(a.attname order by a.attname) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('${APP_ROLE}', c.oid, a.attnum, 'update'))
)::text`;

/** Settings that each server needs, as conditions on the server. */
const SETTINGS: Readonly<Record<string, string>> = {
  'its sessions are not in UTC': `current_setting('timezone') not in ('UTC', 'Etc/UTC')`,
  'max_prepared_transactions is smaller than max_connections': `current_setting('max_prepared_transactions')::int < current_setting('max_connections')::int`,
  'wal_level is not logical, which moving tenants needs': `current_setting('wal_level') <> 'logical'`,
  [`${APP_ROLE} cannot sign in`]: `not coalesce((select rolcanlogin from pg_roles where rolname = '${APP_ROLE}'), false)`,
  [`${APP_ROLE} passes row level security`]: `coalesce((select rolbypassrls or rolsuper from pg_roles where rolname = '${APP_ROLE}'), false)`,
};

/**
 * Compares the servers of a distributed database with what the service relies on.
 * @returns one line per difference; none if all is as it should be
 */
export async function verifyDistribution(client: Client): Promise<string[]> {
  if (!(await isDistributed(client))) return ['the database is not distributed'];
  const names = Object.keys(tableClasses);
  const places = await listFaults(client, PLACES, [names, Object.values(tableClasses)]);
  const idle = (await listNodes(client)).filter(({ is_active }) => !is_active);
  return [
    ...places,
    ...(await listFaults(client, ANCHORS, [await listAnchors(client)])),
    ...(await listFaults(client, COORDINATOR)),
    ...idle.map(({ host, port }) => `the server ${host}:${port} is not active`),
    ...(await listSettingFaults(client)),
    ...(await listFunctionFaults(client)),
    ...(await listShardFaults(client)),
  ];
}

/** Refuses a distributed database that differs from what the service relies on. */
export async function requireVerified(client: Client): Promise<void> {
  if (!(await isDistributed(client))) return;
  const [fault, ...more] = await verifyDistribution(client);
  if (fault === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new Error(
    `the distributed database is not in order: ${fault}${others}; millieme distribute --verify lists all, millieme distribute mends most`,
  );
}

async function listFaults(
  client: Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(text, [...values]);
  return rows.map(({ fault }) => fault);
}

async function listAnchors(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from app.tenants',
  );
  return rows.map(({ organization_id }) => organization_id);
}

async function listSettingFaults(client: Client): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, condition] of Object.entries(SETTINGS)) {
    const { rows } = await client.query<{ place: string; success: boolean; result: string }>(
      `select nodename || ':' || nodeport as place, success, result from run_command_on_all_nodes($1)
        join pg_dist_node using (nodeid)`,
      [`select ${condition}`],
    );
    for (const { place, success, result } of rows) {
      if (!success) faults.push(`${place} does not answer: ${result}`);
      else if (result !== 'f') faults.push(`${place}: ${fault}`);
    }
  }
  return [...new Set(faults)];
}

/** Lists the servers whose functions differ from those of the coordinator. */
function listFunctionFaults(client: Client): Promise<string[]> {
  const hash = `select md5(string_agg(oid::regprocedure || prosrc || coalesce(pg_get_function_sqlbody(oid), ''), ''
    order by oid::regprocedure::text)) from pg_proc where pronamespace = 'app'::regnamespace and prokind = 'f'`;
  return listFaults(
    client,
    `select nodename || ':' || nodeport || ': the functions of schema app differ' as fault
      from run_command_on_all_nodes($1) join pg_dist_node using (nodeid)
      where not success or result is distinct from (${hash})`,
    [hash],
  );
}

/** Lists the parts of tables that differ from the table: one may have been moved or restored. */
async function listShardFaults(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string; description: string }>(
    `select c.oid::regclass::text as name, ${DESCRIPTION} as description
      from pg_class c join pg_dist_partition p on p.logicalrelid = c.oid where p.partmethod = 'h' or p.repmodel = 't'
      order by 1`,
  );
  const faults: string[] = [];
  for (const { name, description } of tables) {
    const { rows } = await client.query<{ shardid: string; success: boolean; result: string }>(
      `select shardid, success, result from run_command_on_placements($1::regclass, $2)
        where not success or result <> $3 order by shardid`,
      [name, `select ${DESCRIPTION} from pg_class c where c.oid = '%s'::regclass`, description],
    );
    for (const { shardid, success, result } of rows)
      faults.push(`${name}, part ${shardid}: ${success ? compare(description, result) : result}`);
  }
  return faults;
}

/** Names the properties that differ. */
function compare(wanted: string, found: string): string {
  const [left, right] = [wanted, found].map((text) => JSON.parse(text) as Record<string, unknown>);
  const names = Object.keys(left ?? {}).filter(
    (name) => JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name]),
  );
  return `other ${names.join(', ')} than the table`;
}
