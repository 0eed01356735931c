/**
 * Compares two texts by Unicode code points, as a sort callback: negative, 0 or positive. Locale and the
 * JavaScript order of UTF-16 units, which puts U+1F600 before U+FF21, do not matter.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    if (a[i] !== b[i]) return (a.codePointAt(i) ?? 0) - (b.codePointAt(i) ?? 0);
  }
  return a.length - b.length;
}
