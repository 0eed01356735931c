/** Three parts of a long message in the alphabet of GSM 03.38, each 153 characters. */
export const MAX_SMS_LENGTH = 459;

/** Three dots, for the one character is not of the GSM alphabet: with it, each part would hold 67 characters. */
const ELLIPSIS = '...';
/** A word is not cut in two for the sake of fewer characters than this. */
const MAX_LOST = 30;

/** The text, cut after a word where it is too long. Counted are UTF-16 units, as providers count. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = maxLength - ELLIPSIS.length;
  // Cutting a pair of units in two would leave half a character.
  const whole = text
    .slice(0, room)
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  const lastBlank = text.slice(0, room + 1).search(/\s\S*$/);
  const endsWithWord = lastBlank > Math.max(0, room - MAX_LOST);
  return `${(endsWithWord ? whole.slice(0, lastBlank) : whole).trimEnd()}${ELLIPSIS}`;
}
