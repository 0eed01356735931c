import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './portal.module.css';

/** Blank margin around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Pixels of a module in a saved picture, enough for the banking app that reads it. */
const MODULE_PX = 12;

/** Returns the modules of the QR code of a UTF-8 text, with 15 % error correction. */
function encode(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE });
}

/** Draws a QR code as a picture that a banking app can open. */
export function drawCode(text: string): Promise<Blob | null> {
  const rows = encode(text);
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * MODULE_PX;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  const shade = (token: string) => getComputedStyle(document.body).getPropertyValue(token);
  if (context !== null) {
    context.fillStyle = shade('--qr-paper');
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = shade('--qr-ink');
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** QR code of a text, dark on white in both colour schemes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => encode(text), [text]);
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles['qr']}
    >
      <rect width={rows.length} height={rows.length} fill="var(--qr-paper)" />
      <path d={squares.join('')} fill="var(--qr-ink)" />
    </svg>
  );
}
