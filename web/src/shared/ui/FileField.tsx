import { CloseButton, Input } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../format/format.ts';
import { useWords } from '../i18n/words.tsx';
import styles from './FileDrop.module.css';
import { FileZone } from './FileDrop.tsx';
import { Icon } from './Icon.tsx';

const MEGABYTE = 1024 * 1024;

/** Field for files, which lists those chosen with their sizes until the form is sent. */
export function FileField(props: {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
  readonly accept?: string;
  /** Whether several files are accepted; each choice adds to them. */
  readonly multiple?: boolean;
  readonly isDisabled?: boolean;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useWords();
  const {
    label,
    hint,
    error,
    accept,
    multiple = false,
    isDisabled = false,
    files,
    onFiles,
  } = props;
  const own = useId();
  const id = props.id ?? own;
  const isInvalid = Boolean(error);
  const add = (chosen: readonly File[]) => {
    const names = new Set(chosen.map(({ name }) => name));
    onFiles(multiple ? [...files.filter(({ name }) => !names.has(name)), ...chosen] : chosen);
  };
  return (
    <Input.Wrapper
      className={styles['field'] ?? ''}
      id={id}
      label={label}
      description={hint}
      error={error}
    >
      <FileZone
        id={id}
        accept={accept}
        isOne={!multiple}
        isBusy={isDisabled}
        isInvalid={isInvalid}
        describedBy={
          [hint === undefined ? '' : `${id}-description`, isInvalid ? `${id}-error` : '']
            .filter(Boolean)
            .join(' ') || undefined
        }
        onFiles={add}
      >
        <span className={styles['choose']}>
          {t(multiple ? 'web.file.choose_several' : 'web.file.choose')}
        </span>
        {t(multiple ? 'web.file.drop_several' : 'web.file.drop')}
      </FileZone>
      {files.length > 0 && (
        <ul className={styles['files']} aria-label={t('web.file.chosen')}>
          {files.map((file) => (
            <li key={file.name} className={styles['file']}>
              <Icon name="file-invoice" />
              <span className={styles['name']}>{file.name}</span>
              <Size bytes={file.size} />
              <CloseButton
                aria-label={t('web.file.remove', { name: file.name })}
                disabled={isDisabled}
                onClick={() => onFiles(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}

function Size({ bytes }: { readonly bytes: number }) {
  const { t } = useWords();
  const { integer, decimal } = useFormat();
  return (
    <span className={styles['size']}>
      {bytes < MEGABYTE
        ? t('web.file.kilobytes', { size: integer(Math.ceil(bytes / 1024)) })
        : t('web.file.megabytes', { size: decimal(bytes / MEGABYTE) })}
    </span>
  );
}
