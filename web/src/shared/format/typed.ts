/** Trimmed text, or null if it is empty. */
export function trimToNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/**
 * Parses an integer as people type it, with a blank or one other separator between thousands: `1
 * 000`, `1.000`, `1'000`, `-1`; undefined if it is none.
 */
export function parseInteger(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u{00A0}\u{202F}]/gu, '');
  const isWhole = /^-?(\d+|\d{1,3}([.,'’])\d{3}(\2\d{3})*)$/u.test(bare);
  const digits = bare.replaceAll(/[.,'’]/gu, '');
  return isWhole && /^-?\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
