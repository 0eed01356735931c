import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import { PartFields } from './PartFields.tsx';
import { WholeFields } from './WholeFields.tsx';
import { toCallEntry, emptyCall, type CallEntry, type TypedCall } from './typed-call.ts';

/** Numbers of instalments on offer; 1 means no series. */
const INSTALMENTS = [1, 2, 4, 12] as const;

/**
 * Form for a call for funds: a single call, possibly for several funds, or the instalments of a
 * year.
 */
export function CallForm(props: {
  readonly submit: (entry: CallEntry) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}) {
  const { t } = useWords();
  const { submit, isPending, error } = props;
  const { building_id = '' } = useSearch({ strict: false });
  const amountFault = (text: string) =>
    parseAmount(text) === undefined ? t('web.form.no_amount') : null;
  const form = useForm<TypedCall>({
    mode: 'controlled',
    initialValues: emptyCall(building_id, today()),
    validate: {
      amount: (text, { parts }) => (parts.length === 0 ? amountFault(text) : null),
      parts: { amount: amountFault },
    },
  });
  const faults = useRefusals(form, error);
  const { instalments, building_id: building, distribution_key_id: key } = form.values;
  const isWhole = form.values.parts.length === 0;
  const isSeries = instalments !== '1';
  return (
    <Form form={form} error={error} onSubmit={form.onSubmit((typed) => submit(toCallEntry(typed)))}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        <BuildingField {...field(form, 'building_id')} value={building} />
        <TextInput
          {...field(form, 'title')}
          label={t('web-calls.name')}
          description={t('web-calls.name_hint')}
          required
          withAsterisk={false}
        />
        <Select
          {...field(form, 'instalments')}
          label={t('web-calls.instalments')}
          data={INSTALMENTS.map((count) => ({
            value: String(count),
            label: t('web-calls.in_instalments', { count }),
          }))}
          allowDeselect={false}
        />
        {isWhole && (
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
          <TextInput
            {...field(form, 'call_date')}
            type="date"
            label={t(isSeries ? 'web-calls.first_call_date' : 'web-calls.call_date')}
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'due_date')}
            type="date"
            label={t(isSeries ? 'web-calls.first_due_date' : 'web-calls.due_date')}
            min={form.values.call_date}
            required
            withAsterisk={false}
          />
        </Group>
        {isWhole && (
          <KeyField {...field(form, 'distribution_key_id')} buildingId={building} value={key} />
        )}
        <PartFields form={form} isSeries={isSeries} />
        <Textarea
          {...field(form, 'description')}
          label={t('web-calls.description')}
          description={t('web-calls.description_hint')}
        />
        <Group>
          <Button type="submit" loading={isPending}>
            {t('web-calls.save_draft', { count: isSeries ? Number(instalments) : 1 })}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
