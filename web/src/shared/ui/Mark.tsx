import mark from '../../mark.svg';
import styles from './Mark.module.css';

/** The name of the product beside its sign. */
export function Mark() {
  return (
    <span className={styles['mark']}>
      <img src={mark} alt="" width={26} height={26} />
      Millième
    </span>
  );
}
