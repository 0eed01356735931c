import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../shared/api/read.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyPart } from '../../shared/routing/lazy-component.ts';
import { useOrganization } from '../../shared/session/session.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { LazyDialog } from '../../shared/ui/LazyPart.tsx';
import { useOpener } from '../../shared/ui/opener.ts';
import styles from './notifications.module.css';

const BellPopover = lazyPart(() => import('./BellPopover.tsx'), 'BellPopover');

/** Largest number shown on the badge. */
const MOST = 99;

/** Bell with the number of unread notifications; it opens the latest ones. */
export function Bell() {
  const { t } = useWords();
  const organization = useOrganization();
  const { opener, button, close, drop } = useOpener('dialog', BellPopover.preload);
  const { data } = useQuery({
    ...apiQuery('getNotificationStats', {}),
    enabled: organization !== null,
  });
  if (organization === null) return null;
  const unread = data?.data.unread ?? 0;
  return (
    <>
      <UnstyledButton
        {...button}
        className={styles['bell']}
        aria-label={t('web-notifications.bell', { count: unread })}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span aria-hidden className={styles['badge']}>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </UnstyledButton>
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <BellPopover {...opener} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
