import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { CloseDialog, UnsavedInDialog, isUnsaved } from './unsaved.ts';

/**
 * Dialog that is open while mounted and restores the focus when it closes. With unsaved input it
 * asks before closing in any way.
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
    // Hidden elements cannot be focused.
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
      // Without a title, attributes of the modal itself would not name its dialog.
      {...(label === undefined ? {} : { attributes: { content: { 'aria-label': label } } })}
      onClose={close}
      opened
    >
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => ask(false)} />}
      {/* In the React tree a dialog is inside the form that opened it, which must not receive its submit event. */}
      <div hidden={isAsking} onSubmit={(event) => event.stopPropagation()}>
        <UnsavedInDialog value={unsaved}>
          <CloseDialog value={close}>{children}</CloseDialog>
        </UnsavedInDialog>
      </div>
    </Modal>
  );
}
