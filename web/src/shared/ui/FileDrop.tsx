import { useId, useState, type DragEvent } from 'react';
import styles from './FileDrop.module.css';

/** Takes files: by a button for whoever has a keyboard or a finger, by dropping them for a mouse. */
export function FileDrop(props: {
  /** What the button does. */
  readonly label: string;
  /** What may be dropped here. */
  readonly hint: string;
  readonly accept: string;
  /** Takes one file at a time. */
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
          // The same file again is a choice as well.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className={styles['hint']}>{hint}</span>
    </div>
  );
}
