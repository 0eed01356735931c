import { readdir } from 'node:fs/promises';
import { hasCode } from '#platform/error-code.ts';
import { BackupError } from './backup-error.ts';
import {
  markDatabase,
  requireWholeDatabase,
  requireWholeFolder,
  unmarkDatabase,
} from './cut-restore.ts';
import { connectPastPolicies } from './owner-connection.ts';

/** Anything that is not of the server or of an extension. */
const HELD = `
select namespace.nspname || '.' || class.relname as name
from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
where namespace.nspname !~ '^pg_' and namespace.nspname <> 'information_schema'
  and not exists (select from pg_depend as of_extension
    where of_extension.classid = 'pg_class'::regclass and of_extension.objid = class.oid and of_extension.deptype = 'e')
order by 1 limit 1`;

/** Those that the migrations make. */
const SCHEMAS = ['app', 'auth', 'migration', 'graphile_worker', 'restoring'];

/** Refuses a database that holds anything, and a user who could not fill it; marks it until `giveDatabase`. */
export async function takeEmptyDatabase(ownerUrl: string): Promise<void> {
  const client = await connectPastPolicies(ownerUrl);
  try {
    await requireWholeDatabase(client);
    const { rows } = await client.query<{ name: string }>(HELD);
    const [held] = rows;
    if (held !== undefined)
      throw new BackupError(`the database holds ${held.name} already: restore into an empty one`);
    await markDatabase(client);
  } finally {
    await client.end();
  }
}

/** Says of a database that was taken that it is restored. */
export async function giveDatabase(ownerUrl: string): Promise<void> {
  const client = await connectPastPolicies(ownerUrl);
  try {
    await unmarkDatabase(client);
  } finally {
    await client.end();
  }
}

/** Takes away what a restore that failed has begun in a database that was empty. */
export async function emptyDatabase(ownerUrl: string): Promise<void> {
  const client = await connectPastPolicies(ownerUrl);
  try {
    await client.query(`drop schema if exists ${SCHEMAS.join(', ')} cascade`);
  } finally {
    await client.end();
  }
}

/** Refuses a folder that holds anything but these; one that is not there is empty. */
export async function requireEmptyFolder(
  directory: string,
  besides: readonly string[],
): Promise<void> {
  requireWholeFolder(directory);
  const entries = await readdir(directory).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const held = entries.find((name) => !besides.includes(name));
  if (held !== undefined)
    throw new BackupError(`${directory} holds ${held} already: restore into an empty folder`);
}
