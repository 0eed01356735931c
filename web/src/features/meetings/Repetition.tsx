import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Decision } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { field } from '../../shared/ui/form.ts';
import { Explain } from '../../shared/ui/record.tsx';
import { AssemblyField } from './AssemblyField.tsx';

/**
 * Puts a decision that failed for lack of present owners on the agenda of a later meeting (art.
 * 3.88 §3).
 */
export function Repetition({ decision }: { readonly decision: Decision }) {
  const { t } = useWords();
  const { longDay } = useFormat();
  const may = useRight();
  const navigate = useNavigate();
  const [isOpened, open] = useState(false);
  const { id, building_id: buildingId, repeatable_from: from } = decision;
  if (from === null) return null;
  const rule = t('web-meetings.repeat.rule', { day: longDay(from) });
  return (
    <>
      <Explain>{rule}</Explain>
      {may('repeatDecision') && (
        <Group>
          <Button variant="default" onClick={() => open(true)}>
            {t('web-meetings.repeat.open')}
          </Button>
        </Group>
      )}
      {isOpened && (
        <ActDialog
          of="repeatDecision"
          title={t('web-meetings.repeat.open')}
          consequence={rule}
          submit={t('web-meetings.repeat.open')}
          initial={{ meeting_id: '' }}
          run={async (body) => {
            await api.call('repeatDecision', { path: { id }, body });
            await navigate({ to: '/meetings/$id', params: { id: body.meeting_id } });
          }}
          onClose={() => open(false)}
        >
          {(form) => (
            <AssemblyField
              {...field(form, 'meeting_id')}
              value={form.values.meeting_id}
              buildingId={buildingId}
              from={from}
            />
          )}
        </ActDialog>
      )}
    </>
  );
}
