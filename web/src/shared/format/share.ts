import { fromPercentage, parseShare, type Fraction } from '#domain/kernel/fraction.ts';

/** Parses a share: `1/3`, `50 %`, `33,3333 %`, or `1` for the whole; undefined if it is none. */
export function parseTypedShare(text: string): Fraction | undefined {
  const bare = text.replaceAll(/[\s\u{00A0}\u{202F}]/gu, '').replace(',', '.');
  if (bare === '1') return parseShare('1/1');
  if (!bare.endsWith('%')) return parseShare(bare);
  const [whole = '', decimals = ''] = bare.slice(0, -1).split('.');
  if (!/^\d{1,3}$/.test(whole) || !/^\d{0,4}$/.test(decimals)) return undefined;
  const millionths = BigInt(whole) * 10_000n + BigInt(decimals.padEnd(4, '0'));
  return fromPercentage(
    `${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')}`,
  );
}
