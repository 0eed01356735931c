import styles from './BarChart.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Colour; the name carries the meaning. */
  readonly tone?: 'act' | 'good' | 'warn' | 'bad';
}

/** Bar chart from zero, with names and figures next to the bars and a table below. */
export function BarChart(props: {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}) {
  const { label, bars, format } = props;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div role="img" aria-label={label} className={styles['chart']}>
      {bars.map(({ key, name, value, tone = 'act' }) => (
        <div key={key} className={styles['row']}>
          <span className={styles['name']}>{name}</span>
          <svg className={styles['bar']}>
            <rect
              className={styles[tone]}
              width={`${(Math.max(0, value) / most) * 100}%`}
              height="100%"
              rx={3}
            />
          </svg>
          <strong>{format(value)}</strong>
        </div>
      ))}
    </div>
  );
}
