import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../shared/i18n/words.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { DialogButtons } from '../shared/ui/DialogButtons.tsx';
import { listActions } from '../shared/ui/actions.ts';
import styles from './ShortcutsHelp.module.css';
import { areas } from './areas.ts';
import { useIsOffered } from './use-is-offered.ts';

const KEYS = [
  ['/', 'find'],
  ['c', 'create'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['z', 'undo'],
  ['?', 'help'],
] as const;

/** Help dialog that lists the keyboard shortcuts. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const isShown = useIsOffered();
  const entries = areas
    .flatMap(({ navigation }) => navigation)
    .filter((entry) => entry.key !== undefined && isShown(entry));
  return (
    <Dialog onClose={onClose} title={t('web.shortcuts.title')}>
      <dl className={styles['keys']}>
        <Key name={<Kbd>Ctrl K</Kbd>}>{t('web.palette.title')}</Key>
        {KEYS.map(([key, act]) => (
          <Key key={key} name={<Kbd>{key}</Kbd>}>
            {t(`web.shortcuts.${act}`)}
          </Key>
        ))}
        {listActions().map(({ key, label }) => (
          <Key key={`page ${key}`} name={<Kbd>{key}</Kbd>}>
            {label}
          </Key>
        ))}
        {entries.map(({ key, to, label }) => (
          <Key
            key={to}
            name={
              <>
                <Kbd>g</Kbd> <Kbd>{key}</Kbd>
              </>
            }
          >
            {t('web.shortcuts.go', { page: t(label) })}
          </Key>
        ))}
      </dl>
      <p className={styles['off']}>{t('web.shortcuts.off')}</p>
      <DialogButtons />
    </Dialog>
  );
}

function Key(props: { readonly name: ReactNode; readonly children: string }) {
  return (
    <div className={styles['key']}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
