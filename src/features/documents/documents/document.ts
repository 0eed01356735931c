import { Readable } from 'node:stream';
import { isShown } from '#domain/documents/content-type.ts';
import { findEvidence, findKeeping, readsFormerVersions } from '#domain/documents/document.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Database } from '#platform/db/database.ts';
import type { ByteRange, FileStore } from '#platform/files/file-store.ts';
import { computeDigest, found, type TenantContext } from '#platform/http/request-context.ts';
import { StreamedFile } from '#platform/http/streamed-file.ts';
import { listPersonDocuments } from './disclosure-repository.ts';
import {
  findDocument,
  listVersions,
  readLetterPdf,
  type DocumentRow,
  type VersionRow,
} from './repository.ts';
import { visibleDocuments } from './visible-repository.ts';

/** Converts a document to its JSON form, as of a day. */
export function toDocument({ letter_id: letterId, ...document }: DocumentRow, today: LocalDate) {
  const is_sent_letter = letterId !== null;
  const keeping = findKeeping({ ...document, is_letter: is_sent_letter }, today);
  const { why: kept_because = null, until: kept_until = null } = keeping ?? {};
  const is_evidence = findEvidence(document, today) !== undefined;
  const kept = { is_evidence, kept_because, kept_until };
  // Why it is kept changes without a write to it: by the day, or by what it is about.
  const live = keeping === undefined ? {} : { live: computeDigest(kept) };
  return { ...document, is_sent_letter, ...kept, ...live };
}

/** Finds a document that the caller may read. Refuses not_found. */
export async function requireDocument(ctx: TenantContext, id: string): Promise<DocumentRow> {
  return found(await findDocument(ctx.db, id, visibleDocuments(ctx)), 'document', id);
}

/**
 * Finds the version of a document with this number, if the caller may read it; null: the latest.
 * Refuses not_found.
 */
export async function requireVersion(
  ctx: TenantContext,
  id: string,
  versionNumber: number | null,
): Promise<DocumentRow> {
  const document = await requireDocument(ctx, id);
  const isLatest = versionNumber === null || versionNumber === document.version_number;
  const isInSight = isLatest || readsFormerVersions(ctx.principal.role);
  return found(isInSight ? document : undefined, 'document', id);
}

/**
 * Lists the versions of a document's file that the caller may read, latest first. Refuses
 * not_found.
 */
export async function listVisibleVersions(ctx: TenantContext, id: string): Promise<VersionRow[]> {
  const { version_number: latest } = await requireDocument(ctx, id);
  const versions = await listVersions(ctx.db, id);
  return readsFormerVersions(ctx.principal.role)
    ? versions
    : versions.filter(({ version_number: number }) => number === latest);
}

interface Opening {
  readonly database: Database;
  readonly organizationId: string;
  readonly files: FileStore;
}

/** A file that is part of the copy of a person's data. */
interface FileOfPerson {
  readonly path: string;
  readonly file: StreamedFile;
}

/**
 * Collects the files of an owner: letters to them, documents shared with them only, and files that
 * they attached to tickets. Each kind has a folder, and each file the id of its record.
 */
export async function collectPersonFiles(
  opening: Opening,
  db: Connection,
  person: Parameters<typeof listPersonDocuments>[1],
): Promise<FileOfPerson[]> {
  const documents = await listPersonDocuments(db, person);
  return Promise.all(
    documents.map(async (document) => {
      const file = await openDocumentFile(opening, db, document, null);
      const { letter_id: letterId } = document;
      const folder = letterId === null ? `documents/${document.id}` : `letters/${letterId}`;
      return { path: `${folder}/${file.file_name}`, file };
    }),
  );
}

/** Opens the requested or latest version of a document's file. Refuses not_found. */
export async function openDocumentFile(
  opening: Opening,
  db: Connection,
  document: DocumentRow,
  versionNumber: number | null,
): Promise<StreamedFile> {
  const { sha256, size, content_type, file_name } = await versionOf(db, document, versionNumber);
  return new StreamedFile({
    size,
    content_type: content_type.startsWith('text/')
      ? `${content_type}; charset=utf-8`
      : content_type,
    file_name,
    tag: sha256,
    isShown: isShown(content_type),
    open: (range) => openBytes(opening, { letter_id: document.letter_id, sha256 }, range),
  });
}

/** Opens the latest versions of documents, in the order given. Refuses not_found. */
export function openDocuments(
  opening: Opening,
  db: Connection,
  ids: readonly string[],
): Promise<StreamedFile[]> {
  return Promise.all(
    ids.map(async (id) =>
      openDocumentFile(opening, db, found(await findDocument(db, id, []), 'document', id), null),
    ),
  );
}

/** Opens the latest version of a document. */
export function openAttachment(
  opening: Opening,
  db: Connection,
  document: DocumentRow,
): Promise<StreamedFile> {
  return openDocumentFile(opening, db, document, null);
}

async function versionOf(db: Connection, document: DocumentRow, wanted: number | null) {
  if (wanted === null || wanted === document.version_number) return document;
  const versions = document.letter_id === null ? await listVersions(db, document.id) : [];
  const version = versions.find(({ version_number: number }) => number === wanted);
  return found(version, 'document', document.id);
}

/** Opens the bytes of a content or a letter, or a range of them. */
async function openBytes(
  { database, organizationId, files }: Opening,
  { letter_id: letterId, sha256 }: Pick<DocumentRow, 'letter_id' | 'sha256'>,
  range: ByteRange | undefined,
): Promise<Readable> {
  if (letterId === null) return files.open({ organization_id: organizationId, sha256 }, range);
  const pdf = await database.read(organizationId, (db) => readLetterPdf(db, letterId));
  assert(pdf.length > 0, 'A rendered letter has bytes');
  return Readable.from([range === undefined ? pdf : pdf.subarray(range.start, range.end + 1)]);
}
