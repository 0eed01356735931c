/** Longer ones are no words that somebody types. */
const MAX_LENGTH = 40;
/** Of one content: a contract of 200 pages has fewer. */
const MAX_WORDS = 10_000;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/** The text in the form in which words are compared: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The distinct words of a text as a search compares them, in the order of their first place. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of plain(text).matchAll(WORD)) {
    words.add(word.slice(0, MAX_LENGTH));
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}
