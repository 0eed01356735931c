import { Button, Group, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { BuildingAmounts, type BuildingChoice } from './BuildingAmounts.tsx';
import { PartFields } from './PartFields.tsx';
import { WholeFields } from './WholeFields.tsx';
import { parseCallAmount, type CallInput } from './call-input.ts';
import { comingQuarters } from './quarters.ts';

type CallFields = UseFormReturnType<CallInput>;

/**
 * Form for the purpose, period and buildings of a bulk call; shows the number of drafts and their
 * total.
 */
export function BulkForm(
  props: BuildingChoice & {
    readonly form: CallFields;
    readonly submit: (typed: CallInput) => void;
    readonly act: Submission;
  },
) {
  const { t } = useWords();
  const { money } = useFormat();
  const { form, submit, act, ...choice } = props;
  const { chosen, amounts } = choice;
  const isWhole = form.values.parts.length === 0;
  const asked = [...chosen].map((id) => parseCallAmount(id, form.values, amounts) ?? 0);
  return (
    <Form
      of="bulkCreateCalls"
      form={{ ...form, getValues: () => ({ ...form.getValues(), amounts }) }}
      act={act}
      onSubmit={form.onSubmit(submit)}
      maw="none"
    >
      <Stack gap="md" maw={640}>
        <PeriodFields form={form} />
        {isWhole && (
          <WholeFields
            form={form}
            amount={{ id: 'total_amount', label: t('web-calls.bulk.amount') }}
          />
        )}
        <PartFields form={form} hasKeys={false} />
        <AreaField
          name="description"
          label="web-calls.description"
          hint="web-calls.description_hint"
        />
      </Stack>
      <BuildingAmounts {...choice} typed={form.values} />
      <p role="status">
        {t('web-calls.bulk.sum', { count: chosen.size, amount: money(sumEuro(asked)) })}
      </p>
      <Group>
        <Button type="submit" loading={act.isPending} disabled={chosen.size === 0}>
          {t('web-calls.save_draft', { count: chosen.size })}
        </Button>
      </Group>
    </Form>
  );
}

/**
 * Dates and title. Choosing a quarter fills in all of them; later input replaces the suggestion.
 */
function PeriodFields({ form }: { readonly form: CallFields }) {
  const { t } = useWords();
  const [quarters] = useState(() => comingQuarters(today()));
  const titles = quarters.map((of) => t('call_title.quarter', { ...of, year: String(of.year) }));
  const take = (place: string | null) => {
    const quarter = quarters[Number(place)];
    if (place === null || quarter === undefined) return;
    const { title } = form.values;
    const isOwn = title !== '' && !titles.includes(title);
    form.setValues({
      call_date: quarter.call_date,
      due_date: quarter.due_date,
      ...(isOwn ? {} : { title: titles[Number(place)] ?? '' }),
    });
  };
  return (
    <>
      <Select
        label={t('web-calls.bulk.quarter')}
        description={t('web-calls.bulk.quarter_hint')}
        data={quarters.map(({ quarter, year }, place) => ({
          value: String(place),
          label: t('web-calls.bulk.quarter_of', { quarter, year: String(year) }),
        }))}
        onChange={take}
        clearable
      />
      <TextField name="title" label="web-calls.name" hint="web-calls.name_hint" />
      <Group grow align="flex-start">
        <DayField name="call_date" label="web-calls.call_date" required />
        <DayField name="due_date" label="web-calls.due_date" min={form.values.call_date} />
      </Group>
    </>
  );
}
