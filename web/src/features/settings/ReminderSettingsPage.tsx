import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { ReminderSettings } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { ReminderSettingsForm } from './ReminderSettingsForm.tsx';
import { LEVEL_DAYS } from './settings-input.ts';

/** Reminder settings of the organization, or of the chosen building. */
export function ReminderSettingsPage() {
  const { t } = useWords();
  const { building_id: buildingId } = useSearch({ strict: false });
  const query = useRecord('getReminderSettings', {
    query: buildingId === undefined ? {} : { building_id: buildingId },
  });
  if (query.data === undefined) return <LoadingPage title={t('web-settings.reminders.title')} />;
  return <Settings key={buildingId} buildingId={buildingId} current={query.data} />;
}

function Settings(props: {
  readonly buildingId: string | undefined;
  readonly current: Answer<'getReminderSettings'>;
}) {
  const { t } = useWords();
  const { buildingId, current } = props;
  const update = useAct('updateReminderSettings');
  const fields = useFields();
  const { building_id: owner, building_name: building } = current.data;
  const scope = buildingId === undefined ? 'all' : owner === null ? 'inherited' : ('own' as const);
  const query = buildingId === undefined ? {} : { building_id: buildingId };
  return (
    <Page
      title={t('web-settings.reminders.title')}
      sentence={t(`web-settings.reminders.scope.${scope}`, { building })}
      actions={<ResetSettings query={query} isOfBuilding={scope === 'own'} etag={current.etag} />}
    >
      <Editor current={current} update={update} fields={fields}>
        {({ from, etag, act, toSend }) => (
          <ReminderSettingsForm
            from={from}
            submit={(body) => update.mutate({ query, body: toSend(body), etag })}
            act={act}
            isDone={update.isSuccess}
          />
        )}
      </Editor>
    </Page>
  );
}

/** Fields compared when someone else has changed the settings. */
function useFields(): readonly ShownField<ReminderSettings>[] {
  const { t } = useWords();
  const { money, integer } = useFormat();
  return [
    ...LEVEL_DAYS.map((name) => ({
      label: t(`web-settings.reminders.step.${name}`),
      show: (settings: ReminderSettings) => integer(settings[name]),
    })),
    {
      label: t('web-settings.reminders.automatic'),
      show: ({ automatic }) => t(`enum.AutomaticReminders.${automatic}`),
    },
    { label: t('web-settings.reminders.hour'), show: ({ hour }) => integer(hour) },
    {
      label: t('web-settings.reminders.minimum'),
      show: ({ minimum_amount: least }) => money(least),
    },
  ];
}

/** Resets a building to the organization’s settings, or the organization to the defaults. */
function ResetSettings(props: {
  readonly query: { readonly building_id?: string };
  readonly isOfBuilding: boolean;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const may = useRight();
  const [isOpen, setOpen] = useState(false);
  const { query, isOfBuilding, etag } = props;
  // A building without settings of its own has nothing to reset.
  if (!may('deleteReminderSettings') || (query.building_id !== undefined && !isOfBuilding))
    return null;
  const kind = isOfBuilding ? 'building' : 'organization';
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(`web-settings.reminders.give_up.${kind}`)}
      </Button>
      {isOpen && (
        <ActDialog
          title={t(`web-settings.reminders.give_up.${kind}`)}
          consequence={t(`web-settings.reminders.consequence.${kind}`)}
          submit={t(`web-settings.reminders.give_up.${kind}`)}
          initial={{}}
          run={() => api.call('deleteReminderSettings', { query, etag })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
