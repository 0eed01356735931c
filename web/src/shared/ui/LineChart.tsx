import styles from './LineChart.module.css';

interface Line {
  readonly key: string;
  readonly name: string;
  /** One value per place. */
  readonly values: readonly number[];
}

const WIDTH = 720;
const HEIGHT = 220;
const EDGE = { top: 14, right: 8, bottom: 26, left: 8 };
/** Distinguishable by colour-blind people, also by their pattern. */
const STROKES = [
  { stroke: 'var(--act)', dash: undefined },
  { stroke: 'var(--good)', dash: '6 4' },
  { stroke: 'var(--warn)', dash: '2 3' },
  { stroke: 'var(--bad)', dash: '8 3 2 3' },
];

/**
 * Line chart from zero over common places, with each line named at its end; a table shows the same.
 */
export function LineChart(props: {
  readonly label: string;
  readonly places: readonly string[];
  readonly lines: readonly Line[];
  readonly format: (value: number) => string;
}) {
  const { label, places, lines, format } = props;
  if (lines.length === 0 || places.length === 0) return null;
  const values = [0, ...lines.flatMap((line) => line.values)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (place: number) =>
    EDGE.left + (place / Math.max(1, places.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    EDGE.top + ((high - value) / Math.max(1, high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <line
          className={styles['axis']}
          x1={EDGE.left}
          x2={WIDTH - EDGE.right}
          y1={y(0)}
          y2={y(0)}
        />
        {lines.map((line, index) => {
          const { stroke, dash } = STROKES[index % STROKES.length] ?? {};
          const points = line.values.map((value, place) => `${x(place)},${y(value)}`).join(' ');
          return (
            <g key={line.key}>
              <polyline
                points={points}
                fill="none"
                stroke={stroke}
                strokeDasharray={dash}
                strokeWidth={2}
              />
              {line.values.map((value, place) => (
                <circle key={places[place]} cx={x(place)} cy={y(value)} r={3} fill={stroke}>
                  <title>{`${line.name}, ${places[place] ?? ''}: ${format(value)}`}</title>
                </circle>
              ))}
            </g>
          );
        })}
        <text className={styles['place']} x={EDGE.left} y={HEIGHT - 6}>
          {places[0]}
        </text>
        <text className={styles['place']} x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          {places.at(-1)}
        </text>
      </svg>
      <figcaption className={styles['names']}>
        {lines.map((line, index) => {
          const { stroke, dash } = STROKES[index % STROKES.length] ?? {};
          return (
            <span key={line.key}>
              <svg width={26} height={8} aria-hidden>
                <line
                  x1={0}
                  x2={26}
                  y1={4}
                  y2={4}
                  stroke={stroke}
                  strokeDasharray={dash}
                  strokeWidth={2}
                />
              </svg>{' '}
              {line.name} <strong>{format(line.values.at(-1) ?? 0)}</strong>
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
}
