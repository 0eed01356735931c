import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CHANNELS, DELIVERY_STATUSES } from '#domain/notifications/channels.ts';
import type { NotificationDelivery } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage, useAct, useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { State } from '../../shared/ui/State.tsx';
import { ChoiceFilter, FilterBar } from '../../shared/ui/filters.tsx';
import { Ago } from './parts.tsx';

const route = getRouteApi('/signed-in/notification-deliveries');
const MOST_USERS = 500;

/**
 * Failed deliveries with their reasons and a button to retry, or others by the filters in the
 * address.
 */
export function DeliveriesPage() {
  const { t } = useWords();
  const { status = 'Failed', channel } = route.useSearch();
  const list = useList(
    'listNotificationDeliveries',
    {
      query: {
        status: chosen(status, DELIVERY_STATUSES),
        channel: chosen(channel, CHANNELS),
      },
    },
    { throwOnError: shouldReplacePage },
  );
  return (
    <ListPage
      title={t('web-navigation.notifications.deliveries')}
      sentence={(count) => t('web-notifications.deliveries.count', { count })}
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ notification_id, channel: on }) => `${notification_id} ${on}`}
      empty={t('web-notifications.deliveries.none')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const { status = 'Failed', channel } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: { readonly status?: string; readonly channel?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <ChoiceFilter
        label={t('web-notifications.deliveries.status')}
        of="DeliveryStatus"
        values={DELIVERY_STATUSES}
        value={status}
        onChange={(statuses) => set({ status: statuses })}
      />
      <ChoiceFilter
        label={t('web-notifications.deliveries.channel')}
        of="Channel"
        values={CHANNELS}
        value={channel}
        onChange={(channels) => set({ channel: channels })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const names = useNames();
  return useMemo(
    (): readonly Column<NotificationDelivery>[] => [
      {
        id: 'person',
        header: t('web-notifications.deliveries.person'),
        cell: ({ user_id }) => names.get(user_id) ?? '',
      },
      {
        id: 'type',
        header: t('web-notifications.type'),
        cell: ({ notification_type }) => t(`enum.NotificationType.${notification_type}`),
      },
      {
        id: 'channel',
        header: t('web-notifications.deliveries.channel'),
        cell: ({ channel }) => t(`enum.Channel.${channel}`),
      },
      {
        id: 'status',
        header: t('web-notifications.deliveries.status'),
        cell: ({ status }) => <State of="DeliveryStatus" value={status} />,
      },
      {
        id: 'reason',
        header: t('web-notifications.deliveries.reason'),
        cell: ({ error, reason }) =>
          error ?? (reason === null ? '' : t(`enum.DeliverySkipReason.${reason}`)),
      },
      {
        id: 'when',
        header: t('web-notifications.when'),
        cell: ({ created_at }) => <Ago instant={created_at} />,
      },
      {
        id: 'again',
        header: '',
        cell: (delivery) => <Replay delivery={delivery} name={names.get(delivery.user_id) ?? ''} />,
      },
    ],
    [t, names],
  );
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
        onClick={() => replay.mutate({ path: { id }, body: { channel } })}
      >
        {t('web-notifications.deliveries.again')}
      </Button>
    </>
  );
}
