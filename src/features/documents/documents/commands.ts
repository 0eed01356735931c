import type { CreateDocument, UpdateDocument } from '#contract/documents.ts';
import type { UploadedFile } from '#contract/uploads.ts';
import { findDocumentBuilding } from '#domain/documents/document-place.ts';
import {
  findEvidence,
  findKeeping,
  isHidden,
  isSharedFurther,
  type DocumentVisibility,
  type Keeping,
} from '#domain/documents/document.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { emit } from '#features/notifications/index.ts';
import { creationColumns, recordAudit, requireNamedBuilding } from '#features/shared/index.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import { deleteRow, insertRow, lockRow, updateRow, type Row } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { enqueueJobs } from '#platform/jobs/enqueue.ts';
import { requireDocument, requireVersion } from './document.ts';
import { documentShared, documentUploaded } from './notification-types.ts';
import {
  findLinked,
  insertDocument,
  insertVersion,
  type DocumentLinks,
  type DocumentRow,
} from './repository.ts';
import { readingJob } from './tasks.ts';
import { visibleDocuments } from './visible-repository.ts';

/** A document and the records that it concerns. */
type NewDocument = Pick<CreateDocument, 'title' | 'document_type' | 'visibility'> &
  DocumentLinks & {
    readonly file: Pick<UploadedFile, 'sha256' | 'file_name'>;
    readonly is_attachment?: boolean;
    /** Whether the service itself files it, as evidence. */
    readonly is_filed?: boolean;
  };

/**
 * Stores an uploaded file, whose bytes storeContent has stored, as a document. Refuses
 * unknown_reference, document_place.
 */
export async function createDocument(
  ctx: TenantContext,
  {
    file,
    title,
    document_type,
    visibility = 'Staff',
    is_attachment = false,
    is_filed = false,
    ...links
  }: NewDocument,
): Promise<DocumentRow> {
  const id = ctx.newId();
  const { sha256, file_name } = file;
  await insertDocument(ctx.db, {
    id,
    title,
    document_type,
    visibility,
    is_attachment,
    is_filed,
    ...(await placeDocument(ctx, visibility, links)),
    sha256,
    file_name,
    ...creationColumns(ctx),
  });
  await enqueueJobs(ctx.db, [readingJob(ctx.organizationId, sha256)]);
  const document = await requireDocument(ctx, id);
  if (!isWithTicket({ is_attachment, ticket_id: document.ticket_id })) {
    await emit(ctx, documentUploaded, toNotificationFacts(document));
    if (visibility !== 'Staff') await emit(ctx, documentShared, toNotificationFacts(document));
  }
  return document;
}

/**
 * Whether the document is attached to a ticket: then everyone who sees the ticket sees it, and
 * nobody needs to be notified by its visibility.
 */
function isWithTicket(document: Pick<Row<'documents'>, 'is_attachment' | 'ticket_id'>): boolean {
  return document.is_attachment && document.ticket_id !== null;
}

/**
 * Attaches a file to a ticket, visible to everyone who sees the ticket; its bytes are already
 * stored.
 */
export function attachDocument(
  ctx: TenantContext,
  attachment: Omit<NewDocument, 'document_type' | 'visibility' | 'is_attachment'> & {
    readonly ticket_id: string;
  },
): Promise<DocumentRow> {
  return createDocument(ctx, {
    ...attachment,
    document_type: 'Other',
    visibility: 'Staff',
    is_attachment: true,
  });
}

/**
 * Adds a new version of a document's file; the previous version is kept. Refuses document_kept for
 * letters and evidence, beside which a new version is stored as a document of its own.
 */
export async function addVersion(
  ctx: TenantContext,
  id: string,
  { sha256, file_name }: UploadedFile,
): Promise<DocumentRow> {
  const before = await lockDocument(ctx, id);
  refuseKept(
    before.letter_id === null
      ? findEvidence(before, ctx.today)
      : { why: 'SentLetter', until: null },
  );
  const version_number = before.version_number + 1;
  await insertVersion(ctx.db, {
    document_id: id,
    version_number,
    sha256,
    file_name,
    created_by: ctx.userId,
    created_at: ctx.now,
  });
  await updateRow(ctx, 'documents', id, { sha256, file_name, version_number });
  await recordAudit(ctx, 'document.replaced', id, { version_number, sha256 });
  await enqueueJobs(ctx.db, [readingJob(ctx.organizationId, sha256)]);
  const document = await requireDocument(ctx, id);
  if (!isWithTicket(before)) await emit(ctx, documentUploaded, toNotificationFacts(document));
  return document;
}

/**
 * Changes the given fields and notifies those who can read the document as a result. Refuses
 * unknown_reference, document_place, and document_kept for the readers of a letter and for what
 * would hide evidence.
 */
