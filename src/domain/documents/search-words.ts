import { foldLetters } from '#domain/kernel/fold-text.ts';

/** Longer sequences are not words that people search for. */
const MAX_LENGTH = 40;
/** Maximum words per document: a contract of 200 pages has fewer. */
const MAX_WORDS = 10_000;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/** Lists the distinct words of a text as a search compares them, in order of first appearance. */
export function extractSearchWords(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of foldLetters(text).replaceAll(/\p{M}/gu, '').matchAll(WORD)) {
    words.add(word.slice(0, MAX_LENGTH));
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}
