import type { UploadedFile } from '#contract/uploads.ts';
import { isPaper, isPicture, type ContentType } from '#domain/documents/content-type.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import type { VirusScanner } from '#platform/virus-scan/clamd.ts';
import { claimContent, type NewContent } from './content-repository.ts';
import { inspector } from './inspector.ts';

/** The components that an uploaded file passes through. */
export interface Intake {
  /** Store of the documents' bytes. */
  readonly files: FileStore;
  /** Virus scanner for uploads, if one is configured. */
  readonly scanner: VirusScanner | undefined;
}

/**
 * Stores the bytes of an upload, once per organization, for a document to refer to; unreferenced
 * bytes are removed later. A picture is stripped of its metadata first, and `file` then describes what
 * is stored. Opens its own transaction. Refuses file_type_refused, photo_type_refused, file_infected,
 * too_busy.
 */
export async function storeContent(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<void> {
  await storeContentAs(ctx, intake, file, await typeOf(file));
}

/** Stores a file whose type is already known, like storeContent. Refuses file_infected. */
export async function storeKnownContent(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
  contentType: ContentType,
): Promise<void> {
  await storeContentAs(ctx, intake, file, contentType);
}

/** Stores a PDF or a picture, like storeContent. Refuses file_type_refused for anything else. */
export async function storePaperContent(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<void> {
  const contentType = await typeOf(file);
  if (!isPaper(contentType)) throw new DomainError('file_type_refused', { pointer: '/body/file' });
  await storeContentAs(ctx, intake, file, contentType);
}

async function typeOf(file: UploadedFile): Promise<ContentType> {
  const contentType = file.size === 0 ? null : await inspector.typeOf(file);
  if (contentType === null) throw new DomainError('file_type_refused', { pointer: '/body/file' });
  return contentType;
}

async function storeContentAs(
  { database, organizationId, now }: DetachedContext,
  { files, scanner }: Intake,
  file: UploadedFile,
  contentType: ContentType,
): Promise<void> {
  if (isPicture(contentType)) await stripPicture(file);
  const { sha256, size, path } = file;
  const found = await scanner?.find(path);
  if (found !== undefined) throw new DomainError('file_infected', { pointer: '/body/file', found });
  const content = { sha256, size, content_type: contentType, created_at: now };
  await storeBytes({ database, files }, organizationId, content, path);
}

/**
 * Strips a picture of its metadata, such as position and camera, and updates the file to what is stored.
 * Refuses photo_type_refused for a picture of which the metadata cannot be found.
 */
async function stripPicture(file: UploadedFile): Promise<void> {
  const stripped = await inspector.stripToPicture(file.path);
  if (stripped === null) throw new DomainError('photo_type_refused', { pointer: '/body/file' });
  Object.assign(file, stripped);
}

/** Stores a checked file of another office, for documents to refer to. Opens its own transaction. */
export async function storeHandedContent(
  { database, organizationId, now }: DetachedContext,
  { files }: Pick<Intake, 'files'>,
  { sha256, size, content_type }: Omit<NewContent, 'created_at'>,
  path: string,
): Promise<void> {
  const content = { sha256, size, content_type, created_at: now };
  await storeBytes({ database, files }, organizationId, content, path);
}

/** Claims contents in the transaction of a trial, which stores no bytes. */
export async function claimHandedContents(
  { db, now }: TenantContext,
  contents: readonly Omit<NewContent, 'created_at'>[],
): Promise<void> {
  for (const { sha256, size, content_type } of contents) {
    await claimContent(db, { sha256, size, content_type, created_at: now });
  }
}

/** Stores the bytes at a path as a content; the claim comes first, so that no sweep removes it. */
export async function storeBytes(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  organizationId: string,
  content: NewContent,
  path: string,
): Promise<void> {
  await database.write(organizationId, (db) => claimContent(db, content));
  await files.put({ organization_id: organizationId, sha256: content.sha256 }, path);
}
