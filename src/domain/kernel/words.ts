import { foldLetters } from './fold-text.ts';

/** Splits a text into its words. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/**
 * Lists the words of a search text, folded; each must be part of what is found, in any order. Signs that
 * fold to nothing, such as an accent alone, stay as they are: no folded text contains them, so that they
 * find nothing instead of everything.
 */
export function listSearchWords(text: string): string[] {
  const words = splitWords(foldLetters(text));
  return words.length === 0 ? splitWords(text) : words;
}

/** Whether a text contains each of these words (`listSearchWords`). */
export function includesWords(text: string, words: readonly string[]): boolean {
  const within = foldLetters(text);
  return words.every((word) => within.includes(word));
}
