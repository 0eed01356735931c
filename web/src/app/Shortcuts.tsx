import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { useSettings } from '../shared/session/settings.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { findAction } from '../shared/ui/actions.ts';
import styles from './PaletteButton.module.css';
import { areas } from './areas.ts';
import { useIsOffered } from './use-is-offered.ts';

const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx'), 'ShortcutsHelp');

/** Time allowed between `g` and the letter of an area. */
const SEQUENCE_MS = 1_500;
/** Elements in which letters are text or move through choices. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]';
/** Elements that Enter already activates. */
const PRESSED = 'a, button, summary';
const LAYERS = 'dialog, [role=dialog], [role=menu], [role=listbox]';

/**
 * Keyboard shortcuts, unless the person has switched them off; inactive while typing. Its button opens
 * their list.
 */
export function Shortcuts(props: {
  readonly onFind: () => void;
  /** Whether the palette is open or still loading; it then receives all keys. */
  readonly isFinding: boolean;
}) {
  const { t } = useWords();
  const { onFind, isFinding } = props;
  const router = useRouter();
  const isShown = useIsOffered();
  const { shortcuts: areOn = true } = useSettings();
  const [isHelpOpen, { open: help, close }] = useDisclosure();
  const waitsUntilMs = useRef(0);
  const press = useRef<(event: KeyboardEvent) => void>(() => undefined);

  useEffect(() => {
    const entries = areas.flatMap(({ navigation }) => navigation);
    const go = (key: string) => {
      waitsUntilMs.current = 0;
      const entry = entries.find((one) => one.key === key && isShown(one));
      if (entry !== undefined) void router.navigate({ to: entry.to });
      return entry !== undefined;
    };
    press.current = (event) => {
      const { key } = event;
      if (performance.now() < waitsUntilMs.current) {
        if (go(key)) event.preventDefault();
        return;
      }
      const general: Record<string, () => unknown> = {
        g: () => (waitsUntilMs.current = performance.now() + SEQUENCE_MS),
        '/': onFind,
        '?': help,
        j: () => moveRow(1),
        k: () => moveRow(-1),
        x: () => findFocusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
      };
      const act = findAction(key)?.act ?? general[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
  }, [router, isShown, onFind, help]);

  useEffect(() => {
    if (!areOn || isFinding) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForSomethingElse(event)) press.current(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areOn, isFinding]);

  return (
    <>
      <UnstyledButton
        className={styles['help']}
        aria-label={t('web.shortcuts.title')}
        onClick={help}
      >
        <Icon name="help" />
      </UnstyledButton>
      {isHelpOpen && (
        <LazyDialog onClose={close}>
          <ShortcutsHelp onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/**
 * Whether a key press is meant for something else: key combinations belong to the browser, letters
 * to fields, and every key to an open dialog or menu.
 */
function isForSomethingElse(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  return (
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && target.closest(TYPING) !== null) ||
    (key === 'Enter' && target instanceof Element && target.closest(PRESSED) !== null) ||
    [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility())
  );
}

const rows = () => [...document.querySelectorAll('#main tbody tr:not([aria-hidden])')];

/** Table row that contains the keyboard focus. */
function findFocusedRow(): Element | undefined {
  return rows().find((row) => row.contains(document.activeElement));
}

/** Moves the focus by a number of rows, starting at the first row if none has the focus. */
function moveRow(step: number): void {
  const all = rows();
  const place = all.findIndex((row) => row.contains(document.activeElement));
  const next = all[place === -1 ? 0 : Math.min(all.length - 1, Math.max(0, place + step))];
  const goal = next?.querySelector<HTMLElement>('a[href]') ?? next?.querySelector('button, input');
  if (goal instanceof HTMLElement) goal.focus();
}
