const START = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Readers look for the beginning of a PDF in its first kilobyte. */
const SEARCHED_BYTES = 1_024;

/**
 * Drops what a scanner or mail server wrote before the `%PDF-` of a document, without which the document is
 * not recognized. Anything else is returned unchanged.
 * Rule: ISO 32000-1, annex H.3, note 13.
 */
export function trimBeforePdf<Bytes extends Uint8Array>(bytes: Bytes): Bytes | Uint8Array {
  const start = findPdfStart(bytes);
  return start <= 0 ? bytes : bytes.subarray(start);
}

/** Returns the place at which a PDF begins in its first kilobyte; -1 if it is none. */
export function findPdfStart(bytes: Uint8Array): number {
  const last = Math.min(bytes.length, SEARCHED_BYTES) - START.length;
  for (let at = 0; at <= last; at += 1) {
    if (START.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
