import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { UnsavedInDialog, isUnsaved } from './unsaved.ts';

/**
 * A dialog that is there as long as it stands in the page; whatever had the keyboard before gets it back.
 * Where something was typed, it asks before it closes, by whatever way one closes it.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const { t } = useWords();
  const { 'aria-label': label, children, onClose, ...modal } = props;
  const [opener] = useState(() => document.activeElement);
  const [unsaved] = useState(() => new Set<() => boolean>());
  const [isAsking, ask] = useState(false);
  const typedIn = useRef<Element>(null);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  useEffect(() => {
    // Nothing can be given the keyboard while it is hidden.
    if (!isAsking && typedIn.current instanceof HTMLElement) typedIn.current.focus();
  }, [isAsking]);
  const close = () => {
    if (isAsking) return ask(false);
    if (!isUnsaved(unsaved)) return onClose();
    typedIn.current = document.activeElement;
    ask(true);
  };
  return (
    <Modal
      centered
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('web.shell.close') }}
      {...modal}
      {...(isAsking ? { title: t('web.unsaved.title') } : {})}
      // Where there is no title: what stands on the modal itself would not name its dialog.
      {...(label === undefined ? {} : { attributes: { content: { 'aria-label': label } } })}
      onClose={close}
      opened
    >
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => ask(false)} />}
      {/* In the page a dialog stands inside the form it was opened from: what is sent here is not sent there. */}
      <div hidden={isAsking} onSubmit={(event) => event.stopPropagation()}>
        <UnsavedInDialog value={unsaved}>{children}</UnsavedInDialog>
      </div>
    </Modal>
  );
}
