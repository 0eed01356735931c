import { UnstyledButton } from '@mantine/core';
import { useWords } from '../shared/i18n/words.tsx';
import type { NavigationEntry } from '../shared/routing/area.ts';
import { lazyPart } from '../shared/routing/lazy-component.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { LazyDialog } from '../shared/ui/LazyPart.tsx';
import { useOpener } from '../shared/ui/opener.ts';
import styles from './Navigation.module.css';

const MorePages = lazyPart(() => import('./MorePages.tsx'), 'MorePages');

/** Menu of the pages that are seldom needed. */
export function MoreMenu(props: {
  readonly pages: readonly NavigationEntry[];
  readonly current: NavigationEntry | undefined;
  /** Number of notifications that could not be delivered. */
  readonly failed: number | undefined;
}) {
  const { t } = useWords();
  const { pages, current, failed = 0 } = props;
  const { opener, button, drop } = useOpener('menu', MorePages.preload);
  const isCurrent = current !== undefined && pages.includes(current);
  return (
    <>
      <UnstyledButton
        {...button}
        className={`${styles['entry']} ${isCurrent ? styles['active'] : ''}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <Icon name="dots" />
        <span className={styles['label']}>{t('web.nav.place.more')}</span>
        <Icon name="chevron-right" size={14} />
      </UnstyledButton>
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <MorePages {...opener} pages={pages} current={current} failed={failed} />
        </LazyDialog>
      )}
    </>
  );
}
