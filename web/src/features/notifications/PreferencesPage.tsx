import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { NotificationPreference } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useMe } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import styles from './notifications.module.css';

/** Channels in order with their flags; without the first, the others are off too. */
const FLAGS = [
  ['InApp', 'enabled'],
  ['Email', 'email_enabled'],
  ['SMS', 'sms_enabled'],
  ['Push', 'push_enabled'],
] as const;
type Flag = (typeof FLAGS)[number][1];

/** Subjects and channels of notifications; each change is saved at once. */
export function PreferencesPage() {
  const { t } = useWords();
  const { id } = useMe();
  const preferences = useQuery(apiQuery('listNotificationPreferences', { path: { user_id: id } }));
  const [error, setError] = useState<unknown>(null);
  const [saved, setSaved] = useState('');
  const columns = useColumns(id, { onError: setError, onSaved: setSaved });
  return (
    <Page
      title={t('web-navigation.notifications.preferences')}
      sentence={t('web-notifications.preferences.sentence')}
      isLoading={preferences.isPending}
    >
      <PushSwitch />
      <Problem error={preferences.error ?? error} />
      <output className={styles['saved']}>{saved}</output>
      {preferences.isPending ? (
        <Rows count={22} />
      ) : (
        <DataTable
          caption={t('web-navigation.notifications.preferences')}
          columns={columns}
          rows={preferences.data?.data ?? []}
          rowId={({ notification_type }) => notification_type}
        />
      )}
    </Page>
  );
}

interface Outcome {
  readonly onError: (error: unknown) => void;
  readonly onSaved: (said: string) => void;
}

function useColumns(userId: string, { onError, onSaved }: Outcome) {
  const { t } = useWords();
  return useMemo(
    (): readonly Column<NotificationPreference>[] => [
      {
        id: 'type',
        header: t('web-notifications.type'),
        cell: ({ notification_type }) => t(`enum.NotificationType.${notification_type}`),
      },
      ...FLAGS.map(([channel, flag]) => ({
        id: flag,
        header: t(`enum.Channel.${channel}`),
        cell: (preference: NotificationPreference) => (
          <Tick
            userId={userId}
            preference={preference}
            flag={flag}
            channel={t(`enum.Channel.${channel}`)}
            outcome={{ onError, onSaved }}
          />
        ),
      })),
    ],
    [t, userId, onError, onSaved],
  );
}

function Tick(props: {
  readonly userId: string;
  readonly preference: NotificationPreference;
  readonly flag: Flag;
  readonly channel: string;
  readonly outcome: Outcome;
}) {
  const { t } = useWords();
  const { userId, preference, flag, channel, outcome } = props;
  const { notification_type: name, enabled } = preference;
  const update = useAct('updateNotificationPreference');
  const label = { type: t(`enum.NotificationType.${name}`), channel };
  const change = () =>
    update.mutate(
      {
        path: { user_id: userId, notification_type: name },
        body: { [flag]: !preference[flag] },
      },
      {
        onSuccess: () => {
          outcome.onError(null);
          outcome.onSaved(t('web-notifications.preferences.saved', label));
        },
        onError: (error) => {
          outcome.onSaved('');
          outcome.onError(error);
        },
      },
    );
  return (
    <Checkbox
      aria-label={t('web-notifications.preferences.tick', label)}
      checked={preference[flag] && enabled}
      disabled={flag !== 'enabled' && !enabled}
      aria-busy={update.isPending}
      onChange={() => {
        if (!update.isPending) change();
      }}
    />
  );
}
