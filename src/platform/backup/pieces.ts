/** A table goes into the archive in pieces of about so many bytes, each compressed by itself. */
const PIECE_BYTES = 1024 * 1024;
/** What the server sends at once is a row at most, whose values PostgreSQL limits to 1 GiB. */
export const MAX_PIECE_BYTES = PIECE_BYTES + 2 ** 30;
const LINE_END = 0x0a;

/** The bytes in pieces of about the same size. */
export async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(chunks);
}

/** As many as lines: COPY writes the line ends within values as `\n`. */
export function countRows(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1))
    count += 1;
  return count;
}
