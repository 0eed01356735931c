import styles from './Mark.module.css';

/** Logo and name of the product. */
export function Mark() {
  return (
    <span className={styles['mark']}>
      <svg width={26} height={26} viewBox="0 0 26 26" className={styles['sign']} aria-hidden>
        <rect width={26} height={26} rx={7} />
        <path d="M6.5 19 15.5 6.5" strokeLinecap="round" />
        <circle cx={7.6} cy={8.8} r={2.2} />
        <circle cx={13.6} cy={17.6} r={2.2} />
        <circle cx={19.4} cy={17.6} r={2.2} />
      </svg>
      Millième
    </span>
  );
}
