import type { ModalProps } from '@mantine/core';
import styles from './panel.module.css';

/** Properties of a dialog that is a panel at the right edge, over the whole height. */
export const PANEL = {
  size: 560,
  centered: false,
  classNames: { inner: styles['inner'] ?? '', content: styles['content'] ?? '' },
} satisfies Partial<ModalProps>;
