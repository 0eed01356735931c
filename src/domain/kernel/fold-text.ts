/** Normalizes a text for comparing names and numbers: without case and blanks, letters composed uniformly. */
export function foldText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text contains control characters or others without width, which make two names look alike. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Returns a name as it is stored: without blanks around it, letters composed uniformly. */
export function toStoredName(text: string): string {
  return text.normalize('NFC').trim();
}

/** Letters without a decomposition, and signs that people type in several ways, as they are searched. */
const TYPED: Readonly<Record<string, string>> = {
  ...spell('øØ', 'o'),
  ...spell('łŁ', 'l'),
  ...spell('đĐðÐ', 'd'),
  ...spell('ħĦ', 'h'),
  ...spell('ŧŦ', 't'),
  ...spell('ŋŊ', 'n'),
  ...spell('ı', 'i'),
  ...spell('œŒ', 'oe'),
  ...spell('æÆ', 'ae'),
  ...spell('ßẞ', 'ss'),
  ...spell('þÞ', 'th'),
  ...spell('‘’‚‛ʼʹʻ´`′', "'"),
  ...spell('“”„‟«»″', '"'),
  ...spell('‐‑‒–—―−', '-'),
  // Soft hyphen, zero-width blanks and marks of direction.
  ...spell('\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', ''),
};
const TYPED_SIGNS = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');

function spell(signs: string, typed: string): Record<string, string> {
  return Object.fromEntries(Array.from(signs, (sign) => [sign, typed]));
}

/**
 * Folds a text for searching: without case and accents, ligatures and signs as they are typed
 * (`Œuvre d’Øster` is `oeuvre d'oster`). The database does the same in `app.fold_letters`.
 */
export function foldLetters(text: string): string {
  return text
    .replaceAll(TYPED_SIGNS, (sign) => TYPED[sign] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
