import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Clock } from '#platform/clock.ts';
import { discardAbandoned } from '#platform/files/discard-abandoned.ts';

/** Far longer than an upload and its processing may take. */
const ABANDONED_AFTER_MS = 60 * 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** A received file, on disk while its request runs. */
class UploadedFile {
  readonly path: string;
  readonly file_name: string;
  readonly size: number;
  readonly sha256: string;

  constructor(file: Pick<UploadedFile, 'path' | 'file_name' | 'size' | 'sha256'>) {
    this.path = file.path;
    this.file_name = file.file_name;
    this.size = file.size;
    this.sha256 = file.sha256;
  }

  /** Identity of an upload, independent of its name and path. */
  toJSON(): unknown {
    return { size: this.size, sha256: this.sha256 };
  }
}

/**
 * Streams the parts of a multipart request: the file to disk, the fields as texts. The result
 * replaces the body, so that validation and idempotency treat an upload like any other body.
 * Refuses payload_too_large, unsupported_media_type, malformed_upload.
 */
export async function receiveUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { directory, maxBytes }: { readonly directory: string; readonly maxBytes: number },
): Promise<void> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // A separate folder, with a name that no client chooses, is removed as a whole at the end.
  const folder = await mkdtemp(join(directory, 'request-'));
  const discard = () => void rm(folder, { recursive: true, force: true }).catch(() => undefined);
  // If the client has disconnected, no answer ever ends.
  if (reply.raw.closed) discard();
  else reply.raw.once('close', discard);
  try {
    request.body = await readParts(request, folder, maxBytes);
  } catch (error) {
    if (isBroken(error)) throw new DomainError('malformed_upload');
    throw error;
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  fileSize: number,
): Promise<object> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize } })) {
    const texts = [part.fieldname, part.type === 'file' ? part.filename : String(part.value)];
    // The parser replaces what it cannot decode with this character.
    if (texts.some((text) => text.includes('\u{FFFD}'))) throw new DomainError('malformed_upload');
    if (part.type === 'file') {
      const path = join(folder, String(Object.keys(body).length));
      body[part.fieldname] = await keep(part.file, part.filename, path);
      if (part.file.truncated) throw new DomainError('payload_too_large');
    } else body[part.fieldname] = part.value;
  }
  return body;
}

/** Whether the client disconnected or sent a malformed form: the parser’s errors have no code. */
function isBroken(error: unknown): boolean {
  const { name, code, statusCode } = error as Partial<FastifyError>;
  return statusCode === 400 || code === 'ECONNRESET' || (name === 'Error' && code === undefined);
}

async function keep(
  source: NodeJS.ReadableStream,
  fileName: string,
  path: string,
): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }));
  const file_name = sanitizeFileName(fileName);
  return new UploadedFile({ path, file_name, size, sha256: hash.digest('hex') });
}

/** Removes abandoned uploads, at the start of the service and every hour. */
export function sweepUploads(app: FastifyInstance, directory: string, clock: Clock): void {
  const sweep = () => discardAbandoned(directory, clock.nowMs() - ABANDONED_AFTER_MS);
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
  app.addHook('onReady', sweep);
  app.addHook('onClose', () => clearInterval(timer));
}
