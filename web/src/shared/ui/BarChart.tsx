import styles from './BarChart.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** How it is coloured; its name says what it is. */
  readonly tone?: 'act' | 'good' | 'warn' | 'bad';
}

/** Bars from nil, each with its name and figure beside it; the table beneath says the same. */
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
