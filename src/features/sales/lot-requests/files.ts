import { Readable } from 'node:stream';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { openDocuments } from '#features/documents/documents/index.ts';
import {
  drawDrafts,
  findLetterhead,
  footLines,
  readPrintedHead,
} from '#features/documents/letters/index.ts';
import { findUnitNumbers } from '#features/register/units/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { zipSize, zipStream, type ZipEntry } from '#platform/tabular/zip-stream.ts';
import { drawUpAnswer, type LotAnswer } from './answer.ts';
import { answerLetter, type AnswerOnPaper } from './letter.ts';
import type { LotRequestRow } from './repository.ts';
import { requireRequest } from './request.ts';

export const PDF = 'application/pdf';
export const ZIP = 'application/zip';

/** An answer with its letter, before it is sent. */
export interface DrawnAnswer {
  readonly request: LotRequestRow;
  readonly answer: LotAnswer;
  readonly letter: { readonly title: string; readonly file_name: string; readonly pdf: Buffer };
}

/**
 * Draws up an answer and its letter as of a day. Opens its own transaction. Refuses not_found, too_busy,
 * quota_incomplete.
 */
export async function drawAnswer(
  ctx: DetachedContext,
  id: string,
  on: LocalDate,
): Promise<DrawnAnswer> {
  const { foot, ...paper } = await ctx.database.snapshot(ctx.organizationId, (db) =>
    readPaper(ctx, { id, on, db }),
  );
  const letter = { ...answerLetter(paper), foot };
  const [drawn] = await drawDrafts([letter]);
  assert(drawn !== undefined, 'The letter is rendered');
  const { title, file_name } = letter;
  return { ...paper, letter: { title, file_name, pdf: drawn.pdf } };
}

async function readPaper(
  detached: DetachedContext,
  { id, on, db }: { readonly id: string; readonly on: LocalDate; readonly db: Connection },
): Promise<AnswerOnPaper & { readonly foot: readonly string[] }> {
  const ctx = detached.withConnection(db);
  const request = await requireRequest(ctx, id);
  const [answer, head, numbers, heads] = await Promise.all([
    drawUpAnswer(ctx, request, on),
    findLetterhead(db, request.building_id),
    findUnitNumbers(db, request.unit_ids),
    readPrintedHead(db),
  ]);
  const lots = [...numbers.values()];
  return { request, answer, head, lots, foot: footLines(request.language, heads) };
}

/**
 * Streams an archive of the letter and the documents of an answer. Opens its own transaction. Refuses
 * export_too_large.
 */
export async function packAnswer(
  { database, organizationId }: DetachedContext,
  files: FileStore,
  { answer, letter }: DrawnAnswer,
): Promise<{ readonly size: number; readonly stream: Readable }> {
  const { documents } = answer;
  const ids = documents.map(({ document_id }) => document_id);
  const opened = await database.read(organizationId, (db) =>
    openDocuments({ database, organizationId, files }, db, ids),
  );
  const entries: ZipEntry[] = [
    {
      name: `00-${letter.file_name}.pdf`,
      size: letter.pdf.length,
      open: async () => Readable.from([letter.pdf]),
    },
    ...opened.map((file, index) => ({
      name: nameEntry(index + 1, documents[index], file.file_name),
      size: file.size,
      open: () => file.open(),
    })),
  ];
  const size = zipSize(entries);
  if (size === undefined) throw new DomainError('export_too_large');
  return { size, stream: zipStream(entries) };
}

function nameEntry(
  number: number,
  document: LotAnswer['documents'][number] | undefined,
  file_name: string,
): string {
  const parts = [String(number).padStart(2, '0'), document?.type.toLowerCase(), document?.dated_on];
  return [...parts.filter((part) => part !== undefined), file_name].join('-');
}
