import styles from './Icon.module.css';
import { ICONS, type IconName } from './icons.ts';

/** Icon beside a word, which screen readers skip. */
export function Icon(props: { readonly name: IconName; readonly size?: 14 | 16 | 18 | 20 | 22 }) {
  const { name, size = 18 } = props;
  return (
    <svg className={styles['icon']} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d={ICONS[name]} />
    </svg>
  );
}
