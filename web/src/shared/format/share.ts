import { fromPercentage, parseShare, type Fraction } from '#domain/kernel/fraction.ts';
import { parsePercent } from './parse-input.ts';

/** Parses a share: `1/3`, `50 %`, `33,3333 %`, or `1` for the whole; undefined if it is none. */
export function parseTypedShare(text: string): Fraction | undefined {
  const bare = text.replaceAll(/[\s\u{00A0}\u{202F}]/gu, '');
  if (bare === '1') return parseShare('1/1');
  if (!bare.endsWith('%')) return parseShare(bare);
  const fraction = parsePercent(bare);
  return fraction === undefined || fraction > 1 ? undefined : fromPercentage(fraction.toFixed(6));
}
