import { createHash } from 'node:crypto';

/** SHA-256 of all bytes before it, after the end of the tar, where programs that read tar stop. */
const SEAL_BYTES = 32;

/** Appends the hash of the bytes, so that the bytes between parts are covered, too. */
export async function* sealed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/**
 * Strips the hash.
 * @param onBroken called at the end if the hash does not match: by then, all bytes have been read
 */
export async function* stripSeal(
  bytes: AsyncIterable<Uint8Array>,
  onBroken: () => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let kept: Uint8Array = Buffer.alloc(0);
  for await (const chunk of bytes) {
    // Only the last bytes are joined: a copy of each chunk would double the garbage.
    const early = kept.subarray(0, Math.max(0, kept.length + chunk.length - SEAL_BYTES));
    const end = Math.max(0, chunk.length - SEAL_BYTES);
    for (const certain of [early, chunk.subarray(0, end)]) {
      if (certain.length === 0) continue;
      hash.update(certain);
      yield certain;
    }
    kept = Buffer.concat([kept.subarray(early.length), chunk.subarray(end)]);
  }
  if (!hash.digest().equals(kept)) onBroken();
}
