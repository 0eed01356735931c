import { readFile, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { followers } from '#app/followers.ts';
import { runOnMigratedDatabase } from '#app/open-database.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  importBuilding,
  planUpload,
  readFiles,
  uploadReader,
  type DescribedError,
  type ImportOutcome,
  type PlannedUpload,
} from '#features/imports/register/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { runAsSystem } from '#features/shared/index.ts';
import { systemClock } from '#platform/clock.ts';
import { NIL_UUID, isUuid, uuidv7Source } from '#platform/ids.ts';
import type { CommandContext } from './program.ts';
import { showProgress, writeError, writeLine } from './terminal.ts';

interface ImportOptions {
  readonly organization: string;
  readonly dryRun?: boolean;
}

/** Imports a building. */
export async function runImport(
  { config }: CommandContext,
  path: string,
  { organization, dryRun: isDryRun = false }: ImportOptions,
): Promise<void> {
  const organizationId = organization.toLowerCase();
  const upload = await readPath(path);
  await runOnMigratedDatabase(config, writeError, async (database) => {
    const find = (id: string) => database.read(NIL_UUID, (db) => findOrganization(db, id));
    if (!isUuid(organizationId) || (await find(organizationId)) === undefined) {
      throw new Error(`There is no organization ${organizationId}`);
    }
    const onProgress = showProgress('{value} of {total} records', (written, total) =>
      writeLine(`${written} of ${total} records written`),
    );
    try {
      const deps = { database, clock: systemClock, ids: uuidv7Source, followers };
      const outcome = await runAsSystem(deps, organizationId, (ctx) =>
        importBuilding(ctx, upload, { isDryRun, onProgress }),
      );
      report(outcome, isDryRun);
    } catch (error) {
      throw isRefusal(error) ? toImportError(error) : error;
    }
  });
}

async function readPath(path: string): Promise<PlannedUpload> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path}: there is no such file or folder`);
  if (!found.isDirectory()) return uploadReader.read({ path, file_name: basename(path) });
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  // Only CSV files are read; the others are reported as ignored.
  const files = names.map(async (name) => {
    const bytes = name.toLowerCase().endsWith('.csv')
      ? await readFile(join(path, name))
      : Buffer.alloc(0);
    return [name, bytes] as const;
  });
  return planUpload(readFiles(new Map(await Promise.all(files))));
}

function report({ result, is_written }: ImportOutcome, isDryRun: boolean): void {
  const { units, owners, unit_owners, distribution_keys } = result.created;
  const counts =
    `${units} units, ${owners} owners, ${unit_owners} unit owners, ` +
    `${distribution_keys} distribution keys`;
  const building =
    result.building_id === null ? 'a new building' : `building ${result.building_id}`;
  if (isDryRun) writeLine(`Dry run: would write to ${building}: ${counts}`);
  else if (is_written) writeLine(`Imported into ${building}: ${counts}`);
  else writeLine(`Nothing new: ${building} already has all of it`);
  if (result.ignored.length > 0) writeLine(`Ignored: ${result.ignored.join(', ')}`);
}

function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'import_failed';
}

/** Formats one line per error, then the number of errors. */
function toImportError({ params }: DomainError): Error {
  const errors = params['errors'] as readonly DescribedError[];
  const count = Number(params['error_count']);
  for (const { file, row, column, detail, remedy } of errors) {
    const place = row === null ? file : `${file}:${row}`;
    writeError(`${column === null ? place : `${place} ${column}`}: ${detail} ${remedy}`);
  }
  const shown = errors.length < count ? `, the first ${errors.length} of them shown` : '';
  return new Error(`${count} ${count === 1 ? 'error' : 'errors'}${shown}; nothing was written`);
}
