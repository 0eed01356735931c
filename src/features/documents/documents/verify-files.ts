import { listOrganizationIds } from '#features/shared/index.ts';
import type { Database } from '#platform/db/database.ts';
import { findFileFault, type FileFault } from '#platform/files/check-content.ts';
import type { FileKey, FileStore } from '#platform/files/file-store.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { listKeptContents } from './content-repository.ts';

/** Rows read from the database at a time. */
const BATCH = 500;

/** A content that differs from what was stored. */
export interface BrokenFile extends FileKey {
  /** Title of a document that refers to it. */
  readonly title: string | null;
  readonly fault: FileFault;
}

/**
 * Reads the files of all documents of every organization, and reports those that differ from what
 * was stored.
 */
export async function verifyFiles(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  tell: (file: BrokenFile) => void,
): Promise<{ readonly verified: number; readonly broken: number }> {
  let [verified, broken] = [0, 0];
  for (const organizationId of await database.read(NIL_UUID, listOrganizationIds)) {
    for (let after = ''; ;) {
      const contents = await database.read(organizationId, (db) =>
        listKeptContents(db, after, BATCH),
      );
      for (const { sha256, title } of contents) {
        const key = { organization_id: organizationId, sha256 };
        const fault = await findFileFault(files, key);
        verified += 1;
        if (fault === undefined) continue;
        broken += 1;
        tell({ ...key, title, fault });
      }
      const last = contents.at(-1);
      if (last === undefined || contents.length < BATCH) break;
      after = last.sha256;
    }
  }
  return { verified, broken };
}
