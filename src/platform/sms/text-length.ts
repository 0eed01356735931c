/** Three parts of a long message in the alphabet of GSM 03.38, each 153 characters. */
export const MAX_SMS_LENGTH = 459;

/**
 * Three dots, because the single character is not in the GSM alphabet: with it, each part would
 * hold 67 characters.
 */
const ELLIPSIS = '...';
/** Maximum characters lost by cutting after a word; otherwise the word is split. */
const MAX_LOST = 30;

/** Cuts a text after a word if it is too long. Lengths are in UTF-16 units, as providers count. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = maxLength - ELLIPSIS.length;
  // Splitting a surrogate pair would leave half a character.
  const whole = text
    .slice(0, room)
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  const lastBlank = text.slice(0, room + 1).search(/\s\S*$/);
  const endsWithWord = lastBlank > Math.max(0, room - MAX_LOST);
  return `${(endsWithWord ? whole.slice(0, lastBlank) : whole).trimEnd()}${ELLIPSIS}`;
}
