import { Button, Fieldset, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isSplit } from '#domain/expenses/borne-by.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { CostTerms } from './CostTerms.tsx';
import type { AllocationInput, ExpenseInput } from './expense-input.ts';
import styles from './expenses.module.css';

/**
 * Parts of an invoice for several accounts or keys. The first part takes over the values typed for
 * the whole.
 */
export function AllocationFields({ form }: { readonly form: UseFormReturnType<ExpenseInput> }) {
  const { t } = useWords();
  const { allocations } = form.values;
  return (
    <Fieldset legend={t('web-expenses.allocations')} variant="unstyled">
      <Stack gap="xs">
        {allocations.map((_part, index) => (
          // A part is identified by its position until it is saved.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={index} form={form} index={index} />
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => form.insertListItem('allocations', nextPart(form.values))}
          >
            {t('web-expenses.add_allocation')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

const EMPTY: AllocationInput = {
  account_code: '',
  distribution_key_id: '',
  amount: '',
  period_from: '',
  period_to: '',
  description: '',
  decision_id: '',
  excluded_owner_ids: [],
};

function nextPart(typed: ExpenseInput): AllocationInput {
  const { allocations, account_code, distribution_key_id, amount } = typed;
  const { decision_id, excluded_owner_ids } = typed;
  return allocations.length === 0
    ? { ...EMPTY, account_code, distribution_key_id, amount, decision_id, excluded_owner_ids }
    : EMPTY;
}

function Part(props: { readonly form: UseFormReturnType<ExpenseInput>; readonly index: number }) {
  const { t } = useWords();
  const { form, index } = props;
  const { building_id: buildingId, borne_by: bearer, allocations } = form.values;
  return (
    <div className={styles['line']}>
      <TextInput
        {...field(form, `allocations.${index}.description`)}
        label={t('web-expenses.allocation', { part: index + 1 })}
      />
      <TextField
        name={`allocations.${index}.account_code`}
        label="web-expenses.account"
        as="integer"
        required
      />
      <TextField
        name={`allocations.${index}.amount`}
        label="web-expenses.amount"
        as="amount"
        required
      />
      {isSplit(bearer) && (
        <KeyField
          buildingId={buildingId}
          {...field(form, `allocations.${index}.distribution_key_id`)}
          value={allocations[index]?.distribution_key_id ?? ''}
        />
      )}
      {bearer === 'Owners' && (
        <>
          <DayField name={`allocations.${index}.period_from`} label="web-expenses.period_from" />
          <DayField name={`allocations.${index}.period_to`} label="web-expenses.period_to" />
        </>
      )}
      <CostTerms
        form={form}
        account={allocations[index]?.account_code.trim() ?? ''}
        of={allocations[index]}
        place={`allocations.${index}.`}
      />
      <Button variant="subtle" size="xs" onClick={() => form.removeListItem('allocations', index)}>
        {t('web-expenses.remove_allocation', { part: index + 1 })}
      </Button>
    </div>
  );
}
