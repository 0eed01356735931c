import { Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyComponent } from '../../shared/routing/lazy-component.ts';
import { useOrganization } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { LazyPart, PartFailure } from '../../shared/ui/LazyPart.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import styles from './notifications.module.css';

const BellPanel = lazyComponent(() => import('./BellPanel.tsx'), 'BellPanel');

/** Largest number shown on the badge. */
const MOST = 99;

/** Bell with the number of unread notifications; it opens the latest ones. */
export function Bell() {
  const { t } = useWords();
  const organization = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...apiQuery('getNotificationStats', {}),
    enabled: organization !== null,
  });
  if (organization === null) return null;
  const unread = data?.data.unread ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <UnstyledButton
          className={styles['bell']}
          aria-label={t('web-notifications.bell', { count: unread })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="bell" />
          {unread > 0 && (
            <span aria-hidden className={styles['badge']}>
              {unread > MOST ? `${MOST}+` : unread}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <LazyPart before={<Rows count={4} />} failure={PartFailure}>
          <BellPanel onClose={() => setOpen(false)} />
        </LazyPart>
      </Popover.Dropdown>
    </Popover>
  );
}
