import { runInNewContext } from 'node:vm';
import type { Node } from 'oxc-parser';
import type { SourceFile } from '../boundaries/imports.ts';
import { parseSource, formatPosition } from './syntax.ts';

/** Characters of a text that a pattern is tried on: linear, a millisecond; quadratic, a minute. */
const LENGTH = 150_000;
/** Characters that are repeated, besides those of the pattern: one of each usual class. */
const USUAL = [' ', '\n', 'a', 'A', '0', '.', '/'];
/** Text that may precede the repetition, and so begin a match that then fails. */
const OPENINGS = ['', '<', '"'];
/** Text that no pattern expects after a repetition, so that matches fail at its end. */
const ENDING = '\n\u0000';

/** A pattern without a limit to what it repeats. */
export interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/**
 * Lists the patterns of a file that repeat something without limit. One that is tried at each place of a
 * text, or that divides it in several ways, can take time that grows with the square of its length.
 */
export function listPatterns(file: SourceFile): Pattern[] {
  const source = parseSource(file);
  return source.nodes.flatMap((node) => {
    const pattern = regexOf(node);
    const isRepeated = pattern !== undefined && /[*+]|\{\d+,\}/.test(pattern.pattern);
    if (!isRepeated) return [];
    return { place: formatPosition(source, node), source: pattern.pattern, flags: pattern.flags };
  });
}

function regexOf(node: Node): { readonly pattern: string; readonly flags: string } | undefined {
  return node.type === 'Literal' && 'regex' in node ? node.regex : undefined;
}

/**
 * Finds a text on which a pattern does not end in time: repetitions of its own characters, of its words,
 * and of the usual ones. Undefined if there is none.
 */
export function findSlowText({ source, flags }: Pattern, limitMs: number): string | undefined {
  const own = listRepeated(source);
  const pattern = new RegExp(source, flags);
  for (const repeated of own) {
    for (const opening of OPENINGS) {
      const text = opening + repeated.repeat(LENGTH / repeated.length) + ENDING;
      if (!endsInTime(pattern, text, limitMs)) return opening + repeated;
    }
  }
  return undefined;
}

/** Characters and words of a pattern, and each two words that follow one another. */
function listRepeated(source: string): string[] {
  const bare = source.replaceAll(/\\.|\(\?(?:[:=!]|<[=!])/g, ' ');
  const words = bare.match(/[\w<>!"'=\-/@#.&;:`]{1,8}/g) ?? [];
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ''));
  return [...new Set([...USUAL, ...bare.replaceAll(' ', '').split(''), ...words, ...pairs])];
}

function endsInTime(pattern: RegExp, text: string, timeout: number): boolean {
  try {
    runInNewContext('text.replace(pattern, "")', { pattern, text }, { timeout });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
