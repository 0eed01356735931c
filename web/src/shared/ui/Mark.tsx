import styles from './Mark.module.css';
import mark from './mark.svg';

/** Logo and name of the product. */
export function Mark() {
  return (
    <span className={styles['mark']}>
      <img src={mark} alt="" width={26} height={26} />
      Millième
    </span>
  );
}
