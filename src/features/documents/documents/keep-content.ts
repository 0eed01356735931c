import type { UploadedFile } from '#contract/uploads.ts';
import { isPaper, tellsItsPlace, type ContentType } from '#domain/documents/content-type.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
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
 * bytes are removed later. Opens its own transaction. Refuses file_type_refused, file_infected,
 * too_busy.
 */
export async function keepContent(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<void> {
  await keepAs(ctx, intake, file, await typeOf(file));
}

/** Stores a file whose type is already known, like keepContent. Refuses file_infected. */
export async function keepKnown(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
  contentType: ContentType,
): Promise<void> {
  await keepAs(ctx, intake, file, contentType);
}

/** Stores a PDF or a picture, like keepContent. Refuses file_type_refused for anything else. */
export async function keepPaper(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<void> {
  const contentType = await typeOf(file);
  if (!isPaper(contentType)) throw new DomainError('file_type_refused', { pointer: '/body/file' });
  await keepAs(ctx, intake, file, contentType);
}

/**
 * Stores a file that people outside the office will see, like keepContent. A photo is stripped of
 * its metadata, such as location and camera; refuses photo_type_refused if that is not possible.
 * @returns the file as stored
 */
export async function keepShown(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<UploadedFile> {
  const contentType = await typeOf(file);
  if (tellsItsPlace(contentType))
    throw new DomainError('photo_type_refused', { pointer: '/body/file' });
  const alone = await withPictureAlone(file);
  await keepAs(ctx, intake, alone, contentType);
  return alone;
}

async function typeOf(file: UploadedFile): Promise<ContentType> {
  const contentType = file.size === 0 ? null : await inspector.typeOf(file);
  if (contentType === null) throw new DomainError('file_type_refused', { pointer: '/body/file' });
  return contentType;
}

async function keepAs(
  { database, organizationId, now }: DetachedContext,
  { files, scanner }: Intake,
  file: UploadedFile,
  contentType: ContentType,
): Promise<void> {
  const { sha256, size, path } = file;
  const found = await scanner?.find(path);
  if (found !== undefined) throw new DomainError('file_infected', { pointer: '/body/file', found });
  const content = { sha256, size, content_type: contentType, created_at: now };
  await keepBytes({ database, files }, organizationId, content, path);
}

async function withPictureAlone(file: UploadedFile): Promise<UploadedFile> {
  const { path, file_name } = file;
  const anew = await inspector.leavePicture(path);
  return anew === null ? file : { path, file_name, ...anew };
}

/** Stores the bytes at a path as a content; the claim comes first, so that no sweep removes it. */
export async function keepBytes(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  organizationId: string,
  content: NewContent,
  path: string,
): Promise<void> {
  await database.write(organizationId, (db) => claimContent(db, content));
  await files.put({ organization_id: organizationId, sha256: content.sha256 }, path);
}
