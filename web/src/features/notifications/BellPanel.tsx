import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Notification } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { useUndo } from '../../shared/ui/undo.tsx';
import styles from './notifications.module.css';
import { Ago, NotificationLink } from './parts.tsx';

const MOST = 20;

/** Latest notifications, unread first, with their actions. */
export function BellPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const readAll = useAct('markAllNotificationsRead');
  return (
    <Tabs defaultValue="unread" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="unread" data-autofocus>
          {t('web-notifications.unread')}
        </Tabs.Tab>
        <Tabs.Tab value="all">{t('web-notifications.all')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="unread">
        <Latest isUnreadOnly onClose={onClose} />
      </Tabs.Panel>
      <Tabs.Panel value="all">
        <Latest isUnreadOnly={false} onClose={onClose} />
      </Tabs.Panel>
      <Problem error={readAll.error} />
      <div className={styles['foot']}>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={readAll.isPending}
          onClick={() => readAll.mutate({})}
        >
          {t('web-notifications.read_all')}
        </Button>
        <TextLink to="/notifications" onClick={onClose}>
          {t('web-notifications.see_all')}
        </TextLink>
        <TextLink to="/notification-preferences" onClick={onClose}>
          {t('web-navigation.notifications.preferences')}
        </TextLink>
      </div>
    </Tabs>
  );
}

function Latest(props: { readonly isUnreadOnly: boolean; readonly onClose: () => void }) {
  const { t } = useWords();
  const { isUnreadOnly, onClose } = props;
  const { isPostponed } = useUndo();
  const query = { limit: MOST, ...(isUnreadOnly ? { read: false } : {}) };
  const latest = useQuery(apiQuery('listMyNotifications', { query }));
  if (latest.isPending) return <Rows count={4} />;
  const shown = (latest.data?.data ?? []).filter(({ id }) => !isPostponed(id));
  if (latest.data !== undefined && shown.length === 0)
    return (
      <p className={styles['none']}>
        {t(isUnreadOnly ? 'web-notifications.none_unread' : 'web-notifications.none')}
      </p>
    );
  return (
    <>
      <Problem error={latest.error} />
      <ul className={styles['list']}>
        {shown.map((notification) => (
          <Item key={notification.id} notification={notification} onClose={onClose} />
        ))}
      </ul>
    </>
  );
}

function Item(props: { readonly notification: Notification; readonly onClose: () => void }) {
  const { t } = useWords();
  const { notification, onClose } = props;
  const { id, title, message, created_at, read } = notification;
  const markRead = useAct('markNotificationRead');
  return (
    <li className={styles['item']}>
      <NotificationLink notification={notification} onFollow={onClose} />
      <Ago instant={created_at} />
      <p className={styles['message']}>{message}</p>
      {!read && (
        <Button
          className={styles['act']}
          size="compact-xs"
          variant="default"
          loading={markRead.isPending}
          aria-label={t('web-notifications.read_one', { title })}
          onClick={() => markRead.mutate({ path: { id }, etag: ANY_VERSION })}
        >
          {t('web-notifications.mark_read')}
        </Button>
      )}
    </li>
  );
}
