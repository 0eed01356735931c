import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { NotificationPreference } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useMe } from '../../shared/session/session.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
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
  const columns = columnsFor(id, { onError: setError, onSaved: setSaved });
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

function columnsFor(
  userId: string,
  { onError, onSaved }: Outcome,
): readonly Column<NotificationPreference>[] {
  return [
    { id: 'notification_type', header: 'web-notifications.type', of: 'NotificationType' },
    ...FLAGS.map(([channel, flag]): Column<NotificationPreference> => ({
      id: flag,
      header: `enum.Channel.${channel}`,
      cell: (preference, { t }) => (
        <Tick
          userId={userId}
          preference={preference}
          flag={flag}
          channel={t(`enum.Channel.${channel}`)}
          outcome={{ onError, onSaved }}
        />
      ),
    })),
  ];
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
        etag: ANY_VERSION,
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
