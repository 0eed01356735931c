import type { ComponentProps } from 'react';
import styles from './TickBox.module.css';

/** Checkbox of a table: a plain element, as a list shows one in each row. */
export function TickBox(
  props: Pick<ComponentProps<'input'>, 'aria-label' | 'checked' | 'onChange' | 'onClick'> & {
    /** Whether some of what it stands for is selected. */
    readonly isPartly?: boolean;
  },
) {
  const { isPartly = false, ...settings } = props;
  return (
    <input
      type="checkbox"
      className={styles['box']}
      ref={(box) => {
        if (box !== null) box.indeterminate = isPartly;
      }}
      {...settings}
    />
  );
}
