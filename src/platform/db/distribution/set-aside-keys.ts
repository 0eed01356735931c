import type { Client } from 'pg';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { tableClasses } from '#platform/db/schema.generated.ts';

/** Keys that wait for their tables to be distributed, in a table so that an interruption loses none. */
const STORE = 'migration.waiting_keys';

/** Part of a key that Citus does not have: the service empties the column instead. */
const EMPTYING = / ON DELETE SET NULL(?: \([a-z_, ]+\))?/;

interface Key {
  readonly owner: string;
  readonly name: string;
  readonly target: string;
  readonly definition: string;
}

/**
 * Drops the foreign keys of tables that are not distributed yet, and notes them. A key to a table that is
 * distributed differently would block it.
 */
export async function setKeysAside(client: Client): Promise<void> {
  await client.query(`create table if not exists ${STORE} (
    owner text not null, name text not null, target text not null, definition text not null, primary key (owner, name))`);
  const { rows } =
    await client.query<Key>(`select conrelid::regclass::text as owner, conname as name,
      confrelid::regclass::text as target, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ('app'::regnamespace, 'auth'::regnamespace)
      and conrelid not in (select logicalrelid from pg_dist_partition where partmethod = 'h')
    order by 1, 2`);
  const keys = rows.filter(isSetAside);
  await inTransaction(client, async () => {
    for (const { owner, name, target, definition } of keys) {
      await client.query(`insert into ${STORE} values ($1, $2, $3, $4) on conflict do nothing`, [
        owner,
        name,
        target,
        definition,
      ]);
      await client.query(`alter table ${owner} drop constraint ${client.escapeIdentifier(name)}`);
    }
  });
}

/** Keys of tenants, and those of copied tables to tables of the coordinator. */
function isSetAside({ owner, target }: Key): boolean {
  return classOf(owner) === 'tenant' || isImpossible({ owner, target });
}

/** Whether a copied table refers to one that is on the coordinator only; the service keeps these in order. */
function isImpossible({ owner, target }: Pick<Key, 'owner' | 'target'>): boolean {
  return classOf(owner) === 'reference' && classOf(target) === 'local';
}

function classOf(table: string): string {
  const classes: Readonly<Record<string, string>> = tableClasses;
  return classes[table] ?? 'tenant';
}

/** Adds the noted keys again. */
export async function restoreKeys(client: Client): Promise<void> {
  const { rows: stores } = await client.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [STORE],
  );
  if (stores[0]?.exists !== true) return;
  const { rows } = await client.query<Key>(`select * from ${STORE} order by owner, name`);
  for (const { owner, name, target, definition } of rows) {
    if (!isImpossible({ owner, target }) && !(await hasKey(client, owner, name))) {
      const wanted = definition.replace(EMPTYING, '');
      await client.query(
        `alter table ${owner} add constraint ${client.escapeIdentifier(name)} ${wanted}`,
      );
    }
    await client.query(`delete from ${STORE} where owner = $1 and name = $2`, [owner, name]);
  }
  await client.query(`drop table ${STORE}`);
}

async function hasKey(client: Client, owner: string, name: string): Promise<boolean> {
  const found = await client.query(
    'select from pg_constraint where conrelid = to_regclass($1) and conname = $2',
    [owner, name],
  );
  return found.rowCount === 1;
}
