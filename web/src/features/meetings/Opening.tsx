import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { earliestSecondSession } from '#domain/assemblies/deadlines.ts';
import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';
import { ApiProblem } from '../../shared/api/client.ts';
import type { Meeting, Quorum } from '../../shared/api/generated.ts';
import { instantAt } from '../../shared/format/instant-at.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { TimeInput } from '../../shared/ui/TimeInput.tsx';
import { DayField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/**
 * Opens the meeting with those present. Without quorum that is recorded, and a second session may
 * be held.
 */
export function Opening(props: {
  readonly meeting: Meeting;
  readonly quorum: Quorum | undefined;
  readonly onOpened: () => void;
}) {
  const { t } = useWords();
  const { meeting, quorum, onOpened } = props;
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => api.call('openMeeting', { path: { id: meeting.id }, etag: meeting.etag }),
    // Passed to the hook, since the button is unmounted before the refetch ends.
    onSuccess: onOpened,
    onSettled: () => queries.invalidateQueries(),
  });
  const [isPostponing, postpone] = useState(false);
  // Later arrivals may have completed the quorum.
  const isOutdated =
    open.error instanceof ApiProblem &&
    open.error.code === 'quorum_not_reached' &&
    quorum?.reached === true;
  const refusal = isOutdated ? null : open.error;
  const isWithoutQuorum = refusal instanceof ApiProblem && refusal.code === 'quorum_not_reached';
  if (!meeting.allowed_actions.includes('open')) return null;
  return (
    <>
      <Problem error={refusal} />
      <Group>
        <Button
          variant={quorum?.reached === true ? 'filled' : 'default'}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t(quorum?.reached === true ? 'web-meetings.opening.open' : 'web-meetings.opening.try')}
        </Button>
        {isWithoutQuorum && (
          <Button onClick={() => postpone(true)}>{t('web-meetings.opening.second')}</Button>
        )}
      </Group>
      {isPostponing && <SecondSession meeting={meeting} onClose={() => postpone(false)} />}
    </>
  );
}

function SecondSession(props: { readonly meeting: Meeting; readonly onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { meeting, onClose } = props;
  const first = Date.parse(meeting.scheduled_date);
  return (
    <ActDialog
      of="createSecondSession"
      title={t('web-meetings.opening.second')}
      consequence={t('web-meetings.opening.second_consequence')}
      submit={t('web-meetings.opening.second')}
      initial={{
        day: earliestSecondSession(todayInBrussels(first)),
        scheduled_date: timeInBrussels(first),
      }}
      run={async ({ day, scheduled_date: time }) => {
        const { data } = await api.call('createSecondSession', {
          path: { id: meeting.id },
          body: { scheduled_date: instantAt(day, time) ?? '' },
        });
        await navigate({ to: '/meetings/$id', params: { id: data.id } });
      }}
      onClose={onClose}
    >
      {(form) => (
        <Group grow>
          <DayField name="day" label="web-meetings.day" required data-autofocus />
          <TimeInput
            {...field(form, 'scheduled_date')}
            label={t('web-meetings.hour')}
            required
            withAsterisk={false}
          />
        </Group>
      )}
    </ActDialog>
  );
}
