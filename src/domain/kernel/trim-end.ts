/**
 * Drops the given characters at the end of a text, in one pass. A pattern such as `/[ ']+$/` would start again
 * at each of many characters in the middle, in time that grows with the square of their number.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
