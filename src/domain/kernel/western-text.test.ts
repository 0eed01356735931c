import { describe, expect, it } from 'vitest';
import { decodeWestern } from './western-text.ts';

/** Bytes of `Chaudière à café, Été, Noël, Liège, façade, D’Hondt` in each encoding. */
const ACCENTS = 'Chaudière à café, Été, Noël, Liège, façade';
const bytes = (text: string, codes: Readonly<Record<string, number>>) =>
  Uint8Array.from(text.split('').map((letter) => codes[letter] ?? letter.charCodeAt(0)));
const DOS = { è: 0x8a, à: 0x85, é: 0x82, É: 0x90, ë: 0x89, ç: 0x87 };
const utf16 = Buffer.from(`\u{FEFF}${ACCENTS}`, 'utf16le');

describe('a text of western Europe', () => {
  it.each([
    ['UTF-8', Buffer.from(ACCENTS)],
    ['UTF-8 with its mark', Buffer.from(`\u{FEFF}${ACCENTS}`)],
    ['UTF-16', utf16],
    ['UTF-16, the high byte first', Buffer.from(utf16).swap16()],
    ['Windows-1252', bytes(ACCENTS, {})],
    ['code page 850', bytes(ACCENTS, DOS)],
  ])('is read in %s', (_encoding, given) => {
    expect(decodeWestern(given)).toBe(ACCENTS);
  });

  it('is of Windows if its only strange bytes are quotes, dashes and euro signs', () => {
    const given = bytes('D’Hondt – 12 € l’an', { '’': 0x92, '–': 0x96, '€': 0x80 });
    expect(decodeWestern(given)).toBe('D’Hondt – 12 € l’an');
  });
});
