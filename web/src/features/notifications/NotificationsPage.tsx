import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Notification } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { SelectionBar } from '../../shared/ui/SelectionBar.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { useUndo } from '../../shared/ui/undo.tsx';
import styles from './notifications.module.css';
import { Ago, NotificationLink } from './parts.tsx';

const notificationList: ListDefinition<'listMyNotifications'> = {
  operation: 'listMyNotifications',
  filters: [
    {
      name: 'notification_type',
      label: 'web-notifications.type',
      of: 'NotificationType',
      values: NOTIFICATION_TYPES,
    },
    { as: 'toggle', name: 'read', label: 'web-notifications.unread_only', on: 'false' },
  ],
  columns: [
    {
      id: 'about',
      header: 'web-notifications.about',
      cell: (notification) => (
        <div className={styles['about']}>
          <NotificationLink notification={notification} />
          <p className={styles['message']}>{notification.message}</p>
        </div>
      ),
    },
    { id: 'notification_type', header: 'web-notifications.type', of: 'NotificationType' },
    {
      id: 'when',
      header: 'web-notifications.when',
      cell: ({ created_at }) => <Ago instant={created_at} />,
    },
    { id: 'acts', header: '', cell: (notification) => <RowActs notification={notification} /> },
  ],
};

/** Notifications of the reader, filtered by the address. */
export function NotificationsPage() {
  const { t } = useWords();
  const { isPostponed } = useUndo();
  const list = usePageList(notificationList);
  const rows = list.rows.filter(({ id }) => !isPostponed(id));
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const readAll = useAct('markAllNotificationsRead');
  return (
    <ListPage
      title={t('web-navigation.notifications')}
      sentence={(count) => t('web-notifications.count', { count })}
      actions={
        <>
          <ButtonLink to="/notification-preferences" variant="default">
            {t('web-navigation.notifications.preferences')}
          </ButtonLink>
          <Button loading={readAll.isPending} onClick={() => readAll.mutate({})}>
            {t('web-notifications.read_all')}
          </Button>
        </>
      }
      above={<Problem error={readAll.error} />}
      list={{ ...list, rows }}
      selection={{ ids: selected, onChange: select }}
      empty={t('web-notifications.none')}
    >
      <Selected
        notifications={rows.filter(({ id }) => selected.has(id))}
        onDone={() => select(new Set())}
      />
    </ListPage>
  );
}

/** Actions on the selected notifications, sent one by one because each is a record of its own. */
function Selected(props: {
  readonly notifications: readonly Notification[];
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { notifications, onDone } = props;
  const markRead = useAct('markNotificationRead');
  const remove = useRemoval();
  if (notifications.length === 0) return null;
  const unread = notifications.filter(({ read }) => !read);
  return (
    <SelectionBar
      label={t('web-notifications.selection')}
      said={t('web-notifications.selected', { count: notifications.length })}
      onNone={onDone}
    >
      {unread.length > 0 && (
        <Button
          size="xs"
          onClick={() => {
            for (const { id } of unread) markRead.mutate({ path: { id }, etag: ANY_VERSION });
            onDone();
          }}
        >
          {t('web-notifications.mark_read')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          remove(notifications);
          onDone();
        }}
      >
        {t('web-notifications.delete')}
      </Button>
    </SelectionBar>
  );
}

/**
 * Deletes notifications after the time to undo has passed, since the service cannot restore them.
 */
function useRemoval(): (notifications: readonly Pick<Notification, 'id'>[]) => void {
  const { t } = useWords();
  const { postpone } = useUndo();
  const { mutateAsync } = useAct('deleteNotification');
  return (notifications) => {
    const ids = notifications.map(({ id }) => id);
    postpone({
      said: t('web-notifications.deleted', { count: ids.length }),
      ids,
      act: () => Promise.all(ids.map((id) => mutateAsync({ path: { id }, etag: ANY_VERSION }))),
    });
  };
}

function RowActs({ notification }: { readonly notification: Notification }) {
  const { t } = useWords();
  const { id, title, read } = notification;
  const markRead = useAct('markNotificationRead');
  const remove = useRemoval();
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      {!read && (
        <Button
          size="compact-xs"
          variant="default"
          loading={markRead.isPending}
          aria-label={t('web-notifications.read_one', { title })}
          onClick={() => markRead.mutate({ path: { id }, etag: ANY_VERSION })}
        >
          {t('web-notifications.mark_read')}
        </Button>
      )}
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('web-notifications.delete_one', { title })}
        onClick={() => remove([notification])}
      >
        {t('web-notifications.delete')}
      </Button>
    </Group>
  );
}
