/** Approximate size of the pieces of a table, each compressed separately. */
const PIECE_BYTES = 1024 * 1024;
/**
 * Maximum size of a piece: the server sends at most a row at once, whose values PostgreSQL limits
 * to 1 GiB.
 */
export const MAX_PIECE_BYTES = PIECE_BYTES + 2 ** 30;
const LINE_END = 0x0a;

/** Splits bytes into pieces of about the same size. */
export async function* splitIntoPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

/**
 * Counts the rows, which equal the lines: COPY writes line ends within values as `
 * `.
 */
export function countRows(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1))
    count += 1;
  return count;
}
