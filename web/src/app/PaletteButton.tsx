import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import styles from './PaletteButton.module.css';
import { Shortcuts } from './Shortcuts.tsx';

const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette');

/** Opens the palette with a click, or from anywhere with Ctrl-K; its children come before the help button. */
export function PaletteButton({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const [isOpen, { open, close }] = useDisclosure();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <UnstyledButton className={styles['find']} onClick={open} aria-keyshortcuts="Control+K">
        <Icon name="search" size={16} />
        <span className={styles['words']}>{t('web.palette.title')}</span>
        <span className={styles['keys']}>
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </span>
      </UnstyledButton>
      {children}
      <Shortcuts onFind={open} isFinding={isOpen} />
      {isOpen && (
        <LazyDialog onClose={close}>
          <Palette onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
