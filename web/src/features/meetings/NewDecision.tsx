import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DECISION_TYPES } from '#domain/assemblies/decision-types.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { AreaField, ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

const NOTHING = {
  building_id: '',
  decided_on: '',
  title: '',
  text: '',
  decision_type: 'Other' as (typeof DECISION_TYPES)[number],
  amount: '',
  distribution_key_id: '',
};

/** Button with the form for a decision that no meeting here has taken. */
export function NewDecision() {
  const { t } = useWords();
  const may = useRight();
  const navigate = useNavigate();
  const amountFault = useOptionalAmountFault();
  const [isOpened, open] = useState(false);
  if (!may('createDecision')) return null;
  return (
    <>
      <Button onClick={() => open(true)}>{t('web-meetings.decisions.new')}</Button>
      {isOpened && (
        <ActDialog
          of="createDecision"
          title={t('web-meetings.decisions.new')}
          consequence={t('web-meetings.decisions.new_rule')}
          submit={t('web-meetings.decisions.record')}
          initial={NOTHING}
          validate={{ amount: amountFault }}
          run={async ({ text, amount, distribution_key_id: key, ...given }) => {
            const { data } = await api.call('createDecision', {
              body: {
                ...given,
                ...(text.trim() === '' ? {} : { text }),
                ...(amount.trim() === '' ? {} : { amount: Number(parseAmount(amount)) }),
                ...(key === '' ? {} : { distribution_key_id: key }),
              },
            });
            await navigate({ to: '/decisions/$id', params: { id: data.id } });
          }}
          onClose={() => open(false)}
        >
          {(form) => (
            <>
              <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
              <DayField name="decided_on" label="web-meetings.decisions.on" />
              <TextField name="title" label="web-meetings.decisions.what" />
              <AreaField name="text" label="web-meetings.decisions.text" />
              <ChoiceField
                name="decision_type"
                label="web-meetings.decisions.type"
                of="DecisionType"
                values={DECISION_TYPES}
              />
              <TextField name="amount" label="web-meetings.finishing.amount" as="amount" />
              <KeyField
                {...field(form, 'distribution_key_id')}
                buildingId={form.values.building_id}
                value={form.values.distribution_key_id}
              />
            </>
          )}
        </ActDialog>
      )}
    </>
  );
}
