import { Button, Group } from '@mantine/core';
import type { Budget } from '../../shared/api/generated.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { AccountField } from '../../shared/ui/AccountField.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

interface TypedLine {
  account_code: string;
  distribution_key_id: string;
  amount: string;
  nature: Budget['lines'][number]['nature'];
  note: string | null;
}

/** Changes the lines of a draft. */
export function BudgetLinesDialog(props: {
  readonly budget: Budget;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { budget, etag, onClose } = props;
  const amountFault = useAmountFault();
  const lines = budget.lines.map((line): TypedLine => ({
    account_code: line.account_code,
    distribution_key_id: line.distribution_key_id,
    amount: String(line.amount),
    nature: line.nature,
    note: line.note,
  }));
  const added: TypedLine = {
    account_code: '',
    distribution_key_id: '',
    amount: '',
    nature: budget.kind,
    note: null,
  };
  return (
    <ActDialog<{ lines: TypedLine[] }>
      of="updateBudget"
      title={t('web-books.budgets.edit')}
      consequence={t('web-books.budgets.edit_sentence')}
      submit={t('web-books.budgets.save')}
      initial={{ lines }}
      validate={{ lines: { amount: amountFault } }}
      run={({ lines: typed }) =>
        api.call('updateBudget', {
          path: { id: budget.id },
          body: {
            lines: typed.map(({ amount, distribution_key_id, ...line }) => ({
              ...line,
              amount: Number(parseAmount(amount) ?? 0),
              ...(distribution_key_id === '' ? {} : { distribution_key_id }),
            })),
          },
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.values.lines.map((line, index) => (
            // A line is identified by its position until it is saved.
            // oxlint-disable-next-line react/no-array-index-key
            <Group key={index} gap="xs" align="flex-end">
              <AccountField
                {...field(form, `lines.${index}.account_code`)}
                value={line.account_code}
                onChange={(code) => form.setFieldValue(`lines.${index}.account_code`, code)}
              />
              <KeyField
                {...field(form, `lines.${index}.distribution_key_id`)}
                buildingId={budget.building_id}
                value={line.distribution_key_id}
                onChange={(id) => form.setFieldValue(`lines.${index}.distribution_key_id`, id)}
              />
              <TextField
                name={`lines.${index}.amount`}
                label="web-books.budgets.amount"
                as="amount"
                required
              />
              <Button
                variant="subtle"
                size="xs"
                onClick={() => form.removeListItem('lines', index)}
              >
                {t('web-books.budgets.remove_line', { line: index + 1 })}
              </Button>
            </Group>
          ))}
          <div>
            <Button variant="default" size="xs" onClick={() => form.insertListItem('lines', added)}>
              {t('web-books.budgets.add_line')}
            </Button>
          </div>
        </>
      )}
    </ActDialog>
  );
}
