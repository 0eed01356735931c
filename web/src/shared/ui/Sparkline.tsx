import styles from './FigureBand.module.css';

const WIDTH = 84;
const HEIGHT = 20;
/** Room for the dot at the end. */
const EDGE = 3;

/** Small line of the earlier values of a figure, which the linked page lists. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, place) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return [EDGE + place * step, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)] as const;
  });
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  return (
    <svg className={styles['trend']} width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r={EDGE} />
    </svg>
  );
}
