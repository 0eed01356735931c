import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { keyName } from '../../shared/format/key-name.ts';
import { parseOptionalAmount, trimToNull, writeNumber } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { Part } from '../../shared/ui/record.tsx';

/** Amount, key and end of the works of a decision, and the form that changes them. */
export function Finishing({ answer }: { readonly answer: Answer<'getDecision'> }) {
  const { t } = useWords();
  const { day, money } = useFormat();
  const may = useRight();
  const [isOpened, open] = useState(false);
  const { amount, distribution_key_id: keyId, finished_on: end, building_id: id } = answer.data;
  const keys = useQuery({
    ...apiQuery('listDistributionKeys', { path: { id } }),
    enabled: keyId !== null,
  });
  const key = keys.data?.data.find((one) => one.id === keyId);
  return (
    <Part title={t('web-meetings.finishing.title')}>
      <Facts
        facts={[
          [t('web-meetings.finishing.amount'), amount === null ? null : money(amount)],
          [t('web-meetings.finishing.key'), key === undefined ? null : keyName(key.name, t)],
          [
            t('web-meetings.finishing.end'),
            end === null ? t('web-meetings.finishing.running') : day(end),
          ],
        ]}
      />
      {may('updateDecision') && (
        <Group>
          <Button variant="default" onClick={() => open(true)}>
            {t('web-meetings.finishing.change')}
          </Button>
        </Group>
      )}
      {isOpened && <FinishingForm answer={answer} onClose={() => open(false)} />}
    </Part>
  );
}

function FinishingForm(props: {
  readonly answer: Answer<'getDecision'>;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const amountFault = useOptionalAmountFault();
  const { answer, onClose } = props;
  const {
    id,
    building_id: buildingId,
    amount,
    distribution_key_id: key,
    finished_on,
  } = answer.data;
  return (
    <ActDialog
      of="updateDecision"
      title={t('web-meetings.finishing.change')}
      consequence={t('web-meetings.finishing.rule')}
      submit={t('web-meetings.finishing.save')}
      initial={{
        amount: amount === null ? '' : writeNumber(amount),
        distribution_key_id: key ?? '',
        finished_on: finished_on ?? '',
      }}
      validate={{ amount: amountFault }}
      run={(given) =>
        api.call('updateDecision', {
          path: { id },
          body: {
            amount: parseOptionalAmount(given.amount),
            distribution_key_id: trimToNull(given.distribution_key_id),
            finished_on: trimToNull(given.finished_on),
          },
          etag: answer.etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField name="amount" label="web-meetings.finishing.amount" as="amount" />
          <KeyField
            {...field(form, 'distribution_key_id')}
            buildingId={buildingId}
            value={form.values.distribution_key_id}
          />
          <DayField name="finished_on" label="web-meetings.finishing.end" />
        </>
      )}
    </ActDialog>
  );
}
