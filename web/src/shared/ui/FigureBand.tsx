import styles from './FigureBand.module.css';
import { Sparkline } from './Sparkline.tsx';
import { PathLink } from './links.tsx';

/** Keeps the height of the frame until the service has answered. */
const UNKNOWN = '–';

/** Figure with what it is, and a sentence that explains it. */
interface Figure {
  readonly key: string;
  readonly name: string;
  /** Undefined if it is not known, or not yet. */
  readonly value: string | undefined;
  /** Page that lists what the figure counts or adds up. */
  readonly path?: string | undefined;
  readonly sentence?: string | undefined;
  /** Its earlier values, oldest first. */
  readonly trend?: readonly number[] | undefined;
  /** Whether the figure needs attention. */
  readonly isBad?: boolean;
}

/** Key figures of a page, side by side in one frame. */
export function FigureBand(props: { readonly name: string; readonly figures: readonly Figure[] }) {
  const { name: label, figures } = props;
  return (
    <ul className={styles['band']} aria-label={label}>
      {figures.map(({ key, name, value, path, sentence, trend, isBad = false }) => (
        <li key={key} className={styles['figure']}>
          <span className={styles['name']}>{name}</span>
          {trend !== undefined && <Sparkline values={trend} />}
          <PathLink path={path} className={`${styles['value']} ${isBad ? styles['bad'] : ''}`}>
            {value ?? UNKNOWN}
          </PathLink>
          <small className={styles['sentence']}>{sentence}</small>
        </li>
      ))}
    </ul>
  );
}
