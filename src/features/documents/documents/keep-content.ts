import type { UploadedFile } from '#contract/uploads.ts';
import { isPaper, tellsItsPlace, type ContentType } from '#domain/documents/content-type.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import type { VirusScanner } from '#platform/virus-scan/clamd.ts';
import { claimContent, type NewContent } from './content-repository.ts';
import { inspector } from './inspector.ts';

/** Through what a file that came from outside passes. */
export interface Intake {
  /** Where the bytes of documents lie. */
  readonly files: FileStore;
  /** Looks into what comes from outside, where one is set up. */
  readonly scanner: VirusScanner | undefined;
}

/**
 * Keeps what was uploaded, once for the organization. A document refers to it afterwards; what none does is swept. Opens its own transaction.
 * Refuses file_type_refused, file_infected, too_busy.
 */
export async function keepContent(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<void> {
  await keepAs(ctx, intake, file, await typeOf(file));
}

/** The same of a file whose type is known otherwise. Refuses file_infected. */
export async function keepKnown(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
  contentType: ContentType,
): Promise<void> {
  await keepAs(ctx, intake, file, contentType);
}

/** The same of a paper: a PDF or a picture. Refuses file_type_refused for anything else. */
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
 * The same for what is shown beyond the office: of a photograph nothing is left but the picture, neither
 * where nor with what it was taken; one of which that cannot be taken out is photo_type_refused.
 * @returns the file as it is kept
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

/** Keeps the bytes at a path as a content: claimed first, which holds off the sweep. */
export async function keepBytes(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  organizationId: string,
  content: NewContent,
  path: string,
): Promise<void> {
  await database.write(organizationId, (db) => claimContent(db, content));
  await files.put({ organization_id: organizationId, sha256: content.sha256 }, path);
}
