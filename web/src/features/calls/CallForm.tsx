import { Button, Group, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import type { CallForFunds } from '../../shared/api/generated.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { Explain } from '../../shared/ui/record.tsx';
import { PartFields } from './PartFields.tsx';
import { WholeFields } from './WholeFields.tsx';
import { emptyCall, toCallInput, type CallInput } from './call-input.ts';

/** Numbers of instalments on offer; 1 means no series. */
const INSTALMENTS = [1, 2, 4, 12] as const;

/** Value of the button that leads on to sending. */
const SEND = 'send';

/** Whether a form was submitted by the button that leads on to sending. */
function isSentBy(event: Event | undefined): boolean {
  const by = event instanceof SubmitEvent ? event.submitter : null;
  return by instanceof HTMLButtonElement && by.value === SEND;
}

/**
 * Form for a call for funds: a single call, possibly for several funds, or the instalments of a
 * year.
 */
export function CallForm(props: {
  /** Saves the call; the second parameter says whether it is to be sent then. */
  readonly submit: (typed: CallInput, isToSend: boolean) => void;
  readonly act: Submission;
  /** Draft that is edited. */
  readonly from?: CallForFunds;
}) {
  const { t } = useWords();
  const { submit, act, from } = props;
  const { building_id = '' } = useSearch({ strict: false });
  const amountFault = useAmountFault();
  const form = useForm<CallInput>({
    mode: 'controlled',
    initialValues: from === undefined ? emptyCall(building_id, today()) : toCallInput(from),
    validate: {
      amount: (text, { parts }) => (parts.length === 0 ? amountFault(text) : null),
      parts: { amount: amountFault },
    },
  });
  const { instalments, building_id: building, distribution_key_id: key } = form.values;
  const isWhole = form.values.parts.length === 0;
  const isSeries = instalments !== '1';
  // The amounts of an instalment were fixed with its series.
  const hasAmounts = (from?.series_id ?? null) === null;
  return (
    <Form
      of="createCallForFunds"
      form={form}
      act={act}
      onSubmit={form.onSubmit((typed, event) => submit(typed, isSentBy(event?.nativeEvent)))}
      also={
        from === undefined &&
        !isSeries && (
          <Button type="submit" value={SEND} variant="default" disabled={act.isPending}>
            {t('web-calls.save_and_send')}
          </Button>
        )
      }
      submit={
        from === undefined
          ? t('web-calls.save_draft', { count: isSeries ? Number(instalments) : 1 })
          : t('web-calls.save')
      }
    >
      {from === undefined && <BuildingField {...field(form, 'building_id')} value={building} />}
      <TextField name="title" label="web-calls.name" hint="web-calls.name_hint" />
      {from === undefined && (
        <Select
          {...field(form, 'instalments')}
          label={t('web-calls.instalments')}
          data={INSTALMENTS.map((count) => ({
            value: String(count),
            label: t('web-calls.in_instalments', { count }),
          }))}
          allowDeselect={false}
        />
      )}
      {!hasAmounts && <Explain>{t('web-calls.amounts_of_series')}</Explain>}
      {hasAmounts && isWhole && (
        <WholeFields
          form={form}
          amount={{
            label: t(isSeries ? 'web-calls.amount_of_year' : 'web-calls.amount'),
            required: true,
            withAsterisk: false,
          }}
        />
      )}
      <Group grow align="flex-start">
        <DayField
          name="call_date"
          label={isSeries ? 'web-calls.first_call_date' : 'web-calls.call_date'}
          required
        />
        <DayField
          name="due_date"
          label={isSeries ? 'web-calls.first_due_date' : 'web-calls.due_date'}
          min={form.values.call_date}
        />
      </Group>
      {hasAmounts && isWhole && (
        <KeyField {...field(form, 'distribution_key_id')} buildingId={building} value={key} />
      )}
      {hasAmounts && <PartFields form={form} isSeries={isSeries} />}
      <DecisionField
        {...field(form, 'decision_id')}
        buildingId={building}
        value={form.values.decision_id}
      />
      <AreaField
        name="description"
        label="web-calls.description"
        hint="web-calls.description_hint"
      />
    </Form>
  );
}
