import { useId, useState, type DragEvent } from 'react';
import styles from './FileDrop.module.css';

/** Selects files with a button or by dropping them. */
export function FileDrop(props: {
  /** Label of the button. */
  readonly label: string;
  /** Says what can be dropped here. */
  readonly hint: string;
  readonly accept: string;
  /** Whether only one file is accepted. */
  readonly isOne?: boolean;
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { label, hint, accept, isOne = false, isBusy, onFiles } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!isBusy && files.length > 0) onFiles(files);
  };
  return (
    <div
      className={styles['place']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles['button']}>
        {label}
      </label>
      <input
        id={id}
        className={styles['input']}
        type="file"
        accept={accept}
        multiple={!isOne}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must count as a change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className={styles['hint']}>{hint}</span>
    </div>
  );
}
