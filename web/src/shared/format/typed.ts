/** What was typed, or null where nothing was. */
export function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** A whole number as people type it, `1 000` or `-1`; undefined for what is none. */
export function parseInteger(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u{00A0}\u{202F}]/gu, '');
  return /^-?\d{1,10}$/.test(bare) ? Number(bare) : undefined;
}
