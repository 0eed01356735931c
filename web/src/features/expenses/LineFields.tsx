import { Button, Fieldset, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { VAT_RATES } from '#domain/expenses/line-items.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import type { ExpenseInput, LineInput } from './expense-input.ts';
import styles from './expenses.module.css';

const EMPTY: LineInput = { description: '', quantity: '1', unit_price: '', vat_rate: '0.21' };

/** Optional lines of an invoice. Their total with VAT equals its amount. */
export function LineFields({ form }: { readonly form: UseFormReturnType<ExpenseInput> }) {
  const { t } = useWords();
  const { percent } = useFormat();
  // An electronic invoice keeps its VAT rates, even unusual ones.
  const kept = form.values.line_items.map(({ vat_rate }) => Number(vat_rate));
  const rates = [...new Set([...VAT_RATES, ...kept])].map((rate) => ({
    value: String(rate),
    label: percent(rate),
  }));
  return (
    <Fieldset legend={t('web-expenses.lines')} variant="unstyled">
      <Stack gap="xs">
        {form.values.line_items.map((_line, index) => (
          // A line is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles['line']}>
            <TextInput
              {...field(form, `line_items.${index}.description`)}
              label={t('web-expenses.line', { line: index + 1 })}
              required
              withAsterisk={false}
            />
            <TextField
              name={`line_items.${index}.quantity`}
              label="web-expenses.quantity"
              as="amount"
            />
            <TextField
              name={`line_items.${index}.unit_price`}
              label="web-expenses.unit_price"
              as="amount"
              required
            />
            <Select
              {...field(form, `line_items.${index}.vat_rate`)}
              label={t('web-expenses.vat_rate')}
              data={rates}
              allowDeselect={false}
            />
            <Button
              variant="subtle"
              size="xs"
              onClick={() => form.removeListItem('line_items', index)}
            >
              {t('web-expenses.remove_line', { line: index + 1 })}
            </Button>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => form.insertListItem('line_items', EMPTY)}
          >
            {t('web-expenses.add_line')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
