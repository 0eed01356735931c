import { openFileStore } from '#app/file-store.ts';
import { verifyFiles } from '#features/documents/documents/index.ts';
import { CliError, UsageError, writeLine, type Run } from './command.ts';
import type { filesCall } from './commands.ts';
import { withDatabase } from './open-database.ts';

/** Reads every stored file. Exits with 1 if one has changed. */
export const runFiles: Run<typeof filesCall> = async ({ positionals: [action], config }) => {
  if (action !== 'verify') throw new UsageError(`files can be verified, not "${action}"`);
  const files = openFileStore(config);
  const { verified, broken } = await withDatabase(config, (database) =>
    verifyFiles({ database, files }, ({ organization_id, sha256, title, fault }) =>
      writeLine(`${fault} ${organization_id} ${sha256} ${title ?? ''}`.trimEnd()),
    ),
  );
  if (broken > 0)
    throw new CliError(`${broken} of ${verified} files are missing, unreadable or altered`);
  writeLine(`${verified} files, all as they were kept`);
};
