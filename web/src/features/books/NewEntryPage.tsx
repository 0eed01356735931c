import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';
import { CorrectedYearField } from './CorrectedYearField.tsx';
import { EntryLineFields, type EntryInput } from './EntryLineFields.tsx';
import { EMPTY_LINE, lineBody, sumSide } from './entry-input.ts';

/** Form for a manual journal entry, whose debits and credits must balance. */
export function NewEntryPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const create = useAct('createJournalEntry');
  const keyOf = useIdempotencyKey();
  const sideFault = useOptionalAmountFault();
  const form = useForm<EntryInput>({
    mode: 'controlled',
    initialValues: {
      building_id: building_id ?? '',
      entry_date: today(),
      description: '',
      corrects_fiscal_year: '',
      lines: [EMPTY_LINE, EMPTY_LINE],
    },
    validate: {
      lines: {
        debit: sideFault,
        credit: sideFault,
      },
    },
  });
  const { lines } = form.values;
  const debits = sumSide(lines, 'debit');
  const difference = sumEuro([debits, -sumSide(lines, 'credit')]);
  const submit = form.onSubmit(({ lines: typed, corrects_fiscal_year: year, ...head }) => {
    const body = {
      ...head,
      ...(year === '' ? {} : { corrects_fiscal_year: Number(year) }),
      lines: typed.filter((line) => line.account_code !== '').map(lineBody),
    };
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/journal-entries/$id', params: { id: data.id } }),
      },
    );
  });
  return (
    <Page title={t('web-navigation.books.new_entry')} sentence={t('web-books.new_entry.sentence')}>
      <Form
        of="createJournalEntry"
        form={form}
        act={create}
        onSubmit={submit}
        submit={t('web-books.new_entry.submit')}
        maw={760}
      >
        <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
        <Group grow align="flex-start">
          <DayField name="entry_date" label="web-books.date" />
          <TextField name="description" label="web-books.description" />
        </Group>
        <CorrectedYearField
          {...field(form, 'corrects_fiscal_year')}
          buildingId={form.values.building_id}
          value={form.values.corrects_fiscal_year}
        />
        {lines.map((_line, index) => (
          // A line is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <EntryLineFields key={index} form={form} index={index} />
        ))}
        <Group justify="space-between">
          <Button variant="default" onClick={() => form.insertListItem('lines', EMPTY_LINE)}>
            {t('web-books.new_entry.add_line')}
          </Button>
          <span aria-live="polite">
            {difference === 0
              ? t('web-books.new_entry.balanced', { amount: money(debits) })
              : t('web-books.new_entry.difference', { amount: money(difference) })}
          </span>
        </Group>
      </Form>
    </Page>
  );
}
