import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CHANNELS, DELIVERY_STATUSES } from '#domain/notifications/channels.ts';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { NotificationDelivery } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Ago } from './parts.tsx';

const MOST_USERS = 500;

const deliveries: Omit<ListDefinition<'listNotificationDeliveries'>, 'columns'> = {
  operation: 'listNotificationDeliveries',
  filters: [
    {
      name: 'status',
      label: 'web-notifications.deliveries.status',
      of: 'DeliveryStatus',
      values: DELIVERY_STATUSES,
      initial: 'Failed',
    },
    {
      name: 'channel',
      label: 'web-notifications.deliveries.channel',
      of: 'Channel',
      values: CHANNELS,
    },
  ],
  rowId: ({ notification_id, channel: on }) => `${notification_id} ${on}`,
};

/**
 * Failed deliveries with their reasons and a button to retry, or others by the filters in the
 * address.
 */
export function DeliveriesPage() {
  const { t } = useWords();
  const list = usePageList(
    { ...deliveries, columns: useColumns() },
    { throwOnError: shouldReplacePage },
  );
  return (
    <ListPage
      title={t('web-navigation.notifications.deliveries')}
      sentence={(count) => t('web-notifications.deliveries.count', { count })}
      list={list}
      empty={t('web-notifications.deliveries.none')}
    />
  );
}

function useColumns(): readonly Column<NotificationDelivery>[] {
  const names = useNames();
  return [
    {
      id: 'person',
      header: 'web-notifications.deliveries.person',
      cell: ({ user_id }) => names.get(user_id) ?? '',
    },
    { id: 'notification_type', header: 'web-notifications.type', of: 'NotificationType' },
    { id: 'channel', header: 'web-notifications.deliveries.channel', of: 'Channel' },
    {
      id: 'status',
      header: 'web-notifications.deliveries.status',
      as: 'state',
      of: 'DeliveryStatus',
    },
    {
      id: 'reason',
      header: 'web-notifications.deliveries.reason',
      cell: ({ error, reason }, { t }) =>
        error ?? (reason === null ? '' : t(`enum.DeliverySkipReason.${reason}`)),
    },
    {
      id: 'when',
      header: 'web-notifications.when',
      cell: ({ created_at }) => <Ago instant={created_at} />,
    },
    {
      id: 'again',
      header: '',
      cell: (delivery) => <Replay delivery={delivery} name={names.get(delivery.user_id) ?? ''} />,
    },
  ];
}

/** Names of the organization’s users, by id. */
function useNames(): ReadonlyMap<string, string> {
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST_USERS } }),
    enabled: may('listUsers'),
  });
  return useMemo(() => new Map((data?.data ?? []).map(({ id, name }) => [id, name])), [data]);
}

function Replay(props: { readonly delivery: NotificationDelivery; readonly name: string }) {
  const { t } = useWords();
  const {
    delivery: { notification_id: id, channel, status },
    name,
  } = props;
  const replay = useAct('replayNotificationDelivery');
  if (status !== 'Failed') return null;
  return (
    <>
      <Problem error={replay.error} />
      <Button
        size="compact-xs"
        variant="default"
        loading={replay.isPending}
        aria-label={t('web-notifications.deliveries.again_to', { name })}
        onClick={() => replay.mutate({ path: { id }, etag: ANY_VERSION, body: { channel } })}
      >
        {t('web-notifications.deliveries.again')}
      </Button>
    </>
  );
}
