import { Drawer, Modal, type ModalProps } from '@mantine/core';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './Dialog.module.css';
import { ACTION, BACK } from './DialogButtons.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { CloseDialog, UnsavedInDialog, isUnsaved } from './unsaved.ts';

/** Settings that a dialog in the middle and a panel at the edge have in common. */
type Layered =
  | 'aria-label'
  | 'centered'
  | 'children'
  | 'closeOnClickOutside'
  | 'onClose'
  | 'padding'
  | 'size'
  | 'title'
  | 'transitionProps';

const FIELDS = ':is(input:not([type=hidden]), textarea, select):not(:disabled)';

/**
 * Marks what receives the focus first: a field, or else the action. If the action cannot be undone, it is
 * the button that closes the dialog, so that a key that is still pressed does not confirm it.
 */
function markFirstFocus(content: HTMLElement): void {
  if (content.querySelector('[data-autofocus]') !== null) return;
  const action = content.querySelector(`${ACTION}:not(:disabled, [data-final])`);
  const first = content.querySelector(FIELDS) ?? action ?? content.querySelector(BACK);
  first?.setAttribute('data-autofocus', '');
}

/**
 * Dialog that is open while mounted and restores the focus when it closes. With unsaved input it
 * asks before closing in any way. Its content has a button to close it.
 */
export function Dialog(
  props: Pick<ModalProps, Layered> & {
    /** Whether it is a panel at the edge, for what is checked before an action. */
    readonly isPanel?: boolean;
  },
) {
  const { t } = useWords();
  const { 'aria-label': label, centered = true, children, onClose, ...settings } = props;
  const { isPanel = false, ...modal } = settings;
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
  const layer = {
    returnFocus: false,
    padding: 24,
    withCloseButton: false,
    ...modal,
    ...(isAsking ? { title: t('web.unsaved.title') } : {}),
    // Without a title, attributes of the layer itself would not name its dialog.
    ...(label === undefined ? {} : { attributes: { content: { 'aria-label': label } } }),
    onClose: close,
    opened: true,
  };
  const content = (
    <>
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => ask(false)} />}
      {/* In the React tree a dialog is inside the form that opened it, which must not receive its submit event. */}
      <div hidden={isAsking} onSubmit={(event) => event.stopPropagation()}>
        <UnsavedInDialog value={unsaved}>
          <CloseDialog value={close}>
            <Content>{children}</Content>
          </CloseDialog>
        </UnsavedInDialog>
      </div>
    </>
  );
  return isPanel ? (
    <Drawer
      {...layer}
      position="right"
      size={560}
      offset={8}
      radius={14}
      classNames={{ content: styles['panel'] ?? '', body: styles['body'] ?? '' }}
    >
      {content}
    </Drawer>
  ) : (
    <Modal centered={centered} size={480} {...layer}>
      {content}
    </Modal>
  );
}

/** Content of a dialog. It marks the first focus before the focus trap of the modal looks for it. */
function Content({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const isEntered = useRef(false);
  useLayoutEffect(() => {
    if (content.current !== null) markFirstFocus(content.current);
  }, []);
  // Fields with a list open it on focus; it must not cover a dialog that has just opened.
  const enter = (event: FocusEvent) => {
    if (!isEntered.current) event.stopPropagation();
    isEntered.current = true;
  };
  return (
    <div ref={content} onFocusCapture={enter}>
      {children}
    </div>
  );
}
