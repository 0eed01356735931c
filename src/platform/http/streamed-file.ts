import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { ByteRange } from '#platform/files/file-store.ts';

/** A file that is streamed, whole or in part. */
export class StreamedFile {
  readonly size: number;
  readonly content_type: string;
  readonly file_name: string;
  /** Entity tag of the bytes, without quotes. */
  readonly tag: string;
  /** Whether a browser may show it instead of saving it; it never runs scripts. */
  readonly isShown: boolean;
  readonly open: (range?: ByteRange) => Promise<Readable>;

  constructor(
    file: Pick<StreamedFile, 'size' | 'content_type' | 'file_name' | 'tag' | 'isShown' | 'open'>,
  ) {
    this.size = file.size;
    this.content_type = file.content_type;
    this.file_name = file.file_name;
    this.tag = file.tag;
    this.isShown = file.isShown;
    this.open = file.open;
  }
}

/** Content security policy: the file may not load or run anything, or be framed by another site. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Sends the file, or the requested range of it (RFC 9110, 14): one range, if `If-Range` names the
 * same bytes; several ranges get the whole file. Refuses range_not_satisfiable.
 */
export async function sendFile(
  file: StreamedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${file.tag}"`;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': contentDisposition(file.file_name, {
      type: file.isShown ? 'inline' : 'attachment',
    }),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = rangeOf(file, request, etag);
  void reply.type(file.content_type);
  if (range === undefined) {
    void reply.header('content-length', file.size);
    return reply.send(await file.open());
  }
  void reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1);
  return reply.send(await file.open(range));
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim() === etag);
}

function rangeOf(
  { size }: StreamedFile,
  { headers }: FastifyRequest,
  etag: string,
): ByteRange | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = parseRange(size, range);
  // Not a byte range (−2), or several ranges, which do not justify a multipart answer.
  if (ranges === -2) return undefined;
  if (ranges === -1) throw new DomainError('range_not_satisfiable', { size });
  const [only, ...more] = ranges;
  return more.length > 0 || ranges.type !== 'bytes' ? undefined : only;
}
