import { Button, Checkbox, Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import type { Notification } from '../../shared/api/generated.ts';
import { useAct, useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen, said } from '../../shared/routing/search.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { SelectionBar } from '../../shared/ui/SelectionBar.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { useUndo } from '../../shared/ui/undo.tsx';
import styles from './notifications.module.css';
import { Ago, NotificationLink } from './parts.tsx';

const route = getRouteApi('/signed-in/notifications');

/** Notifications of the reader, filtered by the address. */
export function NotificationsPage() {
  const { t } = useWords();
  const { read, notification_type: types } = route.useSearch();
  const { isPostponed } = useUndo();
  const list = useList('listMyNotifications', {
    query: { read: said(read), notification_type: chosen(types, NOTIFICATION_TYPES) },
  });
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
      filters={<Filters />}
      above={<Problem error={readAll.error} />}
      list={{ ...list, rows }}
      columns={useColumns()}
      rowId={({ id }) => id}
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

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-notifications.type')}
        of="NotificationType"
        values={NOTIFICATION_TYPES}
        value={search.notification_type}
        onChange={(types) => set({ notification_type: types })}
      />
      <Checkbox
        label={t('web-notifications.unread_only')}
        checked={search.read === 'false'}
        onChange={({ currentTarget }) => set({ read: currentTarget.checked ? 'false' : '' })}
      />
    </FilterBar>
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
            for (const { id } of unread) markRead.mutate({ path: { id } });
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
      act: () => Promise.all(ids.map((id) => mutateAsync({ path: { id } }))),
    });
  };
}

function useColumns() {
  const { t } = useWords();
  return useMemo(
    (): readonly Column<Notification>[] => [
      {
        id: 'about',
        header: t('web-notifications.about'),
        cell: (notification) => (
          <div className={styles['about']}>
            <NotificationLink notification={notification} />
            <p className={styles['message']}>{notification.message}</p>
          </div>
        ),
      },
      {
        id: 'type',
        header: t('web-notifications.type'),
        cell: ({ notification_type }) => t(`enum.NotificationType.${notification_type}`),
      },
      {
        id: 'when',
        header: t('web-notifications.when'),
        cell: ({ created_at }) => <Ago instant={created_at} />,
      },
      { id: 'acts', header: '', cell: (notification) => <RowActs notification={notification} /> },
    ],
    [t],
  );
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
          onClick={() => markRead.mutate({ path: { id } })}
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
