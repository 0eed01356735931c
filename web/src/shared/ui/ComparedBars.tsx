import styles from './ComparedBars.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** What it is held against; null: there is nothing to compare. */
  readonly before: number | null;
}

/**
 * Bars held against those of another time: the longest first, from nil, each with its figures beside it and what it is held against beneath,
 * in outline; the table of the page says the same. Below nil there is no bar, but the figure.
 */
export function ComparedBars(props: {
  readonly label: string;
  /** What the full bars and those in outline stand for. */
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
