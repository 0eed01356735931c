import { foldLetters } from './fold-text.ts';

/** Splits a text into its words. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** Lists the words of a search text, folded; each must be part of what is found, in any order. */
export function listSearchWords(text: string): string[] {
  return splitWords(foldLetters(text));
}

/** Whether a text contains each of these words (`listSearchWords`). */
export function includesWords(text: string, words: readonly string[]): boolean {
  const within = foldLetters(text);
  return words.every((word) => within.includes(word));
}
