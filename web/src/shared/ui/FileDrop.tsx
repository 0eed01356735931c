import { useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import styles from './FileDrop.module.css';
import { Icon } from './Icon.tsx';

interface ZoneProps {
  readonly id: string;
  readonly accept?: string | undefined;
  /** Whether only one file is accepted. */
  readonly isOne?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Words inside. */
  readonly children: ReactNode;
}

/**
 * Place for files: a click anywhere, Enter or Space choose them, and they can be dropped or pasted.
 * The invisible input covers it, so that none of the browser’s own words are shown.
 */
export function FileZone(props: ZoneProps) {
  const { id, accept, isOne = false, isBusy = false, describedBy, isInvalid, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    if (!isBusy) onFiles(isOne ? [...files].slice(0, 1) : [...files]);
  };
  return (
    <div
      className={styles['place']}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <Icon name="upload" size={20} />
      <div className={styles['words']}>{props.children}</div>
      <input
        id={id}
        className={styles['input']}
        type="file"
        // Without a title, the browser would show one in its own language.
        title=""
        accept={accept}
        multiple={!isOne}
        disabled={isBusy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must count as a change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}

/** Takes files as soon as they are chosen. */
export function FileDrop(
  props: Pick<ZoneProps, 'accept' | 'isOne' | 'isBusy' | 'onFiles'> & {
    /** Name of the field, shown as what to do. */
    readonly label: string;
    /** Says what can be dropped here. */
    readonly hint: string;
  },
) {
  const { label, hint, ...zone } = props;
  const id = useId();
  return (
    <div className={styles['alone']}>
      <FileZone {...zone} id={id} describedBy={`${id}-hint`}>
        <label htmlFor={id} className={styles['choose']}>
          {label}
        </label>
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      </FileZone>
    </div>
  );
}
