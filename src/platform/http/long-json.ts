import { createHash, type Hash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createPacker, type Encoding } from './compression.ts';
import { Reply } from './reply.ts';

/**
 * Answers with a JSON text that comes in pieces and is compressed as they come, so that a long one is never
 * whole in memory. The entity tag is that of the text, whatever its encoding. Pieces are written through no
 * schema: they hold exactly what the route declares.
 * @param encoding that the client accepts; undefined: none
 */
export async function answerLongJson(
  encoding: Encoding | undefined,
  pieces: AsyncIterable<string>,
): Promise<Reply<Buffer>> {
  const tag = createHash('sha1');
  const packer = encoding === undefined ? new PassThrough() : createPacker(encoding);
  const [content] = await Promise.all([buffer(packer), pipeline(tagged(pieces, tag), packer)]);
  return new Reply(200, content, {
    'content-type': 'application/json; charset=utf-8',
    etag: `"${tag.digest('base64url')}"`,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  });
}

async function* tagged(pieces: AsyncIterable<string>, tag: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    tag.update(bytes);
    yield bytes;
  }
}