export async function updateDocument(
  ctx: TenantContext,
  id: string,
  {
    title,
    document_type,
    visibility,
    retention_until,
    valid_until,
    legal_hold,
    ...links
  }: UpdateDocument,
): Promise<DocumentRow> {
  const before = await lockDocument(ctx, id);
  const { building_id, unit_id, owner_id, expense_id, call_for_funds_id, ticket_id } = before;
  const { meeting_id } = before;
  const after = visibility ?? before.visibility;
  const about = { expense_id, call_for_funds_id, ticket_id, meeting_id };
  const held = { building_id, unit_id, owner_id, ...about };
  const given = after === 'Owner' ? held : { ...held, owner_id: null };
  if (before.letter_id !== null && (after !== 'Owner' || links.owner_id !== undefined))
    throw new DomainError('document_kept', { why: 'SentLetter', until: null });
  const places = await placeDocument(ctx, after, { ...given, ...links });
  const kind = document_type ?? before.document_type;
  const moved = { ...places, visibility: after, document_type: kind };
  if (isHidden(before, moved)) refuseKept(findEvidence(before, ctx.today));
  const changes = { title, document_type, visibility, retention_until, valid_until, legal_hold };
  await updateRow(ctx, 'documents', id, { ...changes, ...places });
  if (legal_hold !== undefined && legal_hold !== before.legal_hold)
    await recordAudit(ctx, legal_hold ? 'document.held' : 'document.released', id);
  const document = await requireDocument(ctx, id);
  if (isSharedFurther(before.visibility, after)) {
    await recordAudit(ctx, 'document.shared', id, { before: before.visibility, after });
    const { is_attachment } = before;
    if (!isWithTicket({ is_attachment, ticket_id: document.ticket_id }))
      await emit(ctx, documentShared, toNotificationFacts(document));
  }
  return document;
}

/**
 * Shares filed documents that say the same, such as a report in several languages, with the owners, for a
 * meeting. The readers are notified once, of the first.
 */
export async function shareForMeeting(
  ctx: TenantContext,
  ids: readonly string[],
  meeting_id: string,
): Promise<void> {
  for (const id of ids) {
    await updateRow(ctx, 'documents', id, { visibility: 'Owners', meeting_id });
  }
  const [first] = ids;
  if (first === undefined) return;
  await emit(ctx, documentShared, toNotificationFacts(await requireDocument(ctx, first)));
}

/**
 * Deletes a document; its bytes are removed once nothing refers to them. Refuses document_kept
 * {why, until}.
 */
export async function deleteDocument(ctx: TenantContext, id: string): Promise<void> {
  const document = await lockDocument(ctx, id);
  refuseKept(findKeeping({ ...document, is_letter: document.letter_id !== null }, ctx.today));
  await deleteRow(ctx.db, 'documents', id);
  await recordAudit(ctx, 'document.deleted', id, { document_type: document.document_type });
}

/** Locks a document, and reads what it is evidence of once it is locked. */
async function lockDocument(ctx: TenantContext, id: string) {
  const row = await lockRow(ctx.db, 'documents', id, visibleDocuments(ctx));
  const { is_attachment } = matching(ctx, found(row, 'document', id));
  return { ...(await requireDocument(ctx, id)), is_attachment };
}

function refuseKept(keeping: Keeping | undefined): void {
  if (keeping !== undefined) throw new DomainError('document_kept', { ...keeping });
}

/** Fields that refer to records other than the building. */
const LINKED = [
  'unit_id',
  'expense_id',
  'call_for_funds_id',
  'ticket_id',
  'meeting_id',
  'owner_id',
] as const;

/**
 * Completes the references of a document, which must all belong to one building. Refuses
 * unknown_reference for records that do not exist or that the role may not see, and document_place
 * for those that do not belong together.
 */
async function placeDocument(
  ctx: TenantContext,
  visibility: DocumentVisibility,
  links: DocumentLinks,
): Promise<DocumentLinks> {
  const linked = await findLinked(ctx, links);
  const missing = LINKED.find(
    (field) => typeof links[field] === 'string' && !linked.some((one) => one.field === field),
  );
  if (missing !== undefined)
    throw new DomainError('unknown_reference', { pointer: `/body/${missing}` });
  const { building_id: named = null, owner_id: ownerId = null } = links;
  const building_id = findDocumentBuilding(
    { visibility, building_id: named, owner_id: ownerId },
    linked,
  );
  await requireVisible(ctx, building_id);
  return { ...links, building_id };
}

/**
 * Refuses a building that the role may not see, and no building for a role that is limited to some.
 */
async function requireVisible(ctx: TenantContext, buildingId: string | null): Promise<void> {
  if (buildingId !== null) return requireNamedBuilding(ctx, buildingId);
  if (ctx.principal.building_ids !== null)
    throw new DomainError('unknown_reference', { pointer: '/body/building_id' });
}

function toNotificationFacts({
  id,
  building_id,
  unit_id,
  owner_id,
  title,
  visibility,
}: DocumentRow) {
  return { document_id: id, building_id, unit_id, owner_id, title, visibility };
}

/** How long a download link is valid. */
const LINK_MS = 60_000;

/** Creates a link that downloads the file once. Refuses not_found. @returns its id and expiry */
export async function createLink(
  ctx: TenantContext,
  documentId: string,
  versionNumber: number | null,
): Promise<{ readonly id: string; readonly expires_at: string }> {
  const { id } = await requireVersion(ctx, documentId, versionNumber);
  const expires_at = instantOf(parseInstantMs(ctx.now) + LINK_MS);
  const link = { id: ctx.newId(), document_id: id, version_number: versionNumber, expires_at };
  await insertRow(ctx.db, 'download_links', link);
  return { id: link.id, expires_at };
}
