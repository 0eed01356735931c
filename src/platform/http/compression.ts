import type { Transform } from 'node:stream';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyReply, onSendHookHandler } from 'fastify';
import Negotiator from 'negotiator';
import { vary } from './vary.ts';

/** Smaller bodies fit in one packet anyway. */
const MIN_BYTES = 1_024;
/** Larger bodies are compressed in the thread pool, so as not to delay other requests. */
const MAX_SYNC_BYTES = 32 * 1_024;
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
/** Text types; other files are already compressed. */
const COMPRESSED = /^(?:application\/(?:problem\+)?json|text\/(?:html|csv|plain|calendar))\b/;

// The lowest level takes a quarter of the default's time for a tenth more bytes.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

/**
 * Last hook before an answer is sent: compresses bodies above 1 kB if the client accepts it. The
 * entity tag stays, because it names the record and not its bytes.
 */
export const compressAnswer: onSendHookHandler = (request, reply, payload, done) => {
  const bytes = payload as Buffer | string;
  if (reply.hasHeader('content-encoding')) vary(reply, 'Accept-Encoding');
  if (!isCompressed(reply, bytes)) return done(null, payload);
  vary(reply, 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return done(null, payload);
  void reply.header('content-encoding', encoding);
  if (bytes.length <= MAX_SYNC_BYTES) {
    done(null, encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, GZIP));
  } else if (encoding === 'br') brotliCompress(bytes, BROTLI, done);
  else gzip(bytes, GZIP, done);
};

/** Creates a stream that compresses what is written to it. */
export function createPacker(encoding: Encoding): Transform {
  return encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
}

/** Whether to compress. Streams are sent unchanged: none of them is long text. */
function isCompressed(reply: FastifyReply, payload: unknown): boolean {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  return (
    mayBeCompressed(payload, String(reply.getHeader('content-type'))) &&
    !reply.hasHeader('content-encoding')
  );
}

/** Whether the encoding of a body of this type depends on the client. */
export function mayBeCompressed(body: Buffer | string, contentType: string | undefined): boolean {
  const length = typeof body === 'string' ? body.length : body.byteLength;
  return length > MIN_BYTES && COMPRESSED.test(String(contentType));
}

/** Encoding for this `Accept-Encoding`; undefined: none. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const taken = negotiator.encodings([...ENCODINGS, 'identity']);
  if (taken[0] === 'identity') return undefined;
  return ENCODINGS.find((encoding) => taken.includes(encoding));
}
