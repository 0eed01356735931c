import type { HeldStretch } from '#domain/statements/explain-charge.ts';

const WHOLE = '1/1';

/**
 * Writes the days of an owner as a factor: `214/365`, with a share of the lot `1/3 × 214/365`, and with
 * shares that changed `(5/12 × 35 + 1/1 × 56)/91`.
 */
export function formatHeldDays(stretches: readonly HeldStretch[], total_days: number): string {
  const [first, ...others] = stretches;
  if (first === undefined) return '';
  if (others.length > 0) {
    const terms = stretches.map(({ share, days }) => `${share} × ${days}`);
    return `(${terms.join(' + ')})/${total_days}`;
  }
  const held = `${first.days}/${total_days}`;
  return first.share === WHOLE ? held : `${first.share} × ${held}`;
}
