import type { Language } from './language.ts';

/** Languages whose decimals follow a point; in the others, they follow a comma. */
const WITH_POINT: readonly Language[] = ['en'];

/** Longer numbers are no amounts, and could not be shown exactly. */
const MAX_DIGITS = 15;

/** Any space, or apostrophe, that people put between thousands. */
const BLANKS = /[\s\u{00A0}\u{2009}\u{202F}]/gu;
const APOSTROPHES = /[’']/gu;
/** Sign with which pages show negative amounts, which people copy. */
const MINUS = /^−/u;

/**
 * Reads a number as people type it in a language, as a plain decimal: `1 234,50` in French and `1,234.50`
 * in English are `1234.50`. A comma is decimal in French, Dutch and German, and a point, a space or an
 * apostrophe separates thousands, in threes only; in English, comma and point are exchanged. Returns
 * undefined if the text is none, or has more decimals than allowed.
 */
export function parseNumberInput(
  text: string,
  language: Language,
  maxDecimals: number,
): string | undefined {
  const bare = bareNumber(text);
  const [point, group] = WITH_POINT.includes(language) ? ['.', ','] : [',', '.'];
  const whole = `(\\d+|\\d{1,3}(?:([${group} '])\\d{3})(?:\\3\\d{3})*)`;
  const pattern = new RegExp(`^(-?)${whole}(?:[${point}](\\d+))?$`);
  const [, sign = '', units, , decimals = ''] = pattern.exec(bare) ?? [];
  if (units === undefined || decimals.length > maxDecimals) return undefined;
  const digits = units.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length + decimals.length > MAX_DIGITS) return undefined;
  return `${sign}${digits}${decimals === '' ? '' : `.${decimals}`}`;
}

/**
 * The two numbers that a text can mean: its last comma or point before decimals, or between thousands. None
 * if it has no comma and no point, or is no number at all.
 */
export function listReadings(text: string): readonly [string, string] | undefined {
  const bare = bareNumber(text).replaceAll(/[ ']/g, '');
  const [, sign = '', units = '', decimals = ''] = /^(-?)(\d[\d.,]*)[.,](\d+)$/.exec(bare) ?? [];
  const digits = units.replaceAll(/[.,]/g, '');
  if (digits === '' || digits.length + decimals.length > MAX_DIGITS) return undefined;
  return [`${sign}${digits}.${decimals}`, `${sign}${digits}${decimals}`];
}

/** Writes a number as `parseNumberInput` reads it. */
export function formatNumberInput(value: number, language: Language): string {
  return WITH_POINT.includes(language) ? String(value) : String(value).replace('.', ',');
}

/** Text of a number without currency sign, with plain spaces, apostrophes and minus sign. */
function bareNumber(text: string): string {
  return text
    .replaceAll(BLANKS, ' ')
    .replaceAll(APOSTROPHES, "'")
    .replace(/^\s*(?:€|EUR)|(?:€|EUR)\s*$/giu, '')
    .trim()
    .replace(MINUS, '-');
}
