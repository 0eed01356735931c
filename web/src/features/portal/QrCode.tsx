import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './portal.module.css';

/** Blank margin around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** QR code of a UTF-8 text with 15 % error correction, dark on white in both colour schemes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(
    () => encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE }),
    [text],
  );
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
