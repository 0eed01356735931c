import styles from './ComparedBars.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Value to compare with; null if there is none. */
  readonly before: number | null;
}

/**
 * Bar chart of two periods, longest bars first, from zero. Each bar has its figures next to it and
 * the earlier period outlined below; the page’s table shows the same. Negative values have a figure
 * but no bar.
 */
export function ComparedBars(props: {
  readonly label: string;
  /** Names of the full and the outlined bars. */
  readonly names: readonly [now: string, before: string | null];
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}) {
  const { label, names, format } = props;
  const bars = props.bars.toSorted((left, right) => right.value - left.value);
  const longest = Math.max(...bars.flatMap(({ value, before }) => [value, before ?? 0]), 0);
  if (longest === 0) return null;
  const width = (value: number) => `${(Math.max(0, value) / longest) * 100}%`;
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['names']}>
        <strong>{label}</strong>
        <Name fill="now">{names[0]}</Name>
        {names[1] !== null && <Name fill="before">{names[1]}</Name>}
      </figcaption>
      <ul className={styles['bars']}>
        {bars.map(({ key, name, value, before }) => (
          <li key={key} className={styles['bar']}>
            <span>{name}</span>
            <span className={styles['value']}>
              {format(value)}
              {before !== null && <span className={styles['before']}>{format(before)}</span>}
            </span>
            <svg aria-hidden className={styles['drawing']} height={before === null ? 10 : 18}>
              <rect className={styles['now']} width={width(value)} height={10} rx={2} />
              {before !== null && before > 0 && (
                <rect
                  className={styles['then']}
                  x={0.5}
                  y={12.5}
                  width={width(before)}
                  height={5}
                  rx={2}
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Name(props: { readonly fill: 'now' | 'before'; readonly children: string }) {
  return (
    <span>
      <svg width={18} height={10} aria-hidden>
        <rect
          className={styles[props.fill === 'now' ? 'now' : 'then']}
          x={0.5}
          y={1.5}
          width={17}
          height={7}
          rx={2}
        />
      </svg>{' '}
      {props.children}
    </span>
  );
}
