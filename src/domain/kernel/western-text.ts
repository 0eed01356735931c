/** Characters 128 to 255 of code page 850, which programs of MS-DOS write. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅ' +
  'ÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»' +
  '░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´' +
  '\u{00AD}±‗¾¶§÷¸°¨·¹³²■\u{00A0}';

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
export function detectEncoding(bytes: Uint8Array): Encoding {
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
    byte < 128 ? String.fromCodePoint(byte) : (CODE_PAGE_850[byte - 128] ?? ''),
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
