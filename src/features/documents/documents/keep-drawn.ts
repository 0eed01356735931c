import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentVisibility } from '#domain/documents/document.ts';
import type { SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { createDocument } from './commands.ts';
import { keepBytes } from './keep-content.ts';
import { insertDocument, isFiled, type DocumentRow, type NewDocument } from './repository.ts';
import { readingJob } from './tasks.ts';

interface Keeping {
  readonly database: Database;
  readonly files: FileStore;
  readonly organizationId: string;
  /** RFC 3339. */
  readonly now: string;
}

/** A paper of a meeting that the service has drawn. */
type DrawnDocument = Pick<
  NewDocument,
  'title' | 'file_name' | 'document_type' | 'visibility' | 'building_id' | 'created_by'
> & { readonly meeting_id: string };

/**
 * Keeps a PDF that the service has drawn as a document of a meeting, once for each type. Opens its own
 * transactions; who is to know of it is told by whoever has it drawn.
 */
export async function keepDrawnPdf(
  { database, clock, ids, files }: SystemDependencies & { readonly files: FileStore },
  organizationId: string,
  pdf: Buffer,
  drawn: DrawnDocument,
): Promise<void> {
  const now = instantOf(clock.nowMs());
  const sha256 = await keepPdf({ database, files, organizationId, now }, pdf);
  await database.write(organizationId, async (db) => {
    if (await isFiled(db, drawn)) return;
    const stamps = { created_at: now, updated_at: now };
    await insertDocument(db, { id: ids.next(), ...drawn, sha256, ...stamps });
    await enqueueJobs(db, [readingJob(organizationId, sha256)]);
  });
}

/** A report that the service has drawn, and who is to read it. */
export interface DrawnReport {
  readonly pdf: Buffer;
  readonly title: string;
  readonly file_name: string;
  readonly document_type: 'FinancialReport' | 'Letter';
  readonly visibility: DocumentVisibility;
  readonly building_id: string | null;
  readonly owner_id?: string;
}

/**
 * Keeps a report as it was drawn; whoever may read it is told. Opens its own transactions. Refuses
 * unknown_reference, document_place.
 */
export async function keepReport(
  { database, organizationId, now, withConnection }: DetachedContext,
  files: FileStore,
  { pdf, file_name, ...drawn }: DrawnReport,
): Promise<DocumentRow> {
  const sha256 = await keepPdf({ database, files, organizationId, now }, pdf);
  return database.write(organizationId, (db) =>
    createDocument(withConnection(db), { ...drawn, file: { sha256, file_name } }),
  );
}

/** Keeps the bytes of a PDF. @returns by what they are found */
async function keepPdf(
  { database, files, organizationId, now }: Keeping,
  pdf: Buffer,
): Promise<string> {
  const sha256 = hash('sha256', pdf);
  const content = { sha256, size: pdf.length, content_type: 'application/pdf', created_at: now };
  const folder = await mkdtemp(join(tmpdir(), 'millieme-drawn-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, pdf, { mode: 0o600 });
    await keepBytes({ database, files }, organizationId, content, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return sha256;
}
