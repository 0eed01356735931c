import { findBannedWords } from './banned-words.ts';

/**
 * Code, and parts that a script generates: names of code are not prose, and generated texts are
 * mended where they come from.
 */
const NOT_PROSE = /^```[\s\S]*?^ *```$|<!-- generated:[\s\S]*?<!-- \/generated -->|`[^`\n]+`/gm;

/** Finds ruled-out words in the prose of a Markdown document: `line: word`. */
export function findDocumentFaults(markdown: string): string[] {
  const prose = markdown.replaceAll(NOT_PROSE, (text) => text.replaceAll(/[^\n]/g, ''));
  return prose
    .split('\n')
    .flatMap((line, index) => findBannedWords(line).map((fault) => `${index + 1}: ${fault}`));
}
