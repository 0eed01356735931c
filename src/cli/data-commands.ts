import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { runOnMigratedDatabase } from '#app/open-database.ts';
import { readErasures } from '#database/index.ts';
import { isEmail } from '#domain/kernel/identifiers.ts';
import { verifyFiles } from '#features/documents/documents/index.ts';
import { createUser, findWeakness, newSuperAdmin } from '#features/people/auth/index.ts';
import { erasureLine, listErasures, replayErasures } from '#features/privacy/erasure/index.ts';
import { listOrganizationIds } from '#features/shared/index.ts';
import { instantOf, systemClock } from '#platform/clock.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { NIL_UUID, uuidv7Source } from '#platform/ids.ts';
import type { CommandContext } from './program.ts';
import { promptPassword, writeError, writeLine } from './terminal.ts';

const MIN_PASSWORD_LENGTH = 12;

/** Creates a SuperAdmin. */
export async function createAdmin(
  { env, config }: CommandContext,
  { email, name = email }: { readonly email: string; readonly name?: string },
): Promise<void> {
  if (!isEmail(email)) throw new InvalidArgumentError(`${email} is not an e-mail address`);
  const password = env['MILLIEME_ADMIN_PASSWORD'] || (await promptPassword());
  if ((await findWeakness(password, { email, name }, '')) !== undefined) {
    throw new Error(
      `The password is too easy to guess: take at least ${MIN_PASSWORD_LENGTH} characters that are no common words`,
    );
  }
  const making = { newId: () => uuidv7Source.next(), now: instantOf(systemClock.nowMs()) };
  const admin = newSuperAdmin({ email, name, password });
  const id = await runOnMigratedDatabase(config, writeError, (database) =>
    database.write(NIL_UUID, (db) => createUser(db, admin, making)),
  );
  if (id === undefined) throw new Error(`User ${email} already exists`);
  writeLine(`Created the SuperAdmin ${email}`);
}

/** Reads every stored file; fails if one has changed. */
export async function verifyStoredFiles({ config }: CommandContext): Promise<void> {
  const files = openFileStore(config);
  const { verified, broken } = await runOnMigratedDatabase(config, writeError, (database) =>
    verifyFiles({ database, files }, ({ organization_id, sha256, title, fault }) =>
      writeLine(`${fault} ${organization_id} ${sha256} ${title ?? ''}`.trimEnd()),
    ),
  );
  if (broken > 0)
    throw new Error(`${broken} of ${verified} files are missing, unreadable or altered`);
  writeLine(`${verified} files, all as they were kept`);
}

/**
 * Prints the erasures, or repeats them. A restored backup brings erased people back; this list, kept
 * apart from backups, erases them again.
 */
export async function runErasures(
  context: CommandContext,
  action: 'list' | 'replay',
  { file }: { readonly file?: string },
): Promise<void> {
  if (action === 'list') return printErasures(context);
  if (file === undefined) throw new InvalidArgumentError('replay needs --file');
  return repeatErasures(context, file);
}

function printErasures({ config }: CommandContext): Promise<void> {
  return runOnMigratedDatabase(config, writeError, async (database) => {
    const ids = await database.read(NIL_UUID, listOrganizationIds);
    for (const id of ids) {
      const erased = await database.read(id, listErasures);
      for (const owner of erased) writeLine(erasureLine(owner));
    }
  });
}

async function repeatErasures({ config }: CommandContext, file: string): Promise<void> {
  const erased = await readErasures(file);
  const { erasureParts } = await import('#app/features.ts');
  const { followers } = await import('#app/followers.ts');
  const parts = { erasure: erasureParts, outboxDirectory: join(config.dataDirectory, 'outbox') };
  const count = await runOnMigratedDatabase(config, writeError, (database) =>
    replayErasures({ database, clock: systemClock, ids: uuidv7Source, followers }, parts, erased),
  );
  writeLine(`${count} of ${erased.length} had come back, and are erased again`);
}
