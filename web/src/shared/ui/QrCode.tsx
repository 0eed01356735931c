import { encodeQR } from 'qr';
import { drawSquares } from '#domain/kernel/squares-path.ts';

/** Blank margin around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const SIZE_PX = 196;

/** QR code of a text, dark on white in both colour schemes, since that is what cameras read. */
export function QrCode(props: { readonly text: string; readonly label: string }) {
  const { text, label } = props;
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE });
  const size = rows.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={SIZE_PX}
      height={SIZE_PX}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--qr-paper)" />
      <path d={drawSquares(rows)} fill="var(--qr-ink)" />
    </svg>
  );
}
