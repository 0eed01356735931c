import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ANY_VERSION } from '../../shared/api/client.ts';
import type { Minutes } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Deliveries } from '../../shared/letters/Deliveries.tsx';
import { useSendingCheck } from '../../shared/letters/use-sending-check.ts';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { DownloadButton } from '../../shared/ui/DownloadButton.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { Explain, Part } from '../../shared/ui/record.tsx';

interface Shown {
  readonly minutes: Minutes;
  readonly etag: string | undefined;
}

/** Publication of minutes: officers, document to sign, and delivery. */
export function Publication({ minutes, etag }: Shown) {
  const { t } = useWords();
  const { instant, longDay } = useFormat();
  const may = useRight();
  const [isPublishing, publish] = useState(false);
  const { meeting, published_at: published, due_on: due } = minutes;
  const { id } = meeting;
  const paper = (
    <DownloadButton get={() => api.file('getMinutes', { path: { id }, format: 'pdf' })}>
      {t('web-meetings.publication.paper')}
    </DownloadButton>
  );
  if (published !== null)
    return (
      <>
        <Explain>{t('web-meetings.publication.published', { when: instant(published) })}</Explain>
        <Group gap="xs">{paper}</Group>
        <Deliveries of="minutes" id={id} title={t('web-meetings.publication.letters')} />
      </>
    );
  if (!may('publishMinutes')) return <Group gap="xs">{paper}</Group>;
  return (
    <Part title={t('web-meetings.publication.title')}>
      {due !== null && <p>{t('web-meetings.end.due', { day: longDay(due) })}</p>}
      <Group gap="xs">
        <Draft minutes={minutes} />
        {paper}
        {meeting.status === 'Completed' && (
          <Button variant="default" onClick={() => publish(true)}>
            {t('web-meetings.publication.publish')}
          </Button>
        )}
      </Group>
      {isPublishing && <Publish id={id} etag={etag} onClose={() => publish(false)} />}
    </Part>
  );
}

function Publish({
  id,
  onClose,
  ...shown
}: {
  readonly id: string;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  // As of opening the dialog, so that exactly the minutes of that moment are published.
  const [{ etag }] = useState(shown);
  const check = useSendingCheck('previewMinutesSending', id);
  return (
    <ActDialog
      title={t('web-meetings.publication.publish')}
      consequence={t('web-meetings.publication.consequence')}
      check={check}
      submit={t('web-meetings.publication.publish')}
      initial={{}}
      run={() => api.call('publishMinutes', { path: { id }, etag })}
      onClose={onClose}
    />
  );
}

/** Chair, secretary and remarks of the minutes. */
function Draft({ minutes }: { readonly minutes: Minutes }) {
  const { t } = useWords();
  const { meeting, secretary, scrutineers, remarks, items } = minutes;
  const { chair, chair_owner_id: chairId } = minutes;
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {t('web-meetings.publication.draft')}
      </Button>
      {isOpen && (
        <ActDialog
          of="updateMinutes"
          title={t('web-meetings.publication.draft')}
          consequence={t('web-meetings.publication.draft_sentence')}
          submit={t('web-meetings.publication.keep')}
          initial={{
            chair_owner_id: chairId ?? '',
            chair: chair ?? '',
            held_on: meeting.held_on ?? '',
            secretary: secretary ?? '',
            scrutineers: scrutineers ?? '',
            remarks: remarks ?? '',
            items: Object.fromEntries(
              items.map(({ agenda_item_id: id, remark }) => [id, remark ?? '']),
            ),
          }}
          run={(given) =>
            api.call('updateMinutes', {
              path: { id: meeting.id },
              // The body has only what was edited here, so that several people may edit at once.
              etag: ANY_VERSION,
              body: changesOf(minutes, given),
            })
          }
          onClose={() => open(false)}
        >
          {(form) => (
            <>
              <OwnerField
                {...field(form, 'chair_owner_id')}
                value={form.values.chair_owner_id}
                buildingId={meeting.building_id}
                label={t('web-meetings.publication.chair_owner_id')}
                description={t('web-meetings.publication.chair_hint')}
                clearable
                data-autofocus
              />
              <TextField name="chair" label="web-meetings.publication.chair_name" />
              {meeting.held_on !== null && (
                <DayField
                  name="held_on"
                  label="web-meetings.publication.held_on"
                  hint="web-meetings.publication.held_hint"
                />
              )}
              <TextField name="secretary" label="web-meetings.publication.secretary" />
              <TextField name="scrutineers" label="web-meetings.publication.scrutineers" />
              {items.map(({ agenda_item_id: id, position, title }) => (
                <Textarea
                  key={id}
                  {...field(form, `items.${id}`)}
                  label={t('web-meetings.publication.item_remark', { position, title })}
                  autosize
                />
              ))}
              <AreaField
                name="remarks"
                label="web-meetings.publication.remarks"
                autosize
                minRows={3}
              />
            </>
          )}
        </ActDialog>
      )}
    </>
  );
}

const WRITTEN = ['chair_owner_id', 'chair', 'secretary', 'scrutineers', 'remarks'] as const;

/** Request body with only the edited texts, so that others’ edits are not overwritten. */
function changesOf(
  { items, ...minutes }: Minutes,
  given: Readonly<Record<(typeof WRITTEN)[number], string>> & {
    readonly held_on: string;
    readonly items: Readonly<Record<string, string>>;
  },
) {
  const changed = WRITTEN.filter((name) => trimToNull(given[name]) !== minutes[name]);
  const { held_on } = given;
  const isMoved = held_on !== '' && held_on !== minutes.meeting.held_on;
  return {
    ...Object.fromEntries(changed.map((name) => [name, trimToNull(given[name])])),
    ...(isMoved ? { held_on } : {}),
    items: items.flatMap(({ agenda_item_id, remark }) => {
      const text = trimToNull(given.items[agenda_item_id] ?? '');
      return text === remark ? [] : [{ agenda_item_id, remark: text }];
    }),
  };
}
