import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentVisibility } from '#domain/documents/document.ts';
import type { SystemDependencies } from '#features/shared/index.ts';
import { instantOf } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { createDocument } from './commands.ts';
import {
  hasFiledMeetingDocument,
  insertDocument,
  type DocumentRow,
  type NewDocument,
} from './repository.ts';
import { storeBytes } from './store-content.ts';
import { readingJob } from './tasks.ts';

interface Keeping {
  readonly database: Database;
  readonly files: FileStore;
  readonly organizationId: string;
  /** RFC 3339. */
  readonly now: string;
}

/** A generated document of a meeting. */
type DrawnDocument = Pick<
  NewDocument,
  'title' | 'file_name' | 'document_type' | 'visibility' | 'building_id' | 'created_by'
> & { readonly meeting_id: string };

/**
 * Stores a generated PDF as a document of a meeting, once per type. Opens its own transactions; the
 * caller notifies the readers.
 */
export async function storeMeetingPdf(
  { database, clock, ids, files }: SystemDependencies & { readonly files: FileStore },
  organizationId: string,
  pdf: Buffer,
  drawn: DrawnDocument,
): Promise<void> {
  const now = instantOf(clock.nowMs());
  const sha256 = await storePdf({ database, files, organizationId, now }, pdf);
  await database.write(organizationId, async (db) => {
    if (await hasFiledMeetingDocument(db, drawn)) return;
    const stamps = { created_at: now, updated_at: now };
    await insertDocument(db, { id: ids.next(), ...drawn, sha256, is_filed: true, ...stamps });
    await enqueueJobs(db, [readingJob(organizationId, sha256)]);
  });
}

/** A generated report and its readers. */
export interface RenderedReport {
  readonly pdf: Buffer;
  readonly title: string;
  readonly file_name: string;
  readonly document_type: 'FinancialReport' | 'Letter';
  readonly visibility: DocumentVisibility;
  readonly building_id: string | null;
  readonly owner_id?: string;
}

/**
 * Stores a generated report and notifies its readers. Opens its own transactions. Refuses
 * unknown_reference, document_place.
 */
export async function storeReport(
  { database, organizationId, now, withConnection }: DetachedContext,
  files: FileStore,
  { pdf, file_name, ...drawn }: RenderedReport,
): Promise<DocumentRow> {
  const sha256 = await storePdf({ database, files, organizationId, now }, pdf);
  return database.write(organizationId, (db) =>
    createDocument(withConnection(db), {
      ...drawn,
      file: { sha256, file_name },
      is_filed: true,
    }),
  );
}

/**
 * Stores the bytes of a file that the service made, for a document to refer to; unreferenced bytes are
 * removed later. Opens its own transaction. @returns the key to find them by
 */
export async function storeFile(
  keeping: Keeping,
  content: Readable,
  content_type: string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'millieme-drawn-'));
  try {
    const path = join(folder, 'content');
    const digest = createHash('sha256');
    let size = 0;
    await pipeline(
      content,
      async function* measure(source: AsyncIterable<Uint8Array>) {
        for await (const bytes of source) {
          digest.update(bytes);
          size += bytes.length;
          yield bytes;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    const sha256 = digest.digest('hex');
    const stored = { sha256, size, content_type, created_at: keeping.now };
    await storeBytes(keeping, keeping.organizationId, stored, path);
    return sha256;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files stored bytes as a document of the office, which never changes. */
export function fileStored(
  ctx: TenantContext,
  file: { readonly sha256: string; readonly file_name: string },
  {
    document_type = 'Letter',
    ...place
  }: {
    readonly title: string;
    readonly building_id: string;
    readonly document_type?: RenderedReport['document_type'];
  },
): Promise<DocumentRow> {
  return createDocument(ctx, { ...place, file, document_type, is_filed: true });
}

const storePdf = (keeping: Keeping, pdf: Buffer) =>
  storeFile(keeping, Readable.from([pdf]), 'application/pdf');
