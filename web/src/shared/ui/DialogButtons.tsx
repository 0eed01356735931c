import { Button, Group } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { CloseDialog } from './unsaved.ts';

/** Buttons of a dialog: its action, and the way back beside it. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const close = use(CloseDialog);
  return (
    <Group gap="xs">
      {children}
      <Button variant="default" onClick={close}>
        {t('web.dialog.back')}
      </Button>
    </Group>
  );
}
