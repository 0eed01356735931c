import { Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyComponent } from '../../shared/routing/lazy-component.ts';
import { useOrganization } from '../../shared/session/session.ts';
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
      shadow="md"
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
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
            <path
              d="M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
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
