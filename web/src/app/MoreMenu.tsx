import { UnstyledButton } from '@mantine/core';
import { useWords } from '../shared/i18n/words.tsx';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { useOpener } from '../shared/ui/opener.ts';
import styles from './Navigation.module.css';
import type { MoreEntry } from './menu.ts';

const MorePages = lazyPart(() => import('./MorePages.tsx'), 'MorePages');

/** Menu of the pages that are seldom needed. */
export function MoreMenu(props: {
  readonly entries: readonly MoreEntry[];
  readonly current: MoreEntry | undefined;
  /** Number of notifications that could not be delivered. */
  readonly failed: number | undefined;
}) {
  const { t } = useWords();
  const { entries, current, failed = 0 } = props;
  const { opener, button, drop } = useOpener('menu', MorePages.preload);
  return (
    <>
      <UnstyledButton
        {...button}
        className={`${styles['entry']} ${current === undefined ? '' : styles['active']}`}
        aria-current={current === undefined ? undefined : 'true'}
      >
        <Icon name="dots" />
        <span className={styles['label']}>{t('web.nav.place.more')}</span>
        <Icon name="chevron-right" size={14} />
      </UnstyledButton>
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <MorePages {...opener} entries={entries} current={current} failed={failed} />
        </LazyDialog>
      )}
    </>
  );
}
