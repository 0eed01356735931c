import { Group, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FUNDS } from '#domain/funds/funds.ts';
import { ChoiceField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import type { CallInput } from './call-input.ts';

/** Fund and amount of a call for a single fund. */
export function WholeFields(props: {
  readonly form: UseFormReturnType<CallInput>;
  readonly amount: Pick<TextInputProps, 'id' | 'label' | 'required' | 'withAsterisk'>;
}) {
  const { form, amount } = props;
  return (
    <Group grow align="flex-start">
      <ChoiceField name="fund" label="web-calls.fund" of="Fund" values={FUNDS} />
      <TextInput {...field(form, 'amount')} {...amount} inputMode="decimal" />
    </Group>
  );
}
