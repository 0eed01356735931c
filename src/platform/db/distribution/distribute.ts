import type { Client } from 'pg';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { APP_ROLE } from '#platform/db/roles.ts';
import { tableClasses } from '#platform/db/schema.generated.ts';
import { isDistributed, listNodes } from './cluster.ts';
import { joinRestrictions } from './join-restrictions.ts';
import { restoreKeys, setKeysAside } from './set-aside-keys.ts';

/** The table that all tables of tenants are placed beside. */
const ANCHOR = 'app.tenants';
const DEFAULT_SHARDS = 32;

export interface DistributeOptions {
  /** Parts that the tenants are divided into; fixed once the database is distributed. */
  readonly shards?: number;
  readonly onTable?: (done: number, total: number) => void;
}

/**
 * Distributes the tables of a migrated database over the servers of its cluster, as their classes say. Tables
 * that are distributed already stay as they are, so that it may be repeated, and continues what was
 * interrupted.
 * @returns the names of newly distributed tables
 */
export async function distribute(
  client: Client,
  { shards = DEFAULT_SHARDS, onTable }: DistributeOptions = {},
): Promise<string[]> {
  await requireWorkers(client);
  await client.query(`set citus.shard_count = ${Math.trunc(shards)}`);
  await client.query(`set client_min_messages = warning`);
  await dropTrigger(client);
  await inTransaction(client, () => joinRestrictions(client));
  const waiting = await listWaiting(client);
  if (waiting.length > 0) await setKeysAside(client);
  await distributeFunctions(client);
  const distributed: string[] = [];
  for (const { name, kind } of waiting) {
    if (kind === 'reference') await client.query('select create_reference_table($1)', [name]);
    else await distributeTable(client, name);
    distributed.push(name);
    onTable?.(distributed.length, waiting.length);
  }
  await restoreKeys(client);
  await applySettings(client);
  return distributed;
}

/** Distributes the tables that a migration of a distributed database has added. */
export async function distributeAdded(client: Client): Promise<void> {
  if (await isDistributed(client)) await distribute(client);
}

/** Citus refuses even to look for a trigger of a copied table. */
async function dropTrigger(client: Client): Promise<void> {
  const found = await client.query(`select from pg_trigger
    where tgname = 'add_tenant' and tgrelid = 'auth.organizations'::regclass`);
  if (found.rowCount !== 0) await client.query('drop trigger add_tenant on auth.organizations');
}

async function requireWorkers(client: Client): Promise<void> {
  const nodes = await listNodes(client);
  if (nodes.length === 0) throw new Error('the database has no citus extension: see docs/scale.md');
  if (!nodes.some((node) => node.is_coordinator))
    throw new Error('the coordinator has no address: select citus_set_coordinator_host(…)');
  if (!nodes.some((node) => !node.is_coordinator && node.is_active))
    throw new Error('the cluster has no workers: select citus_add_node(…)');
}

interface Waiting {
  readonly name: string;
  readonly kind: 'tenant' | 'reference';
}

/**
 * Lists the tables that are not distributed yet: copied ones, the anchor, then all others. Every table of
 * schema app is of tenants, also one that a later migration drops.
 */
async function listWaiting(client: Client): Promise<Waiting[]> {
  const copied = Object.entries<string>(tableClasses).filter(([, kind]) => kind === 'reference');
  const { rows } = await client.query<Waiting>(
    `with wanted as (
        select name, to_regclass(name) as id, 'reference' as kind from unnest($1::text[]) as copied (name)
        union all select relnamespace::regnamespace || '.' || relname, oid, 'tenant' from pg_class
          where relkind in ('r', 'p') and not relispartition and relnamespace = 'app'::regnamespace)
      select name, kind from wanted
      where id is not null
        and not exists (select from pg_dist_partition where logicalrelid = id
          and (kind = 'tenant') = (partmethod = 'h') and (kind <> 'reference' or repmodel = 't'))
      order by kind, name <> $2, name`,
    [copied.map(([name]) => name), ANCHOR],
  );
  return rows;
}

async function distributeTable(client: Client, name: string): Promise<void> {
  await client.query(
    `select create_distributed_table($1, 'organization_id', colocate_with => $2)`,
    [name, name === ANCHOR ? 'none' : ANCHOR],
  );
  // The rows that were copied to the workers.
  await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [name]);
}

/** Creates the functions of statements on the workers; Citus itself does so for those of policies only. */
async function distributeFunctions(client: Client): Promise<void> {
  const { rows } = await client.query<{
    name: string;
  }>(`select function.oid::regprocedure::text as name
    from pg_proc as function
    where function.pronamespace = 'app'::regnamespace and function.prokind = 'f'
      and not exists (select from pg_catalog.pg_dist_object
        where classid = 'pg_proc'::regclass and objid = function.oid)
    order by 1`);
  for (const { name } of rows) await client.query('select create_distributed_function($1)', [name]);
}

/** Makes the settings that statements of the service rely on, here and on the workers. */
async function applySettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  );
  const database = rows[0]?.name ?? '';
  // The coordinator asks the workers under the role of the session. Databases of one server share the role.
  const barred = await client.query(
    `select from pg_roles where rolname = '${APP_ROLE}' and not rolcanlogin`,
  );
  if (barred.rowCount !== 0) await client.query(`alter role ${APP_ROLE} login`);
  // Citus repeats these on the workers.
  await client.query(`alter database ${database} set citus.propagate_set_commands = 'local'`);
  await client.query(`alter database ${database} set timezone = 'UTC'`);
}
