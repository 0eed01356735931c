import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';

const EMPTY = { account_code: '', debit: '', credit: '' };

/** Form for a manual journal entry, whose debits and credits must balance. */
export function NewEntryPage() {
  const { t } = useWords();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const create = useAct('createJournalEntry');
  const keyOf = useIdempotencyKey();
  const amountFault = useAmountFault();
  const sideFault = (text: string) => (text.trim() === '' ? null : amountFault(text));
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      building_id: building_id ?? '',
      entry_date: today(),
      description: '',
      lines: [EMPTY, EMPTY],
    },
    validate: {
      lines: {
        debit: sideFault,
        credit: sideFault,
      },
    },
  });
  const { lines } = form.values;
  const debits = sumOf(lines, 'debit');
  const difference = sumEuro([debits, -sumOf(lines, 'credit')]);
  const submit = form.onSubmit(({ lines: typed, ...head }) => {
    const body = { ...head, lines: typed.filter((line) => line.account_code !== '').map(lineOf) };
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
        {lines.map((_line, index) => (
          // A line is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <Group key={index} grow align="flex-start" wrap="nowrap" gap="xs">
            <TextInput
              {...field(form, `lines.${index}.account_code`)}
              label={t('web-books.new_entry.account', { line: index + 1 })}
              inputMode="numeric"
            />
            <TextField name={`lines.${index}.debit`} label="enum.BalanceSide.Debit" as="amount" />
            <TextField name={`lines.${index}.credit`} label="enum.BalanceSide.Credit" as="amount" />
          </Group>
        ))}
        <Group justify="space-between">
          <Button variant="default" onClick={() => form.insertListItem('lines', EMPTY)}>
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

interface LineInput {
  readonly account_code: string;
  readonly debit: string;
  readonly credit: string;
}

function sumOf(lines: readonly LineInput[], side: 'debit' | 'credit'): number {
  return sumEuro(lines.map((line) => Number(parseAmount(line[side]) ?? 0)));
}

function lineOf({ account_code, debit, credit }: LineInput) {
  const amounts = { debit: parseAmount(debit), credit: parseAmount(credit) };
  return {
    account_code,
    ...(amounts.debit === undefined ? {} : { debit: Number(amounts.debit) }),
    ...(amounts.credit === undefined ? {} : { credit: Number(amounts.credit) }),
  };
}
