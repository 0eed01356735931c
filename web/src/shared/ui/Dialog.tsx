import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.tsx';

/** A dialog that is there as long as it stands in the page; whatever had the keyboard before gets it back. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const { t } = useWords();
  const { 'aria-label': label, ...modal } = props;
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Modal
      centered
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('web.shell.close') }}
      {...modal}
      // Where there is no title: what stands on the modal itself would not name its dialog.
      {...(label === undefined ? {} : { attributes: { content: { 'aria-label': label } } })}
      opened
    />
  );
}
