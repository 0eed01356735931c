import { encodeQR } from 'qr';
import { drawSquares } from '#domain/kernel/squares-path.ts';

/** Blank margin that a scanner needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Renders a text in UTF-8 as a QR code with 15% error correction (level M), as a square drawing on
 * white.
 */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE });
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${drawSquares(rows)}"/></svg>`
  );
}
