import { Group, Select, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FUNDS } from '#domain/funds/funds.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { field } from '../../shared/ui/form.ts';
import type { TypedCall } from './typed-call.ts';

/** Fund and amount of a call for a single fund. */
export function WholeFields(props: {
  readonly form: UseFormReturnType<TypedCall>;
  readonly amount: Pick<TextInputProps, 'id' | 'label' | 'required' | 'withAsterisk'>;
}) {
  const { t } = useWords();
  const { form, amount } = props;
  return (
    <Group grow align="flex-start">
      <Select
        {...field(form, 'fund')}
        label={t('web-calls.fund')}
        data={FUNDS.map((value) => ({ value, label: t(`enum.Fund.${value}`) }))}
        allowDeselect={false}
      />
      <TextInput {...field(form, 'amount')} {...amount} inputMode="decimal" />
    </Group>
  );
}
