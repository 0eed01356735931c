import { encodeQR } from 'qr';

/** The blank margin that a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The QR code of a text, in UTF-8 and with 15 % of error correction (level M), as a square drawing:
 * one path, because separate squares show hairlines between them, on white.
 */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE });
  const size = rows.length;
  const path = rows.flatMap((row, y) =>
    runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path.join('')}"/></svg>`
  );
}

/** Where dark modules begin in a row, and how many stand together. */
function runs(row: readonly boolean[]): [start: number, width: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
