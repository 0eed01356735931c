import { Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import styles from './PaletteButton.module.css';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the palette, by a press or from anywhere by Ctrl-K. */
export function PaletteButton() {
  const { t } = useWords();
  const [isOpen, { open, close }] = useDisclosure();
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <UnstyledButton className={styles['find']} onClick={open} aria-keyshortcuts="Control+K">
        {t('web.palette.title')} <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}
