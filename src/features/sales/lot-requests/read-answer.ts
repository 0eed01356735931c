import { buffer } from 'node:stream/consumers';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { openDocuments } from '#features/documents/documents/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { file, type Reply } from '#platform/http/reply.ts';
import { found, type DetachedContext } from '#platform/http/request-context.ts';
import type { StreamedFile } from '#platform/http/streamed-file.ts';
import { drawUpAnswer, type LotAnswer } from './answer.ts';
import { drawAnswer, packAnswer, PDF, ZIP } from './files.ts';
import { requireRequest } from './request.ts';
import { showAnswer } from './show-answer.ts';

/**
 * Returns the answer to a request: as sent, or as of a day if one is given or it was not sent. Opens its own
 * transaction. Refuses not_found, quota_incomplete.
 */
export async function readAnswer(ctx: DetachedContext, id: string, on: LocalDate | undefined) {
  const answer = await ctx.database.snapshot(ctx.organizationId, async (db) => {
    const reading = ctx.withConnection(db);
    const request = await requireRequest(reading, id);
    if (on === undefined && request.answer !== null) return request.answer as LotAnswer;
    return drawUpAnswer(reading, request, on ?? ctx.today);
  });
  return showAnswer(answer, ctx.negotiateLanguage());
}

/** The file of an answer that a caller wants. */
interface WantedFile {
  readonly id: string;
  readonly on: LocalDate | undefined;
  readonly format: 'pdf' | 'zip';
}

/**
 * Opens letter or archive of an answer: as sent, else as of a day. Opens its own transactions. Refuses
 * not_found, too_busy, quota_incomplete, export_too_large.
 */
export async function openAnswer(
  ctx: DetachedContext,
  files: FileStore,
  { id, on = ctx.today, format }: WantedFile,
): Promise<StreamedFile | Reply<Buffer>> {
  const { database, organizationId } = ctx;
  const kept = await database.read(organizationId, async (db) => {
    const request = await requireRequest(ctx.withConnection(db), id);
    if (request.status === 'Open') return undefined;
    const { letter_document_id, archive_document_id } = request;
    const document_id = format === 'pdf' ? letter_document_id : archive_document_id;
    const ids = document_id === null ? [] : [document_id];
    const [opened] = await openDocuments({ database, organizationId, files }, db, ids);
    return found(opened, 'document', document_id ?? '');
  });
  if (kept !== undefined) return kept;
  const drawn = await drawAnswer(ctx, id, on);
  const { file_name, pdf } = drawn.letter;
  if (format === 'pdf') return file(pdf, PDF, `${file_name}.pdf`);
  const { stream } = await packAnswer(ctx, files, drawn);
  return file(await buffer(stream), ZIP, `${file_name}.zip`);
}
