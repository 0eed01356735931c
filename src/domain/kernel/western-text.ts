/** Code points of the characters 128 to 255 of code page 850, which programs of MS-DOS write. */
const CODE_PAGE_850 = [
  0xc7, 0xfc, 0xe9, 0xe2, 0xe4, 0xe0, 0xe5, 0xe7, 0xea, 0xeb, 0xe8, 0xef, 0xee, 0xec, 0xc4, 0xc5,
  0xc9, 0xe6, 0xc6, 0xf4, 0xf6, 0xf2, 0xfb, 0xf9, 0xff, 0xd6, 0xdc, 0xf8, 0xa3, 0xd8, 0xd7, 0x192,
  0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xd1, 0xaa, 0xba, 0xbf, 0xae, 0xac, 0xbd, 0xbc, 0xa1, 0xab, 0xbb,
  0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0xc1, 0xc2, 0xc0, 0xa9, 0x2563, 0x2551, 0x2557, 0x255d,
  0xa2, 0xa5, 0x2510, 0x2514, 0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0xe3, 0xc3, 0x255a, 0x2554,
  0x2569, 0x2566, 0x2560, 0x2550, 0x256c, 0xa4, 0xf0, 0xd0, 0xca, 0xcb, 0xc8, 0x131, 0xcd, 0xce,
  0xcf, 0x2518, 0x250c, 0x2588, 0x2584, 0xa6, 0xcc, 0x2580, 0xd3, 0xdf, 0xd4, 0xd2, 0xf5, 0xd5,
  0xb5, 0xfe, 0xde, 0xda, 0xdb, 0xd9, 0xfd, 0xdd, 0xaf, 0xb4, 0xad, 0xb1, 0x2017, 0xbe, 0xb6, 0xa7,
  0xf7, 0xb8, 0xb0, 0xa8, 0xb7, 0xb9, 0xb3, 0xb2, 0x25a0, 0xa0,
];

/** Accented letters of code page 850, at places that Windows uses for punctuation or not at all. */
const DOS_LETTERS: ReadonlySet<number> = new Set([
  0x81, 0x82, 0x83, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x90,
]);
/** From here on, Windows has accented letters. */
const WINDOWS_LETTERS = 0xc0;

/** Encodings of a text file, from what its bytes say. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp850' | 'windows-1252';

/**
 * Decodes a text of western Europe whose encoding is not stated: Unicode with a mark at its beginning, or
 * UTF-8, or else the code page of Windows or MS-DOS. The mark is dropped.
 */
export function decodeWestern(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  if (encoding === 'cp850') return decodeCodePage850(bytes);
  return new TextDecoder(encoding).decode(bytes);
}

/** Detects the encoding of a text file of western Europe. */
function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = detectUtf16(bytes);
  if (marked !== undefined) return marked;
  if (isUtf8(bytes)) return 'utf-8';
  return isCodePage850(bytes) ? 'cp850' : 'windows-1252';
}

/** Detects UTF-16 by its byte order mark, or by markup that begins with it. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

/** Whether the bytes are valid UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Decodes a text whose single bytes are those of Windows or of MS-DOS. */
export function decodeSingleBytes(bytes: Uint8Array): string {
  if (isCodePage850(bytes)) return decodeCodePage850(bytes);
  return new TextDecoder('windows-1252').decode(bytes);
}

function decodeCodePage850(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    String.fromCodePoint(byte < 128 ? byte : (CODE_PAGE_850[byte - 128] ?? 0)),
  ).join('');
}

/** Whether a text has accented letters of MS-DOS within words, and none of Windows. */
function isCodePage850(bytes: Uint8Array): boolean {
  let isDos = false;
  for (const [at, byte] of bytes.entries()) {
    if (byte >= WINDOWS_LETTERS) return false;
    isDos ||= DOS_LETTERS.has(byte) && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]));
  }
  return isDos;
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
