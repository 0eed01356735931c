import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './PlainDialog.module.css';
import { CloseDialog } from './unsaved.ts';

/**
 * Dialog of the browser itself, open while mounted. It is part of every page, so that a lost
 * connection cannot prevent it: it asks before input is lost and says what could not be loaded.
 */
export function PlainDialog(props: {
  /** Heading, or the name of a dialog without one. */
  readonly title?: string;
  readonly 'aria-label'?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, 'aria-label': label, onClose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      className={styles['dialog']}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      {title !== undefined && (
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
      )}
      <CloseDialog value={onClose}>{children}</CloseDialog>
    </dialog>
  );
}
