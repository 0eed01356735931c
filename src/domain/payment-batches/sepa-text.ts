import { trimEndOf } from '#domain/kernel/trim-end.ts';

/** Letters that have no decomposition, and signs with a similar allowed one. */
const SPELLED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'SS',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '&': '+',
  '€': 'EUR',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '«': "'",
  '»': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '–': '-',
  '—': '-',
  _: '-',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '№': 'No',
};
const NOT_ALLOWED = /[^a-zA-Z0-9/\-?:().,'+ ]/gu;

/**
 * Converts a text to the characters of SEPA, with a maximum length: accents are dropped, signs without a
 * similar one become blanks. The result has no slash at either end, nor two in a row.
 * Rule: EPC217-08, `a-zA-Z0-9/-?:().,'+` and blank.
 */
export function sepaText(text: string, maxLength: number): string {
  const spelled = Array.from(text, (sign) => SPELLED[sign] ?? sign).join('');
  const allowed = spelled
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(NOT_ALLOWED, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '');
  return trimEndOf(trimEndOf(allowed, '/ ').slice(0, maxLength), '/ ');
}
