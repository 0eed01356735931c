import { readdir } from 'node:fs/promises';
import { hasCode } from '#platform/error-code.ts';
import { BackupError } from './backup-error.ts';
import { connectBypassingPolicies } from './owner-connection.ts';
import {
  markDatabase,
  refuseUnfinishedDatabase,
  refuseUnfinishedFolder,
  unmarkDatabase,
} from './unfinished-restore.ts';

/** Objects that belong neither to the server nor to an extension. */
const HELD = `
select namespace.nspname || '.' || class.relname as name
from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
where namespace.nspname !~ '^pg_' and namespace.nspname <> 'information_schema'
  and not exists (select from pg_depend as of_extension
    where of_extension.classid = 'pg_class'::regclass and of_extension.objid = class.oid and of_extension.deptype = 'e')
order by 1 limit 1`;

/** Schemas that the migrations create. */
const SCHEMAS = ['app', 'auth', 'migration', 'graphile_worker', 'restoring'];

/**
 * Refuses a database that is not empty, and a user who could not fill it. Marks the database until
 * `releaseDatabase`.
 */
export async function claimEmptyDatabase(ownerUrl: string): Promise<void> {
  const client = await connectBypassingPolicies(ownerUrl);
  try {
    await refuseUnfinishedDatabase(client);
    const { rows } = await client.query<{ name: string }>(HELD);
    const [held] = rows;
    if (held !== undefined)
      throw new BackupError(
        `the database already contains ${held.name}: restore into an empty one`,
      );
    await markDatabase(client);
  } finally {
    await client.end();
  }
}

/** Removes the mark: the restore is complete. */
export async function releaseDatabase(ownerUrl: string): Promise<void> {
  const client = await connectBypassingPolicies(ownerUrl);
  try {
    await unmarkDatabase(client);
  } finally {
    await client.end();
  }
}

/** Removes what a failed restore has created in an empty database. */
export async function clearDatabase(ownerUrl: string): Promise<void> {
  const client = await connectBypassingPolicies(ownerUrl);
  try {
    await client.query(`drop schema if exists ${SCHEMAS.join(', ')} cascade`);
  } finally {
    await client.end();
  }
}

/** Refuses a folder that contains anything but these; a missing folder counts as empty. */
export async function requireEmptyFolder(
  directory: string,
  besides: readonly string[],
): Promise<void> {
  refuseUnfinishedFolder(directory);
  const entries = await readdir(directory).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const held = entries.find((name) => !besides.includes(name));
  if (held !== undefined)
    throw new BackupError(`${directory} already contains ${held}: restore into an empty folder`);
}
